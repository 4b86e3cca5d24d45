import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';
import { release, SHELL } from '@console/releases';
import type { Browser } from 'playwright';
import { buildConsole } from '../../build/buildConsole.ts';
import type { Figure } from '../figure.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { ROUND_TRIP_MS } from '../network.ts';
import { screens } from '../screens.ts';
import { launchBrowser } from '../visitor.ts';
import { buildOneBundle } from './buildOneBundle.ts';
import { type Compared, priced } from './comparison.ts';
import { placeOneBundle } from './placeOneBundle.ts';
import { visitDeepLink, visitFromSignIn } from './visits.ts';

const BOOKINGS = 1_000;
const ROUNDS = 5;
const BYTES_BAR = 10;
const TIME_BAR = 5;

/**
 * Measures the cost of federation: the console, and the same code as one bundle, each with the same API and an equal database. Visits
 * alternate between both, so that other load on the machine affects both.
 */
export async function measureOneBundle(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-one-'));
  const servers: ConsoleServer[] = [];
  try {
    await layOut(folder);
    for (const kind of kinds) {
      const dataDir = join(folder, `data-${kind}`);
      await fillDatabase({ dataDir }, BOOKINGS);
      servers.push(await ConsoleServer.start({ dataDir, env: { RELEASES_DIR: join(folder, kind) } }));
    }
    const browser = await launchBrowser();
    try {
      return await compare(
        browser,
        servers.map(({ url }) => url),
      );
    } finally {
      await browser.close();
    }
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const kinds = ['federated', 'oneBundle'] as const;

/** Puts both consoles into releases folders of their own. */
async function layOut(folder: string): Promise<void> {
  const { apps } = await buildConsole();
  await release({ releases: join(folder, 'federated'), builds: apps });
  const shell = apps.find(({ name }) => name === SHELL);
  if (!shell) throw new Error('There is no shell.');
  const remotes = apps.filter(({ name }) => name !== SHELL);
  const dirs = new Map(remotes.map(({ name, dist }) => [name, dirname(dist)]));
  const bundle = await buildOneBundle(dirname(shell.dist), dirs, join(folder, 'build'));
  const built = remotes.map(({ dist }) => ({ dir: dirname(dist), dist }));
  placeOneBundle(join(folder, 'oneBundle'), bundle, built, shell.dist);
}

async function compare(browser: Browser, urls: readonly string[]): Promise<Figure[]> {
  const bytes = new Map<string, Compared>();
  const times = new Map<string, Compared>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, url] of urls.entries()) {
      const kind = kinds[at] ?? 'federated';
      const visits = [...(await visitFromSignIn(browser, url))];
      for (const screen of screens) visits.push(await visitDeepLink(browser, url, screen));
      for (const { name, milliseconds, kilobytes } of visits) {
        note(times, name, kind, milliseconds);
        note(bytes, name, kind, kilobytes);
      }
    }
  }
  return [
    ...[...bytes.values()].map((each) => priced(each, BYTES_BAR, 'KB', 'scripts as gzip')),
    ...[...times.values()].map((each) =>
      priced(each, TIME_BAR, 'ms', `cold, ${ROUND_TRIP_MS} ms round trip, median of ${ROUNDS} alternating visits`),
    ),
  ];
}

function note(all: Map<string, Compared>, name: string, kind: (typeof kinds)[number], value: number): void {
  const known = all.get(name) ?? { name, federated: [], oneBundle: [] };
  all.set(name, { ...known, [kind]: [...known[kind], value] });
}
