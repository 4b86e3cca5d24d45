import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConsoleServer } from '@console/harness/console-server';
import type { Browser } from 'playwright';
import { releaseBuilt } from '../build/releaseBuilt.ts';
import { measureApi } from './api.ts';
import { measureClasses } from './classes/classes.ts';
import { measureDebtors } from './debtors/debtors.ts';
import { measureDeepLinks } from './deepLink.ts';
import { type Figure, printTable } from './figure.ts';
import { fillDatabase } from './fillDatabase.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureLetters } from './letters.ts';
import { measureLists } from './lists.ts';
import { measureLoop } from './loop.ts';
import { measureOneBundle } from './oneBundle/oneBundle.ts';
import { measurePlans } from './plans/plans.ts';
import { measurePreload } from './preload.ts';
import { measureReleases } from './releases.ts';
import { measureStarts } from './starts.ts';
import { measureTabs } from './tabs.ts';
import { measureTyping } from './typing.ts';
import { launchBrowser } from './visitor.ts';
import { measureWorkflows } from './workflows/workflows.ts';
import { measureBuilds } from './workspaceBuild.ts';
import { measureWrites } from './writes.ts';

/** The number of bookings in the database of the parts that use a browser. */
const BOOKINGS = 1_000;

const inBrowser = {
  'first-load': measureFirstLoad,
  'deep-link': measureDeepLinks,
  preload: measurePreload,
  lists: measureLists,
  typing: measureTyping,
  tabs: measureTabs,
};
const alone = {
  'one-bundle': measureOneBundle,
  api: () => measureApi(values.postgres),
  plans: () => measurePlans(values.postgres),
  classes: measureClasses,
  letters: measureLetters,
  debtors: measureDebtors,
  workflows: measureWorkflows,
  writes: () => measureWrites(values.postgres),
  releases: measureReleases,
  loop: () => measureLoop(Number(values.minutes)),
  starts: measureStarts,
  builds: measureBuilds,
};
const names = [...Object.keys(inBrowser), ...Object.keys(alone)];

/**
 * `npm run bench -- --only lists,api`: the figures of architecture §6, from a production build. Without --only it runs all parts but
 * `loop`, which takes `--minutes 30`. `--postgres <url>` also measures a database that `npm run seed` has filled, of any size.
 */
const USAGE = `npm run bench -- [--only <part>,…] [--postgres <url>] [--minutes <n>]
The parts: ${names.join(', ')}. Each is explained in docs/guides/speed.md.`;
const values = readArguments();
// The loop takes half an hour, so it runs only on request.
const wanted = values.only?.split(',') ?? names.filter((name) => name !== 'loop');
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  stop(`There is no part "${unknown}".`);
}

const figures: Figure[] = [];
const began = performance.now();
await releaseBuilt();
// Every measured console serves the releases that were just built.
process.env.RELEASES_DIR = '';
const browserParts = Object.entries(inBrowser).filter(([name]) => wanted.includes(name));
if (browserParts.length > 0) {
  await withConsole(async (browser, url) => {
    for (const [name, measure] of browserParts) await part(name, () => measure(browser, url));
  });
}
for (const [name, measure] of Object.entries(alone)) if (wanted.includes(name)) await part(name, measure);

console.log(`\n${printTable(figures)}`);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `\n${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${minutes} minutes.`,
);
if (figures.some(({ met }) => met === false)) console.log('Some targets are not met.');

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, postgres: { type: 'string' }, minutes: { type: 'string', default: '30' } },
    });
    if (!(Number(values.minutes) > 0)) throw new Error('--minutes must be a number above 0.');
    return values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(words: string): never {
  console.error(`${words}\n${USAGE}`);
  process.exit(1);
}

/** A part that cannot be measured says so in the table. The other parts continue. */
async function part(name: string, measure: () => Promise<Figure[]>): Promise<void> {
  console.log(`Measuring ${name}…`);
  try {
    figures.push(...(await measure()));
  } catch (error) {
    console.error(error);
    figures.push({ name, measured: 'could not be measured', met: false });
  }
}

async function withConsole(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  await fillDatabase({ dataDir }, BOOKINGS);
  const server = await ConsoleServer.start({ dataDir });
  const browser = await launchBrowser();
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
