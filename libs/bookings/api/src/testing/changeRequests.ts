import type { Database } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { addClassesWithSeats } from '@console/classes-api/testing';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Adds change requests for one more seat. Each is about the item of a confirmed booking with two of the six seats of a
 * class. Request, booking, item and class have the same ULID.
 *
 * @param state the columns that differ from a pending request that nobody has approved.
 * @returns the ULIDs.
 */
export async function addChangeRequests(
  database: Database,
  count: number,
  state: { readonly approval?: string; readonly status?: string } = {},
): Promise<string[]> {
  const ids = await addClassesWithSeats(database, count);
  const { approval = 'pending', status = 'pending' } = state;
  for (const id of ids) await addChangeRequest(database, id, sql`new_max_attendees`, sql`3`, { approval, status });
  return ids;
}

/** Adds a change request with the ULID of the item that it is about. */
export async function addChangeRequest(
  database: Database,
  item: string,
  column: SQL,
  value: SQL,
  { approval = 'approved', status = 'pending' } = {},
): Promise<void> {
  await database.execute(sql`INSERT INTO change_request (id, subject, booking_id, booking_item_id, approval, status, ${column},
      created_at, updated_at)
    SELECT id, 'One more colleague', booking_id, id, ${approval}, ${status}, ${value}, ${LONG_AGO}, ${LONG_AGO}
    FROM booking_item WHERE id = ${item}`);
}
