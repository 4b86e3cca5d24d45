import { type Figure, formatNumber } from './figure.ts';
import type { Ask } from './plans/plans.ts';
import type { ScreenQuery } from './screenQueries.ts';
import { median, percentile } from './statistics.ts';

const RUNS = 20;

/** What any screen asks must be answered in this time, sums and counts in five times as much. */
const BAR_MS = 100;
const COUNTS_BAR_MS = 500;

/** Asks each question many times, one after the other. A question with `totals` in its name has more time. */
export async function timesOf(questions: readonly ScreenQuery[], ask: Ask): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const question of questions) {
    const times: number[] = [];
    await ask(question);
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      await ask(question);
      times.push(performance.now() - start);
    }
    const bar = question.name.includes('totals') ? COUNTS_BAR_MS : BAR_MS;
    const p95 = percentile(times, 0.95);
    const fastest = Math.min(...times);
    const measured = `p50 ${formatNumber(median(times))} ms, p95 ${formatNumber(p95)} ms, fastest ${formatNumber(fastest)} ms`;
    figures.push({ name: `  ${question.name}`, measured, bar: `p95 ≤ ${bar} ms`, met: p95 <= bar });
  }
  return figures;
}
