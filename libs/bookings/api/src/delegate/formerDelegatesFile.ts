import { type CsvColumn, csvOf, defineDownload, pagesOf, requireUlid, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { bookingToDownload, rolesText } from '@console/bookings-contracts';
import { sql } from 'drizzle-orm';

const ROWS_OF_A_PAGE = 500;

/** Somebody who has to hear of a cancellation: a contact of the booking, or a delegate who lost the seat. */
interface PersonToTellRow {
  [column: string]: unknown;
  id: string;
  /** Null for a delegate. */
  roles: string[] | null;
  /** Empty for a contact of the booking. */
  class: string;
  /** 0 for a contact of the booking. */
  seat_number: number;
  given_name: string;
  family_name: string;
  email: string | null;
  telephone: string | null;
}

const columns: readonly CsvColumn<PersonToTellRow>[] = [
  { title: 'Role', value: ({ roles }) => (roles === null ? 'Delegate' : rolesText(roles)) },
  { title: 'Class', value: (row) => row.class },
  { title: 'Seat', value: ({ seat_number: seat }) => (seat === 0 ? null : seat) },
  { title: 'Given name', value: (row) => row.given_name },
  { title: 'Family name', value: (row) => row.family_name },
  { title: 'Email', value: (row) => row.email },
  { title: 'Telephone', value: (row) => row.telephone },
];

interface BookingOfFile {
  [column: string]: unknown;
  id: string;
  ref: string;
}

/** The contacts of a booking and the people of its canceled items as a list to call or to write to. */
defineDownload('formerDelegates', {
  description:
    'The contacts of a booking that was canceled or lost an item, and the delegates who lost their seats, as a CSV file.',
  rule: staff,
  input: bookingToDownload,
  what: 'booking',
  find: async (database, { booking }) => {
    const id = requireUlid('bookings', booking, 'booking');
    const { rows } = await database.execute<BookingOfFile>(sql`SELECT id, ref FROM booking WHERE id = ${id}`);
    return rows[0] ?? null;
  },
  file: (database, { id, ref }) => ({
    name: `${ref} people to tell.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvOf(
      columns,
      pagesOf(ROWS_OF_A_PAGE, (after?: PersonToTellRow) => peopleAfter(database, id, after)),
    ),
  }),
});

/** The contacts have no class and no seat, so they come first. */
async function peopleAfter(
  database: Queries,
  bookingId: string,
  after: PersonToTellRow | undefined,
): Promise<PersonToTellRow[]> {
  const { class: trainingClass = '', seat_number: seat = 0, id = '' } = after ?? {};
  const { rows } = await database.execute<PersonToTellRow>(sql`
    SELECT * FROM (
      SELECT bc.id, bc.roles, '' AS class, 0 AS seat_number, p.given_name, p.family_name, p.email,
        coalesce(p.mobile, p.telephone) AS telephone
      FROM booking b
      JOIN booking_contact bc ON bc.booking_id = b.id
      JOIN person p ON p.id = bc.person_id
      WHERE b.id = ${bookingId} AND (b.status = 'canceled'
        OR EXISTS (SELECT FROM booking_item i JOIN training_class c ON c.id = i.class_id
          WHERE i.booking_id = b.id AND (i.status = 'canceled' OR c.status = 'postponed')))
      UNION ALL
      SELECT r.id, NULL, c.ref, r.seat_number, a.given_name, a.family_name, a.email,
        coalesce(p.mobile, p.telephone)
      FROM booking_item i
      JOIN training_class c ON c.id = i.class_id
      JOIN training_seat_reservation r ON r.booking_item_id = i.id AND r.class_id = c.id
      JOIN attendee a ON a.reservation_id = r.id
      LEFT JOIN person p ON p.id = a.person_id
      WHERE i.booking_id = ${bookingId} AND ((i.status = 'canceled' AND r.released_at IS NOT NULL)
        OR (c.status = 'postponed' AND r.released_at IS NULL))) people
    WHERE (class, seat_number, id) > (${trainingClass}, ${seat}, ${id})
    ORDER BY class, seat_number, id LIMIT ${ROWS_OF_A_PAGE}`);
  return rows;
}
