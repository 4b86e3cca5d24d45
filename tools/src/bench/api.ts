import { type DatabaseLocation, openDatabase } from '@console/api-kit/database';
import { ConsoleServer } from '@console/harness/console-server';
import { graphqlClient } from './apiLoad.ts';
import { bookingPageQuery, bookingPageSql } from './bookingPage.ts';
import { type MeasuredDatabase, type MeasuredEngine, pgliteEngine, postgresEngine } from './engines.ts';
import { type Figure, formatNumber } from './figure.ts';
import { fillDatabase } from './fillDatabase.ts';
import { measureThroughput, type Throughput } from './statistics.ts';
import { fetchToken } from './visitor.ts';

const SIZES = [1_000, 100_000] as const;
const LANES = 10;
const SECONDS = 6;
/** p50 of the page may be this many times that of the bare SQL. */
const BAR = 3;
/** How much slower the page may be at the largest size than at the smallest and still count as flat. */
const FLAT = 1.5;

/** The page of 50 bookings under load, at each size on each engine, beside the bare SQL through the same driver. */
export async function measureApi(): Promise<Figure[]> {
  const pglite = pgliteEngine();
  const postgres = await postgresEngine();
  const engines = [pglite, ...(postgres ? [postgres] : [])];
  try {
    // Filling takes longest, so both are filled at once; nothing is measured meanwhile.
    const filled = await Promise.all(engines.map(fillEngine));
    const figures: Figure[] = [];
    for (const engine of filled) figures.push(...(await measureEngine(engine)));
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

async function measureEngine({ name, databases }: FilledEngine): Promise<Figure[]> {
  const figures: Figure[] = [];
  const middles: number[] = [];
  for (const { bookings, location, dataDir, env } of databases) {
    const bare = await bareSql(location);
    const page = await servedPage(dataDir, env);
    middles.push(page.p50);
    figures.push(
      {
        name: `50-booking page, ${name}, ${formatNumber(bookings)} bookings`,
        measured: `${describe(page)}, ${(page.p50 / bare.p50).toFixed(1)} × bare`,
        bar: `p50 ≤ ${BAR} × bare`,
        met: page.p50 <= BAR * bare.p50,
      },
      { name: '  bare SQL, same driver', measured: describe(bare) },
    );
  }
  const growth = (middles.at(-1) ?? 0) / (middles[0] ?? 1);
  const sizes = SIZES.map(formatNumber).join(' → ');
  return [
    ...figures,
    {
      name: `  p50 over ${sizes}, ${name}`,
      measured: `${growth.toFixed(2)} ×`,
      bar: `flat (≤ ${FLAT} ×)`,
      met: growth <= FLAT,
    },
  ];
}

const describe = ({ perSecond, p50, p99 }: Throughput): string =>
  `${formatNumber(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

async function bareSql(location: DatabaseLocation): Promise<Throughput> {
  const database = await openDatabase(location);
  try {
    return await measureThroughput(() => database.execute(bookingPageSql), { lanes: LANES, seconds: SECONDS / 2 });
  } finally {
    await database.close();
  }
}

async function servedPage(dataDir: string, env: Record<string, string>): Promise<Throughput> {
  const server = await ConsoleServer.start({ dataDir, env });
  const client = graphqlClient(server.url, await fetchToken(server.url), LANES);
  try {
    return await measureThroughput(() => client.ask(bookingPageQuery, { first: 50 }), {
      lanes: LANES,
      seconds: SECONDS,
    });
  } finally {
    client.close();
    await server.stop();
  }
}
