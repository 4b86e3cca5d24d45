import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockDataDir } from './lockDataDir.ts';

const root = mkdtempSync(join(tmpdir(), 'console-lock-test-'));
afterAll(() => rmSync(root, { recursive: true }));

const SCRIPT = `
  const { lockDataDir } = await import(${JSON.stringify(new URL('./lockDataDir.ts', import.meta.url).href)});
  try { await lockDataDir(process.argv[1]); console.log('held'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;

/** Starts another process that locks the folder. `said` is the first line that it prints. */
async function otherProcess(folder: string): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { said: String(said).trim(), child };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const folders = [
  ['a folder', join(root, 'short')],
  ['a folder whose path is too long for a socket', join(root, 'long'.repeat(40))],
] as const;

test.each(folders)('%s has one holder, and is free again when that process is killed', async (_, folder) => {
  const first = await otherProcess(folder);
  expect(first.said).toBe('held');
  const second = await otherProcess(folder);
  expect(second.said).toBe(
    `The data folder ${folder} is in use by another process of the console; stop that one first.`,
  );
  await kill(first.child);
  const third = await otherProcess(folder);
  expect(third.said).toBe('held');
  await kill(third.child);
});

test('a released folder can be locked again, and old sockets are removed', async () => {
  const folder = join(root, 'again');
  for (let round = 0; round < 5; round++) {
    const lock = await lockDataDir(folder);
    await lock.release();
  }
  expect(readdirSync(folder).length).toBeLessThanOrEqual(1);
});

test('when many processes find a dead holder, exactly one of them gets the folder', async () => {
  const folder = join(root, 'race');
  mkdirSync(folder);
  await kill((await otherProcess(folder)).child);
  const locks = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(folder)));
  const held = locks.filter((lock) => lock.status === 'fulfilled');
  expect(held).toHaveLength(1);
  await held[0]?.value.release();
});

test('a folder that cannot be created is reported in one sentence', async () => {
  const file = join(root, 'a file');
  writeFileSync(file, '');
  for (const dir of [file, join(file, 'below')]) {
    await expect(lockDataDir(dir)).rejects.toThrow(`The data folder ${dir} cannot be made, or`);
  }
});
