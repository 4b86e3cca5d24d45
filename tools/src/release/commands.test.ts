import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { printChange } from './printChange.ts';

const releases = mkdtempSync(join(tmpdir(), 'console-commands-'));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, RELEASES_DIR: releases },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the message names an empty folder, because another one may be meant', () => {
  expect(run('releases').stdout).toBe(`Nothing has been released yet in ${releases}.\n`);
});

test('a rollback takes one name and one version, and refuses further arguments', () => {
  const { status, stderr } = run('rollback', 'bookings', '3f9c2a1b', 'classes');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run rollback -- <name> [version]');
});

test('a release of several parts reports each of them, even a part that is live already', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const live = [{ name: 'shell', version: '1.0.0+77ab01c4', base: '/releases/shell/77ab01c400000000/' }];
  printChange(['shell', 'bookings'], { live, replaced: [], warnings: [] }, 12);
  expect(log.mock.calls).toEqual([
    ['bookings: this build is live already.'],
    ['shell 1.0.0+77ab01c4 is live (12 ms).'],
  ]);
  log.mockRestore();
});
