import { readEnv, startServer } from '@console/api';
import { type Database, type DatabaseLocation, openDatabase } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { graphqlClient } from '../apiLoad.ts';
import { pgliteEngine, postgresEngine } from '../engines.ts';
import { type Figure, formatNumber } from '../figure.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { TOKEN_SECRET } from '../filledPostgres.ts';
import { readSamples } from '../samples.ts';
import { type ScreenQuery, screenQueries } from '../screenQueries.ts';
import { fetchToken } from '../visitor.ts';
import { counts, explain, type Fault, reads } from './explain.ts';
import { listQuestions } from './questions.ts';
import { type ExplainedPlan, type ExplainedQuestion, planFigures } from './report.ts';

/** The number of bookings when no filled database is given. The other parts have at most as many. */
const BOOKINGS = 100_000;

/**
 * Queries the API for each screen of the console, and for each list in each order and under each filter, on both engines. Then asks the
 * database for the plans.
 *
 * @param filled a PostgreSQL database that is filled already, to use instead. Only a sign-in is written into it.
 */
export async function measurePlans(filled?: string, bookings = BOOKINGS): Promise<Figure[]> {
  if (filled) return plansOf({ url: filled });
  const postgres = await postgresEngine();
  const figures: Figure[] = postgres ? [] : [{ name: 'Plans, PostgreSQL', measured: 'PostgreSQL is not installed' }];
  for (const engine of [pgliteEngine(), ...(postgres ? [postgres] : [])]) {
    try {
      const { location } = await engine.create();
      await fillDatabase(location, bookings);
      figures.push(...(await plansOf(location)));
    } finally {
      await engine.remove();
    }
  }
  return figures;
}

const ENGINES = { pglite: 'PGlite', postgres: 'PostgreSQL' };

async function plansOf(location: DatabaseLocation): Promise<Figure[]> {
  const database = await openDatabase(location);
  try {
    const samples = await readSamples(
      async (query) => (await database.execute<{ name: string; iri: string }>(sql.raw(query))).rows,
    );
    const questions = [...screenQueries(samples), ...listQuestions(samples)];
    const explained = await serving(database, (ask) => explainAll(questions, ask, database));
    const { rows } = await database.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM booking`);
    const where = `${ENGINES[database.engine]}, ${formatNumber(rows[0]?.count ?? 0)} bookings`;
    return planFigures(explained, where);
  } finally {
    await database.close();
  }
}

export type Ask = (question: ScreenQuery) => Promise<unknown>;

/** Serves a database in this process, so that its statements can be watched. */
export async function serving<Result>(database: Database, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const env = readEnv({ PORT: '0', LOG_LEVEL: 'silent', ONLY_KNOWN_OPERATIONS: '0' });
  const server = await startServer({ env: { ...env, TOKEN_SECRET }, database, dirs: { releases: 'releases' } });
  const client = graphqlClient(server.url, await fetchToken(server.url), 1);
  try {
    return await work(({ query, variables }) => client.ask(query, variables));
  } finally {
    client.close();
    await server.close();
  }
}

/** Asks each question and explains the plans of its reading statements. */
export async function explainAll(
  questions: readonly ScreenQuery[],
  ask: Ask,
  database: Database,
): Promise<ExplainedQuestion[]> {
  const explained: ExplainedQuestion[] = [];
  for (const question of questions) {
    const statements: [text: string, parameters: unknown[]][] = [];
    const stop = database.onStatement((text, parameters) => statements.push([text, parameters]));
    await ask(question).finally(stop);
    const plans: ExplainedPlan[] = [];
    for (const [text, parameters] of statements.filter(([text]) => reads(text))) {
      const faults = await explain(database, text, parameters);
      plans.push({ counts: counts(text), faults });
      if (faults.length > 0) print(question.name, faults, text, parameters);
    }
    explained.push({ name: question.name, plans });
  }
  return explained;
}

function print(name: string, faults: readonly Fault[], text: string, parameters: readonly unknown[]): void {
  console.log(`-- ${name}: ${faults.map((fault) => fault.text).join('; ')}`);
  console.log(`${text}\n-- ${JSON.stringify(parameters)}\n`);
}
