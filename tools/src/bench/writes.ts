import { randomUUID } from 'node:crypto';
import { openDatabase } from '@console/api-kit/database';
import { ConsoleServer } from '@console/harness/console-server';
import { graphqlClient } from './apiLoad.ts';
import { type MeasuredDatabase, pgliteEngine, postgresEngine } from './engines.ts';
import { type Figure, formatNumber } from './figure.ts';
import { fillDatabase } from './fillDatabase.ts';
import { type MeasuredWrite, prepareWrites } from './measuredWrites.ts';
import { measureThroughput, type Throughput } from './statistics.ts';
import { fetchToken } from './visitor.ts';

const BOOKINGS = 1_000;
const LANES = 10;
const SECONDS = 5;

/** Writes through the API, each under a key of its own, beside the same rows by hand through the same driver. */
export async function measureWrites(): Promise<Figure[]> {
  const postgres = await postgresEngine();
  const engines = [pgliteEngine(), ...(postgres ? [postgres] : [])];
  try {
    const figures: Figure[] = [];
    for (const { name, create } of engines) figures.push(...(await measureOn(name, await create())));
    if (!postgres) figures.push({ name: 'Writes, PostgreSQL', measured: 'PostgreSQL is not installed' });
    return figures;
  } finally {
    for (const engine of engines) await engine.remove();
  }
}

async function measureOn(engine: string, { location, dataDir, env }: MeasuredDatabase): Promise<Figure[]> {
  await fillDatabase(location, BOOKINGS);
  const database = await openDatabase(location);
  const writes = await prepareWrites(database);
  const bare = await inTurn(writes, ({ byHand }) => byHand(database)).finally(() => database.close());

  const server = await ConsoleServer.start({ dataDir, env });
  const client = graphqlClient(server.url, await fetchToken(server.url), LANES);
  const served = await inTurn(writes, ({ mutation, variables }) =>
    client.ask(mutation, variables(), { 'idempotency-key': randomUUID() }),
  ).finally(() => server.stop());
  client.close();

  return writes.flatMap(({ name }, place) => figuresOf(`${name}, ${engine}`, served[place], bare[place]));
}

async function inTurn(
  writes: readonly MeasuredWrite[],
  work: (write: MeasuredWrite) => Promise<unknown>,
): Promise<Throughput[]> {
  const measured: Throughput[] = [];
  for (const write of writes)
    measured.push(await measureThroughput(() => work(write), { lanes: LANES, seconds: SECONDS }));
  return measured;
}

function figuresOf(name: string, served: Throughput | undefined, bare: Throughput | undefined): Figure[] {
  if (!served || !bare) throw new Error(`${name} was not measured.`);
  return [
    { name: `Writes: ${name}`, measured: `${printed(served)}, ${(served.p50 / bare.p50).toFixed(1)} × bare` },
    { name: '  the same rows by hand, same driver', measured: printed(bare) },
  ];
}

const printed = ({ perSecond, p50, p99 }: Throughput): string =>
  `${formatNumber(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
