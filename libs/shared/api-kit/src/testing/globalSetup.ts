import { startPostgres } from './startPostgres.ts';

/**
 * Vitest's global set-up of every suite that uses a database: names the PostgreSQL that the tests run on in
 * TEST_DATABASE_URL, starting one when none was given, and says which engines run. In CI both must.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    announce('Databases: PGlite and the PostgreSQL of TEST_DATABASE_URL.');
    return undefined;
  }
  const server = await startPostgres();
  if (server === null) {
    if (process.env.CI) throw new Error('CI must test on PostgreSQL too, and none is installed.');
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
