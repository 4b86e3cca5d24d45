import { join } from 'node:path';
import type { ConsoleServer } from '@console/harness/console-server';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Confirms the invoices of a booking and records that each is paid in full, as the accounting program does. The server is
 * stopped meanwhile, because only one process may open the database.
 */
export async function receivePayment(server: ConsoleServer, booking: string): Promise<void> {
  await server.stop();
  const database = await PGlite.create({ dataDir: join(server.dataDir, 'database'), extensions: { pg_trgm } });
  await database.query("UPDATE invoice SET status = 'confirmed' WHERE booking_id = $1", [booking]);
  await database.query(
    `INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
     SELECT id, id, now(), gross, 'bank_transfer' FROM invoice WHERE booking_id = $1`,
    [booking],
  );
  await database.close();
  await server.start();
}
