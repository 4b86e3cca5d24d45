import { openDatabase } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { postgresEngine } from '../engines.ts';
import { type Figure, formatNumber } from '../figure.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { type Ask, explainAll, serving } from '../plans/plans.ts';
import { planFigures } from '../plans/report.ts';
import { readSamples } from '../samples.ts';
import type { ScreenQuery } from '../screenQueries.ts';
import { median, percentile } from '../statistics.ts';
import { classQuestions } from './classQuestions.ts';
import { fillClasses, sizes } from './fillClasses.ts';

/** The bookings of the demo data that the classes refer to. */
const BOOKINGS = 2_000;
const RUNS = 20;

/** What any screen asks must be answered in this time, sums and counts in five times as much. */
const BAR_MS = 100;
const COUNTS_BAR_MS = 500;

/** Asks what the screens of classes ask, of a business with many classes, and looks at the plans. */
export async function measureClasses(): Promise<Figure[]> {
  const engine = await postgresEngine();
  if (!engine) return [{ name: 'Classes, PostgreSQL', measured: 'PostgreSQL is not installed' }];
  try {
    const { location, env } = await engine.create();
    await fillDatabase(location, BOOKINGS);
    const began = performance.now();
    await fillClasses(env.DATABASE_URL ?? '');
    const where = `${formatNumber(sizes.classes)} classes, ${formatNumber(sizes.seats)} seats`;
    console.log(`${where} added in ${formatNumber((performance.now() - began) / 1000)} s.`);
    const database = await openDatabase(location);
    try {
      const samples = await readSamples(
        async (query) => (await database.execute<{ name: string; iri: string }>(sql.raw(query))).rows,
      );
      const questions = classQuestions(samples);
      return await serving(database, async (ask) => [
        ...(await timesOf(questions, ask)),
        ...planFigures(await explainAll(questions, ask, database), where),
      ]);
    } finally {
      await database.close();
    }
  } finally {
    await engine.remove();
  }
}

async function timesOf(questions: readonly ScreenQuery[], ask: Ask): Promise<Figure[]> {
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
