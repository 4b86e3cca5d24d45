import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '@console/api-kit/testing/postgres';
import { ConsoleServer } from '@console/harness/console-server';
import { test as base } from './test.ts';

const seed = resolve(import.meta.dirname, '../../../apps/api/src/commands/seed.ts');

interface WorkerFixtures {
  /** The environment of both processes: one PostgreSQL database and one token secret. Null without PostgreSQL. */
  shared: { readonly CONSOLE_DATA_DIR: string; readonly [variable: string]: string } | null;
}

/** A day on PostgreSQL, with the colleague's console in another process. */
export const test = base.extend<object, WorkerFixtures>({
  shared: [
    async ({ releases }, use) => {
      const postgres = await startPostgres();
      const dataDir = mkdtempSync(join(tmpdir(), 'console-two-'));
      const env = {
        DATABASE_URL: postgres?.url ?? '',
        // Each of the two servers of the test is one process.
        PROCESSES: '1',
        CONSOLE_DATA_DIR: dataDir,
        RELEASES_DIR: releases,
        ONLY_KNOWN_OPERATIONS: '0',
        TOKEN_SECRET: 'one secret for both of the processes of this test',
      };
      if (postgres) await promisify(execFile)(process.execPath, [seed], { env: { ...process.env, ...env } });
      await use(postgres && env);
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  server: [async ({ shared }, use) => serve(shared, use), { scope: 'worker', timeout: 120_000 }],
  colleagueServer: [async ({ shared }, use) => serve(shared, use), { scope: 'worker', timeout: 120_000 }],
});

async function serve(env: WorkerFixtures['shared'], use: (server: ConsoleServer) => Promise<void>): Promise<void> {
  if (!env) throw new Error('There is no PostgreSQL, so the test is skipped.');
  const server = await ConsoleServer.start({ dataDir: env.CONSOLE_DATA_DIR, env });
  await use(server);
  await server.stop();
}
