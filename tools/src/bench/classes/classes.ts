import { openDatabase } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { postgresEngine } from '../engines.ts';
import { type Figure, formatNumber } from '../figure.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { explainAll, serving } from '../plans/plans.ts';
import { planFigures } from '../plans/report.ts';
import { timesOf } from '../questionTimes.ts';
import { readSamples } from '../samples.ts';
import { classQuestions } from './classQuestions.ts';
import { fillClasses, sizes } from './fillClasses.ts';

/** The bookings of the demo data that the classes refer to. */
const BOOKINGS = 2_000;

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
