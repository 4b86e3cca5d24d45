import { randomUUID } from 'node:crypto';
import { openDatabase } from '@console/api-kit/database';
import { ConsoleServer } from '@console/harness/console-server';
import { graphqlClient } from './apiLoad.ts';
import { pgliteEngine, postgresEngine } from './engines.ts';
import { type Figure, formatNumber } from './figure.ts';
import { fillDatabase } from './fillDatabase.ts';
import { filledPostgres, type MeasuredDatabase } from './filledPostgres.ts';
import type { MeasuredWrite } from './MeasuredWrite.ts';
import { prepareWrites } from './measuredWrites.ts';
import { measureThroughput, type Throughput } from './statistics.ts';
import { fetchToken } from './visitor.ts';

const BOOKINGS = 1_000;
const LANES = 10;
const SECONDS = 5;

/**
 * Measures writes through the API, each under its own key, compared with the same rows in plain SQL through the same driver.
 *
 * @param filled a PostgreSQL database of another size. The same writes go into it.
 */
export async function measureWrites(filled?: string): Promise<Figure[]> {
  const postgres = await postgresEngine();
  const engines = [pgliteEngine(), ...(postgres ? [postgres] : [])];
  try {
    const figures: Figure[] = [];
    for (const { name, create } of engines) {
      const database = await create();
      await fillDatabase(database.location, BOOKINGS);
      figures.push(...(await measureOn(name, database)));
    }
    if (filled) figures.push(...(await measureOn('PostgreSQL as given', filledPostgres(filled))));
    if (!postgres) figures.push({ name: 'Writes, PostgreSQL', measured: 'PostgreSQL is not installed' });
    return figures;
  } finally {
    for (const engine of engines) await engine.remove();
  }
}

async function measureOn(engine: string, { location, dataDir, env }: MeasuredDatabase): Promise<Figure[]> {
  const database = await openDatabase(location);
  const writes = await prepareWrites(database);
  const bare = await inTurn(writes, ({ byHand }) => byHand && (() => byHand(database))).finally(() => database.close());

  // The lanes write faster than people.
  const server = await ConsoleServer.start({ dataDir, env: { ...env, MUTATIONS_PER_MINUTE: '1000000' } });
  const client = graphqlClient(server.url, await fetchToken(server.url), LANES);
  const served = await inTurn(
    writes,
    ({ through }) =>
      () =>
        through(async (mutation, input) =>
          JSON.parse(await client.ask(mutation, { input }, { 'idempotency-key': randomUUID() })),
        ),
  ).finally(() => server.stop());
  client.close();

  return writes.flatMap(({ name }, place) => figuresOf(`${name}, ${engine}`, served[place], bare[place]));
}

/** Repeats each write for a while. A write without records left is not measured. */
async function inTurn(
  writes: readonly MeasuredWrite[],
  workOf: (write: MeasuredWrite) => (() => Promise<unknown>) | undefined,
): Promise<(Throughput | undefined)[]> {
  const measured: (Throughput | undefined)[] = [];
  for (const write of writes) {
    const work = workOf(write);
    measured.push(work && (await measureThroughput(work, { lanes: LANES, seconds: SECONDS })));
  }
  return measured;
}

function figuresOf(name: string, served: Throughput | undefined, bare: Throughput | undefined): Figure[] {
  if (!served) throw new Error(`${name} was not measured.`);
  const beside = bare ? `, ${(served.p50 / bare.p50).toFixed(1)} × bare` : '';
  return [
    { name: `Writes: ${name}`, measured: printed(served) + beside },
    ...(bare ? [{ name: '  the same rows by hand, same driver', measured: printed(bare) }] : []),
  ];
}

const printed = ({ perSecond, p50, p99 }: Throughput): string =>
  `${formatNumber(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
