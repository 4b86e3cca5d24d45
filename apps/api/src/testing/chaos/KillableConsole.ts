import { mkdtempSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type Engine, openDatabase } from '@console/api-kit/database';
import { createTestDatabase, createTestDataDir, demoDatabase, postgresUrlOf } from '@console/api-kit/testing';
import { ConsoleServer } from '@console/harness/console-server';

/** A console in a separate process. A test kills it, reads its database, and starts it again. */
export interface KillableConsole {
  readonly server: ConsoleServer;
  /** Opens a copy of the database while no server runs. A server may be started before the copy is closed. */
  look(): Promise<Database>;
  remove(): Promise<void>;
}

/**
 * Starts the real server on demo data.
 *
 * @param prepare adds further data before the start, and returns it.
 * @param postgresUrl the PostgreSQL to use; by default the one of all tests.
 */
export async function startKillableConsole<Added>(
  engine: Engine,
  prepare: (database: Database) => Promise<Added>,
  postgresUrl?: string,
): Promise<{ console: KillableConsole; added: Added }> {
  const folder = mkdtempSync(join(tmpdir(), 'console-chaos-'));
  const made = await (engine === 'postgres' ? onPostgres(prepare, postgresUrl) : onPglite(folder, prepare));
  // The stories write faster than people.
  const limits = { ONLY_KNOWN_OPERATIONS: '0', MUTATIONS_PER_MINUTE: '1000000' };
  const env = { RELEASES_DIR: join(folder, 'releases'), LOG_LEVEL: 'error', ...limits, ...made.env };
  const server = await ConsoleServer.start({ dataDir: join(folder, 'data'), env });
  const remove = async () => {
    await server.kill();
    await made.remove();
    await rm(folder, { recursive: true, force: true });
  };
  return { console: { server, look: made.look, remove }, added: made.added };
}

async function onPglite<Added>(folder: string, prepare: (database: Database) => Promise<Added>) {
  await createTestDataDir(join(folder, 'data'), demoDatabase());
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  const added = await prepare(database).finally(() => database.close());
  // Tests read a copy. So the restarted server is the first to open the database that the killed server left.
  const copy = join(folder, 'copy');
  return {
    added,
    env: { DATABASE_URL: '' },
    look: async () => {
      await rm(copy, { recursive: true, force: true });
      await mkdir(copy);
      await cp(join(folder, 'data/database'), join(copy, 'database'), { recursive: true });
      return openDatabase({ dataDir: copy });
    },
    remove: async () => {},
  };
}

async function onPostgres<Added>(prepare: (database: Database) => Promise<Added>, postgresUrl?: string) {
  const where = postgresUrl === undefined ? {} : { postgresUrl };
  const database = await createTestDatabase({ ...demoDatabase(), ...where, engine: 'postgres' });
  const added = await prepare(database);
  const url = await postgresUrlOf(database, postgresUrl);
  return {
    added,
    env: { DATABASE_URL: url, TOKEN_SECRET: 'a-secret-for-the-killed-alone-0123456789' },
    look: () => openDatabase({ url: url, connections: 2 }),
    remove: () => database.close(),
  };
}
