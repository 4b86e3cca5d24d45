import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '@console/api-kit/database';
import { createTestDatabase, createTestDataDir, NOW, postgresUrlOf, testPostgresUrl } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { isEmpty, seedDatabase } from '../seed.ts';

const root = mkdtempSync(join(tmpdir(), 'console-processes-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const seedCommand = fileURLToPath(new URL('../commands/seed.ts', import.meta.url));
const createAdmin = fileURLToPath(new URL('../commands/createAdmin.ts', import.meta.url));

/** More than the tables take without rows, and less than with all of them. */
const SEEDING_BYTES = 40_000_000;

/** Returns the bytes of the tables in the folder of an embedded database. A file may go while they are counted. */
function sizeOf(folder: string): number {
  const tables = join(folder, 'base');
  return readdirSync(tables, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}

function start(script: string, args: string[], variables: Record<string, string>): ChildProcess {
  const env = { ...process.env, DATABASE_URL: '', ...variables };
  return spawn(process.execPath, [script, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Runs a command to its end, with a text as piped input. */
async function run(script: string, args: string[], variables: Record<string, string>, input = '') {
  const child = start(script, args, variables);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, output: output.trim() };
}

test('a data folder whose seeding was killed starts again and is complete', async () => {
  const dataDir = join(root, 'killed');
  const folder = join(dataDir, 'database');
  for (const moment of [
    () => existsSync(join(dataDir, 'database.unfinished')),
    () => existsSync(folder),
    // The tables and their first rows.
    () => existsSync(folder) && sizeOf(folder) > SEEDING_BYTES,
  ]) {
    const child = start(seedCommand, ['--bookings', '2000'], { CONSOLE_DATA_DIR: dataDir });
    const exited = once(child, 'exit');
    while (child.exitCode === null && !moment()) await wait(20);
    child.kill('SIGKILL');
    await exited;
  }
  const database = await openDatabase({ dataDir });
  await migrate(database, migrations);
  if (await isEmpty(database)) await seedDatabase(database, { bookings: 50, now: NOW });
  const { rows } = await database.execute<{ bookings: number }>(sql`SELECT count(*)::int AS bookings FROM booking`);
  expect([50, 2_000]).toContain(rows[0]?.bookings);
  await database.close();
});

test('on a data folder that is in use, the commands are refused with one sentence', async () => {
  const dataDir = join(root, 'used');
  const database = await openDatabase({ dataDir });
  for (const script of [seedCommand, createAdmin]) {
    const { code, output } = await run(script, script === createAdmin ? ['--email', 'a@example.org'] : [], {
      CONSOLE_DATA_DIR: dataDir,
    });
    expect(code).toBe(1);
    expect(output).toBe(`The data folder ${dataDir} is in use by another process of the console; stop that one first.`);
  }
  await database.close();
});

test('the first administrator is created once, and the seed refuses a database with data', async () => {
  const variables = { CONSOLE_DATA_DIR: join(root, 'admin') };
  await createTestDataDir(variables.CONSOLE_DATA_DIR, { migrations });
  const args = ['--email', 'Ann <ann@example.org>', '--given-name', 'Ann'];
  expect(await run(createAdmin, ['--email', 'ann@bücher.example'], variables, 'four\n')).toEqual({
    code: 1,
    output: 'The password must be at least 5 characters.',
  });
  const { code, output } = await run(createAdmin, args, variables, 'correct horse\n');
  expect(code).toBe(0);
  const [sentence, ...logged] = output.split('\n').reverse();
  expect(sentence).toBe('ann@example.org can now sign in as an administrator.');
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { log: 'security', msg: 'roles changed', roles: ['ROLE_ADMIN'], by: 'create-admin' },
    { log: 'security', msg: 'password changed', by: 'create-admin' },
  ]);
  expect(output).not.toContain('correct horse');
  expect(await run(createAdmin, ['--email', 'ANN@example.org'], variables, 'correct horse\n')).toEqual({
    code: 1,
    output: 'There is already a user who signs in with ANN@example.org.',
  });
  expect(await run(seedCommand, ['--bookings', '10'], variables)).toEqual({
    code: 1,
    output: 'The database already holds data; the seed fills empty databases only.',
  });
});

test.each([
  [[], 'Give the email address: npm run create-admin -- --email name@example.com'],
  [['--email', 'nobody'], '--email must be a valid email address.'],
  [['--email', 'ada@acme-.example'], '--email must be a valid email address.'],
  [['--email', `${'a'.repeat(250)}@b.org`], '--email must have at most 255 characters.'],
])('create-admin %j: %s', async (args, sentence) => {
  const { code, output } = await run(createAdmin, args, { CONSOLE_DATA_DIR: join(root, 'none') });
  expect({ code, output }).toEqual({ code: 1, output: sentence });
});

test.runIf(testPostgresUrl())('two processes that migrate one PostgreSQL at once both find it ready', async () => {
  const empty = await createTestDatabase({ migrations: [], engine: 'postgres' });
  const url = await postgresUrlOf(empty);
  const script = fileURLToPath(new URL('../testing/migrateOnce.ts', import.meta.url));
  const both = await Promise.all([1, 2].map(() => run(script, [], { DATABASE_URL: url })));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const applied = both.map(({ output }) => Number(output)).sort((a, b) => a - b);
  expect(applied[0]).toBe(0);
  expect(applied[1]).toBeGreaterThan(5);
  await empty.close();
});
