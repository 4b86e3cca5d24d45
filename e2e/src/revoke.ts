import { join } from 'node:path';
import type { ConsoleServer } from '@console/harness/console-server';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Account, accounts } from './accounts.ts';

/** Ends every session of an account. The server is stopped meanwhile, because only one process may open the database. */
export async function endSessionsOf(server: ConsoleServer, account: Account): Promise<void> {
  await server.stop();
  const database = await PGlite.create({ dataDir: join(server.dataDir, 'database'), extensions: { pg_trgm } });
  await database.query('UPDATE "user" SET token_version = token_version + 1 WHERE sign_in_email = $1', [
    accounts[account],
  ]);
  await database.close();
  await server.start();
}
