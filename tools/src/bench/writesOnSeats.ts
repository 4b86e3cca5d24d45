import type { Database } from '@console/api-kit/database';
import { type SQL, sql } from 'drizzle-orm';
import type { MeasuredWrite } from './MeasuredWrite.ts';

/**
 * Confirmed public classes in the future. A class is listed once for every two free seats: first every class once, then
 * the classes with more free seats again.
 */
const ON_SALE = sql`SELECT c.id FROM training_class c,
    LATERAL (SELECT count(*)::int AS taken FROM training_seat_reservation r WHERE r.class_id = c.id AND r.released_at IS NULL) held,
    LATERAL generate_series(1, (c.max_attendees - held.taken) / 2) AS pair
  WHERE c.status = 'confirmed' AND c.public_schedule_id IS NOT NULL AND c.starts_at > now()
  ORDER BY pair, c.starts_at, c.id LIMIT 50`;

const DRAFTS = sql`SELECT id FROM booking WHERE status = 'draft' ORDER BY number DESC LIMIT 50`;

/** Seats with delegates in classes whose attendance may be marked. */
const OCCUPIED = sql`SELECT s.id FROM training_class c
  JOIN training_seat_reservation r ON r.class_id = c.id AND r.released_at IS NULL
  JOIN attendee a ON a.reservation_id = r.id
  JOIN training_seat s ON s.class_id = c.id AND s.seat_number = r.seat_number
  WHERE c.status = 'delivered' ORDER BY c.number DESC, s.id LIMIT 500`;

/** Two writes: two seats sold and returned, spread over some classes, and a delegate's attendance. */
export async function writesOnSeats(database: Database): Promise<MeasuredWrite[]> {
  const ids = async (query: SQL) => (await database.execute<{ id: string }>(query)).rows.map(({ id }) => id);
  const [pairs, drafts, seats] = [await ids(ON_SALE), await ids(DRAFTS), await ids(OCCUPIED)];
  return [sellSeats(pairs, drafts), markSeat(seats)];
}

function sellSeats(pairs: string[], drafts: readonly string[]): MeasuredWrite {
  let turn = 0;
  return {
    name: 'sell two seats and take them back, two mutations',
    through: async (send) => {
      turn += 1;
      // Removes the class from the list, so that no other lane sells its seats.
      const trainingClass = pairs.shift();
      if (trainingClass === undefined) throw new Error('Too few seats are free in future classes.');
      const { data } = await send(
        `mutation BenchSell($input: createPublicBookingItemInput!) {
          createPublicBookingItem(input: $input) { bookingItem { id status booking { id netPrice { amount } } } }
        }`,
        {
          booking: `bookings/${drafts[turn % drafts.length]}`,
          class: `training_classes/${trainingClass}`,
          quantity: 2,
          unitPrice: 45_000,
          taxable: true,
        },
      );
      const answer = await send(
        `mutation BenchTakeBack($input: deleteBookingItemInput!) { deleteBookingItem(input: $input) { clientMutationId } }`,
        { id: data.createPublicBookingItem?.bookingItem?.id },
      );
      pairs.push(trainingClass);
      return answer;
    },
  };
}

function markSeat(seats: readonly string[]): MeasuredWrite {
  const marks = ['full', 'partial', 'none'];
  let turn = 0;
  return {
    name: 'mark a delegate',
    through: (send) => {
      turn += 1;
      return send(
        `mutation BenchMark($input: updateTrainingSeatInput!) {
          updateTrainingSeat(input: $input) { trainingSeat { id attendance version } }
        }`,
        { id: `training_seats/${seats[turn % seats.length]}`, attendance: marks[turn % 3] },
      );
    },
  };
}
