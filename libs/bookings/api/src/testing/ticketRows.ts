import type { Database } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addDrafts } from './saleRows.ts';

/**
 * Adds open tickets, each about a draft of its own. Ticket and booking have the same ULID.
 *
 * @returns the ULIDs of the tickets.
 */
export async function addTickets(database: Database, count: number): Promise<string[]> {
  const ids = await addDrafts(database, count);
  for (const id of ids) {
    await database.execute(sql`INSERT INTO ticket (id, subject, body, booking_id, created_at, updated_at)
      VALUES (${id}, 'Parking at the venue', '<p>How many cars can we bring?</p>', ${id}, ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}
