import { openDatabase } from '@console/api-kit/database';
import { postgresEngine } from '../engines.ts';
import { type Figure, formatNumber } from '../figure.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { explainAll, serving } from '../plans/plans.ts';
import { planFigures } from '../plans/report.ts';
import { timesOf } from '../questionTimes.ts';
import { debtorQuestions } from './debtorQuestions.ts';
import { fillMoney, sizes } from './fillMoney.ts';

/** The bookings of the demo data. */
const BOOKINGS = 2_000;

/** Asks what finance asks of the money of a million bookings, and looks at the plans. */
export async function measureDebtors(): Promise<Figure[]> {
  const engine = await postgresEngine();
  if (!engine) return [{ name: 'Debtors, PostgreSQL', measured: 'PostgreSQL is not installed' }];
  try {
    const { location, env } = await engine.create();
    await fillDatabase(location, BOOKINGS);
    const began = performance.now();
    await fillMoney(env.DATABASE_URL ?? '');
    const where = `${formatNumber(sizes.customers)} customers, ${formatNumber(sizes.invoices)} invoices`;
    console.log(`${where} added in ${formatNumber((performance.now() - began) / 1000)} s.`);
    const database = await openDatabase(location);
    try {
      const questions = debtorQuestions();
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
