import { type Database, openDatabase } from '@console/api-kit/database';
import { ConsoleServer } from '@console/harness/console-server';
import { sql } from 'drizzle-orm';
import { graphqlClient } from './apiLoad.ts';
import { bookingPageQuery, bookingPageSql } from './bookingPage.ts';
import { type MeasuredEngine, pgliteEngine, postgresEngine } from './engines.ts';
import { type Figure, formatNumber } from './figure.ts';
import { fillDatabase } from './fillDatabase.ts';
import { filledPostgres, type MeasuredDatabase } from './filledPostgres.ts';
import { readSamples, type Samples } from './samples.ts';
import { screenQueries } from './screenQueries.ts';
import { measureThroughput, type Throughput } from './statistics.ts';
import { fetchToken } from './visitor.ts';

const SIZES = [1_000, 100_000] as const;
const LANES = 10;
const SECONDS = 6;
/** The largest allowed ratio between the p50 of the page and of the bare SQL. */
const BAR = 2.2;
/** The page counts as flat when it takes at most this many times longer at the largest size than at the smallest. */
const FLAT = 1.5;
/** The time that a query of a screen may take when it runs alone, in milliseconds. Nobody notices such a short wait. */
const SCREEN_MS = 100;

/**
 * Measures the page of 50 bookings under load, at each size on each engine. The time is compared with the time of the
 * bare SQL through the same driver. Then measures the query of each screen, one after the other.
 *
 * @param filled a PostgreSQL database of another size that is measured as well.
 */
export async function measureApi(filled?: string): Promise<Figure[]> {
  const pglite = pgliteEngine();
  const postgres = await postgresEngine();
  const engines = [pglite, ...(postgres ? [postgres] : [])];
  try {
    // Filling takes longest, so both databases are filled at once, while nothing is measured.
    const measured = await Promise.all(engines.map(fillEngine));
    if (filled) await addFilled(measured, filled);
    const figures: Figure[] = [];
    for (const engine of measured) figures.push(...(await measureEngine(engine)));
    if (!postgres) figures.push({ name: '50-booking page, PostgreSQL', measured: 'PostgreSQL is not installed' });
    return figures;
  } finally {
    for (const engine of engines) await engine.remove();
  }
}

interface FilledEngine {
  name: string;
  databases: ({ bookings: number } & MeasuredDatabase)[];
}

async function fillEngine(engine: MeasuredEngine): Promise<FilledEngine> {
  const databases: FilledEngine['databases'] = [];
  for (const bookings of SIZES) {
    const database = await engine.create();
    await fillDatabase(database.location, bookings);
    databases.push({ bookings, ...database });
  }
  return { name: engine.name, databases };
}

async function addFilled(engines: FilledEngine[], url: string): Promise<void> {
  const database = filledPostgres(url);
  const bookings = await inDatabase(database, async (opened) => {
    const { rows } = await opened.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM booking`);
    return rows[0]?.count ?? 0;
  });
  const known = engines.find(({ name }) => name === 'PostgreSQL');
  if (known) known.databases.push({ bookings, ...database });
  else engines.push({ name: 'PostgreSQL', databases: [{ bookings, ...database }] });
}

async function measureEngine({ name, databases }: FilledEngine): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pages: Throughput[] = [];
  const screens: Map<string, number>[] = [];
  for (const database of databases) {
    const bare = await inDatabase(database, (opened) =>
      measureThroughput(() => opened.execute(bookingPageSql), { lanes: LANES, seconds: SECONDS / 2 }),
    );
    const samples = await inDatabase(database, (opened) =>
      readSamples(async (query) => (await opened.execute<{ name: string; iri: string }>(sql.raw(query))).rows),
    );
    const served = await withServer(database, async (client) => ({
      page: await measurePage(client),
      screens: await measureScreens(client, samples),
    }));
    pages.push(served.page);
    screens.push(served.screens);
    const where = `${name}, ${formatNumber(database.bookings)} bookings`;
    figures.push(...pageFigures(where, served.page, bare));
    if (database.env.DATABASE_URL) figures.push(await oneProcessFigure(database, bare));
  }
  const sizes = databases.map(({ bookings }) => bookings);
  return [...figures, growth(name, sizes, pages), ...screenFigures(name, sizes, screens)];
}

async function inDatabase<Result>(
  { location }: MeasuredDatabase,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

type Client = ReturnType<typeof graphqlClient>;

async function withServer<Result>(
  { dataDir, env }: Pick<MeasuredDatabase, 'dataDir' | 'env'>,
  measure: (client: Client) => Promise<Result>,
): Promise<Result> {
  const server = await ConsoleServer.start({ dataDir, env });
  const client = graphqlClient(server.url, await fetchToken(server.url), LANES);
  try {
    return await measure(client);
  } finally {
    client.close();
    await server.stop();
  }
}

const measurePage = (client: Client): Promise<Throughput> =>
  measureThroughput(() => client.ask(bookingPageQuery, { first: 50 }), { lanes: LANES, seconds: SECONDS });

async function measureScreens(client: Client, samples: Samples): Promise<Map<string, number>> {
  const screens = new Map<string, number>();
  for (const { name, query, variables } of screenQueries(samples)) {
    const { p50 } = await measureThroughput(() => client.ask(query, variables), { lanes: 1, seconds: 1 });
    screens.set(name, p50);
  }
  return screens;
}

function pageFigures(where: string, page: Throughput, bare: Throughput): Figure[] {
  return [
    {
      name: `50-booking page, ${where}`,
      measured: `${describe(page)}, ${ratioOf(page, bare)}`,
      bar: `p50 ≤ ${BAR} × bare`,
      met: page.p50 <= BAR * bare.p50,
    },
    { name: '  bare SQL, same driver', measured: describe(bare) },
  ];
}

/** The same page from one process, as each answers where several machines share the users. */
async function oneProcessFigure({ dataDir, env }: MeasuredDatabase, bare: Throughput): Promise<Figure> {
  const page = await withServer({ dataDir, env: { ...env, PROCESSES: '1' } }, measurePage);
  return { name: '  the page from one process', measured: `${describe(page)}, ${ratioOf(page, bare)}` };
}

const ratioOf = (page: Throughput, bare: Throughput): string => `${(page.p50 / bare.p50).toFixed(1)} × bare`;

function growth(engine: string, sizes: readonly number[], pages: readonly Throughput[]): Figure {
  const times = (pages.at(-1)?.p50 ?? 0) / (pages[0]?.p50 ?? 1);
  return {
    name: `  p50 over ${sizes.map(formatNumber).join(' → ')}, ${engine}`,
    measured: `${times.toFixed(2)} ×`,
    bar: `flat (≤ ${FLAT} ×)`,
    met: times <= FLAT,
  };
}

function screenFigures(
  engine: string,
  sizes: readonly number[],
  screens: readonly ReadonlyMap<string, number>[],
): Figure[] {
  const names = [...(screens[0]?.keys() ?? [])];
  return names.map((name) => {
    const times = screens.map((measured) => measured.get(name) ?? Number.NaN);
    return {
      name: `  ${name}: p50 over ${sizes.map(formatNumber).join(' → ')}, ${engine}`,
      measured: `${times.map((time) => time.toFixed(1)).join(' → ')} ms`,
      bar: `≤ ${SCREEN_MS} ms`,
      met: Math.max(...times) <= SCREEN_MS,
    };
  });
}

const describe = ({ perSecond, p50, p99 }: Throughput): string =>
  `${formatNumber(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
