import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';
import { release } from '@console/releases';
import { buildConsole } from '../build/buildConsole.ts';
import { run } from '../build/run.ts';
import { workspaceRoot } from '../workspace.ts';
import { atMost, type Figure, reported } from './figure.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;

const ROLLBACK_MS = 1_000;

/** Measures the time from the command until a running server answers with the other release. Build time is measured elsewhere. */
export async function measureReleases(): Promise<Figure[]> {
  const root = mkdtempSync(join(tmpdir(), 'console-bench-releases-'));
  const releases = join(root, 'releases');
  const { apps } = await buildConsole();
  await release({ releases, builds: apps });
  const server = await ConsoleServer.start({ dataDir: join(root, 'data'), env: { RELEASES_DIR: releases } });
  try {
    const bookings = apps.find(({ name }) => name === 'bookings')?.dist ?? '';
    const released: number[] = [];
    const rolledBack: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const other = anotherBuild(bookings, join(root, `bookings-${round}`), round);
      released.push(await untilLive(server.url, releases, ['release', 'bookings', '--from', other]));
      rolledBack.push(await untilLive(server.url, releases, ['rollback', 'bookings']));
    }
    return [
      reported('A built remote is released and live', median(released), 'ms', 'from the command, without the build'),
      atMost('A rollback is live', median(rolledBack), ROLLBACK_MS, 'ms', 'from the command'),
    ];
  } finally {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

/** The same files with another title, which makes another release. */
function anotherBuild(dist: string, folder: string, round: number): string {
  cpSync(dist, folder, { recursive: true });
  const description = join(folder, 'release.json');
  const built: object = JSON.parse(readFileSync(description, 'utf8'));
  writeFileSync(description, JSON.stringify({ ...built, title: `Bookings ${round}` }));
  return folder;
}

async function untilLive(url: string, releases: string, command: string[]): Promise<number> {
  const before = await liveBase(url);
  const start = performance.now();
  const main = join(workspaceRoot, 'tools/src/release/main.ts');
  const { code, output } = await run(process.execPath, [main, ...command], { env: { RELEASES_DIR: releases } });
  if (code !== 0) throw new Error(output);
  while ((await liveBase(url)) === before) await new Promise((wait) => setTimeout(wait, 2));
  return performance.now() - start;
}

async function liveBase(url: string): Promise<string | undefined> {
  const registry: { remotes: { name: string; base: string }[] } = await (await fetch(`${url}/registry.json`)).json();
  return registry.remotes.find(({ name }) => name === 'bookings')?.base;
}
