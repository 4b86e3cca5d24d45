import { type Database, newId } from '@console/api-kit/database';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';

/** Puts a class of one day on sale, which begins in a month. */
export async function putOnSale(database: Database, places: number): Promise<void> {
  const [id, session] = [newId(), newId()];
  const seats = Array.from({ length: places }, newId);
  await addPublicClass(database, places, id);
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO training_session (id, class_id, starts_at, ends_at)
      SELECT ${session}, ${id}, day, day + interval '7 hours' FROM (SELECT date_trunc('day', now()) + interval '30 days 9 hours' AS day) AS days`);
    await tx.execute(sql`INSERT INTO training_seat (id, session_id, class_id, seat_number)
      SELECT seat.id, ${session}, ${id}, place FROM unnest(${sql.param(seats)}::text[]) WITH ORDINALITY AS seat(id, place)`);
  });
}

/** Lets all days of a class pass whose seats are sold, so that it and its bookings can be delivered. */
export async function endClass(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      SELECT id FROM training_class c WHERE status = 'confirmed' AND ends_at > now()
        AND EXISTS (SELECT FROM booking_item i WHERE i.class_id = c.id AND i.status = 'confirmed')
      ORDER BY ends_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`);
    for (const { id } of rows) {
      await tx.execute(sql`UPDATE training_session SET starts_at = starts_at - interval '400 days', ends_at = ends_at - interval '400 days'
        WHERE class_id = ${id}`);
    }
  });
}
