import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@console/harness/console-server';
import { workspaceRoot } from '../workspace.ts';
import { type Figure, reported } from './figure.ts';

/** Measures `npm start` after installation and build: with a new data folder (migrations, demo data), and once more. */
export async function measureStarts(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-start-'));
  try {
    return [
      reported('Cold start: migrate, seed, serve', await secondsToServe(dataDir), 's', 'installed and built'),
      reported('Warm start', await secondsToServe(dataDir), 's'),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function secondsToServe(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const started = spawn(process.execPath, [join(workspaceRoot, 'tools/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      CONSOLE_DATA_DIR: dataDir,
      RELEASES_DIR: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(started, 'exit');
  while (!(await answers(port))) {
    if (started.exitCode !== null) throw new Error('npm start ended before it served.');
    await new Promise((wait) => setTimeout(wait, 20));
  }
  const seconds = (performance.now() - start) / 1000;
  started.kill('SIGTERM');
  await ended;
  return seconds;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}
