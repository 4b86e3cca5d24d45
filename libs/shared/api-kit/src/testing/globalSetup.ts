import { startPostgres } from './startPostgres.ts';

/**
 * Vitest's global set-up of every suite that uses a database. It sets TEST_DATABASE_URL, starts a PostgreSQL when
 * that is not set already, and prints which engines run. In CI both must run.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    announce('Databases: PGlite and the PostgreSQL of TEST_DATABASE_URL.');
    return undefined;
  }
  const server = await startPostgres();
  if (server === null) {
    if (process.env.CI) throw new Error('In CI the tests must run on PostgreSQL too, but none is installed.');
    announce('Databases: PGlite ONLY. No PostgreSQL is installed and TEST_DATABASE_URL is not set.');
    return undefined;
  }
  process.env.TEST_DATABASE_URL = server.url;
  announce('Databases: PGlite and a PostgreSQL started for the tests.');
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}

let announced = '';

function announce(line: string): void {
  if (announced !== line) process.stderr.write(`${line}\n`);
  announced = line;
}
