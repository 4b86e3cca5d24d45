import { type CsvColumn, csvOf, defineDownload, pagesOf, requireUlid, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { bookingToDownload } from '@console/bookings-contracts';
import { sql } from 'drizzle-orm';

const ROWS_OF_A_PAGE = 500;

/** A delegate who lost the seat with a canceled item. */
interface FormerDelegateRow {
  [column: string]: unknown;
  id: string;
  class: string;
  seat_number: number;
  given_name: string;
  family_name: string;
  email: string | null;
  telephone: string | null;
}

const columns: readonly CsvColumn<FormerDelegateRow>[] = [
  { title: 'Class', value: (row) => row.class },
  { title: 'Seat', value: (row) => row.seat_number },
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

/** The people of the canceled items of a booking as a list to call or to write to. */
defineDownload('formerDelegates', {
  description: 'The delegates who lost their seats with canceled items of a booking, as a CSV file.',
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
      pagesOf(ROWS_OF_A_PAGE, (after?: FormerDelegateRow) => delegatesAfter(database, id, after)),
    ),
  }),
});

async function delegatesAfter(
  database: Queries,
  bookingId: string,
  after: FormerDelegateRow | undefined,
): Promise<FormerDelegateRow[]> {
  const { class: trainingClass = '', seat_number: seat = 0, id = '' } = after ?? {};
  const { rows } = await database.execute<FormerDelegateRow>(sql`
    SELECT r.id, c.ref AS class, r.seat_number, a.given_name, a.family_name, a.email,
      coalesce(p.mobile, p.telephone) AS telephone
    FROM booking_item i
    JOIN training_class c ON c.id = i.class_id
    JOIN training_seat_reservation r ON r.booking_item_id = i.id AND r.released_at IS NOT NULL
    JOIN attendee a ON a.reservation_id = r.id
    LEFT JOIN person p ON p.id = a.person_id
    WHERE i.booking_id = ${bookingId} AND i.status = 'canceled'
      AND (c.ref, r.seat_number, r.id) > (${trainingClass}, ${seat}, ${id})
    ORDER BY c.ref, r.seat_number, r.id LIMIT ${ROWS_OF_A_PAGE}`);
  return rows;
}
