import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { hashing } from '@console/api-kit/auth';
import { type Database, DatabaseError, type DatabaseLocation, migrate, openDatabase } from '@console/api-kit/database';
import { seed } from '@console/core-api';
import type { Logger } from 'pino';
import { type Env, readEnv, releasesFolder } from './env.ts';
import { checkPort } from './listen.ts';
import { newLog } from './log.ts';
import { migrations } from './migrations.ts';
import { checkKeptOperations } from './operations/checkKeptOperations.ts';
import { processesOf, reportReady, startProcesses } from './processes.ts';
import { StartProblem } from './StartProblem.ts';
import { DEMO_BOOKINGS, isEmpty, seedDatabase } from './seed.ts';
import { startServer } from './server.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { tokenSecret } from './tokenSecret.ts';

/** The time limits of the database for requests, in milliseconds. */
const LIMITS = { lock: 5_000, statement: 15_000, idleInTransaction: 15_000, answer: 20_000 };

try {
  await start();
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof DatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Prepares the database. Then this process, or several that it starts, answer until a signal stops them. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = newLog(env.LOG_LEVEL);
  const processes = processesOf(env);
  if (cluster.isWorker) {
    hashing.shareWith(processes);
    reportReady(await serve(env, await openDatabase(locationOf(env)), log));
    return;
  }
  await checkPort(env);
  const database = await openMigrated(env);
  await orClose(database, async () => checkKeptOperations(releasesFolder(env), { embedded: !env.DATABASE_URL, log }));
  const url = env.DATABASE_URL ? await serveOnPostgres(database, processes) : await serve(env, database, log);
  const address = `The console is at ${env.PUBLIC_URL ?? url}`;
  process.stdout.write(`${[address, ...(env.DATABASE_URL ? [] : [demoAccounts()])].join('\n')}\n`);

  /** Requests have time limits, which the connection of the migrations does not have. */
  async function serveOnPostgres(migrated: Database, count: number): Promise<string> {
    await migrated.close();
    if (count > 1) return startProcesses({ count, exec: fileURLToPath(import.meta.url), log });
    return serve(env, await openDatabase(locationOf(env)), log);
  }
}

/** Answers requests until a signal stops it. Returns the address. */
function serve(env: Env, database: Database, log: Logger): Promise<string> {
  return orClose(database, async () => {
    const dirs = { releases: releasesFolder(env) };
    const server = await startServer({ env: { ...env, TOKEN_SECRET: tokenSecret(env) }, database, dirs, log });
    stopOnSignal(server, database, { drainMs: 1000 * (env.DRAIN_SECONDS ?? (env.DATABASE_URL ? 5 : 0)), log });
    return server.url;
  });
}

/** Migrations may take longer than a request may, so they run without the time limits of requests. */
async function openMigrated({ DATABASE_URL: url, CONSOLE_DATA_DIR: dataDir }: Env): Promise<Database> {
  const database = await openDatabase(url ? { url } : { dataDir });
  await orClose(database, async () => {
    await migrate(database, migrations);
    if (!url && (await isEmpty(database))) {
      process.stdout.write('Filling the new database with demo data…\n');
      await seedDatabase(database, { bookings: DEMO_BOOKINGS, now: new Date() });
    }
  });
  return database;
}

/** Closes the database when the work fails. */
async function orClose<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await database.close();
    throw error;
  }
}

function locationOf({ DATABASE_URL: url, CONSOLE_DATA_DIR: dataDir }: Env): DatabaseLocation {
  return url ? { url, limits: LIMITS } : { dataDir };
}

function demoAccounts(): string {
  const emails = seed.demoAccounts.map(({ email }) => email);
  return `Demo accounts: ${emails.join(', ')} (password ${seed.demoPassword})`;
}
