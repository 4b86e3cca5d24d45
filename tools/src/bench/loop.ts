import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { type Figure, formatNumber } from './figure.ts';
import { fillDatabase } from './fillDatabase.ts';
import { median } from './statistics.ts';

const BOOKINGS = 6_000;
/** A count is level when the median of its last third is at most this many times the median of the third before. */
const LEVEL = 1.05;

/** The contents of the page after a round and a garbage collection; see e2e/loop. */
type Sample = Readonly<Record<string, number>>;

/**
 * Repeats a manager's day in one tab without a reload, until the time is over or everything is sold. Checks that memory and other counts
 * level off.
 */
export async function measureLoop(minutes: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-loop-'));
  try {
    const dataDir = join(folder, 'data');
    await fillDatabase({ dataDir }, BOOKINGS);
    const results = join(folder, 'samples.json');
    const playwright = spawn('playwright', ['test', '--config=e2e/loop/playwright.config.ts'], {
      cwd: workspaceRoot,
      env: { ...process.env, LOOP_MINUTES: String(minutes), LOOP_DATA: dataDir, LOOP_RESULTS: results },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const begun = Date.now();
    const [code] = await once(playwright, 'exit');
    const taken = Math.round((Date.now() - begun) / 60_000);
    const samples: Sample[] = JSON.parse(readFileSync(results, 'utf8'));
    const broken =
      code === 0 ? [] : [{ name: 'The loop broke off', measured: `after ${samples.length} rounds`, met: false }];
    return [...broken, ...figuresOf(samples, taken)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first round loads lazy code, so it belongs to no third. */
function figuresOf([first, ...samples]: readonly Sample[], minutes: number): Figure[] {
  const third = Math.floor(samples.length / 3);
  if (!first || third === 0) return [{ name: 'The loop', measured: 'too few rounds', met: false }];
  return Object.keys(first).map((name) => {
    const of = (part: readonly Sample[]) => median(part.map((sample) => sample[name] ?? 0));
    const [begin, middle, end] = [samples.slice(0, third), samples.slice(third, -third), samples.slice(-third)].map(of);
    const shown = [begin, middle, end].map((value) => formatNumber(value ?? 0)).join(' → ');
    return {
      name: `Loop of ${samples.length + 1} days in ${minutes} minutes: ${name}, by thirds`,
      measured: shown,
      bar: `last ≤ ${LEVEL} × middle`,
      met: (end ?? 0) <= LEVEL * (middle ?? 0),
    };
  });
}
