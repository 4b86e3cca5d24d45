import { type CsvColumn, csvOf, defineDownload, pagesOf, requireUlid, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { itemToDownload } from '@console/bookings-contracts';
import { sql } from 'drizzle-orm';

const ROWS_OF_A_PAGE = 500;

/** A delegate who lost the seat with a canceled item. */
interface FormerDelegateRow {
  [column: string]: unknown;
  id: string;
  seat_number: number;
  given_name: string;
  family_name: string;
  email: string | null;
  telephone: string | null;
}

const columns: readonly CsvColumn<FormerDelegateRow>[] = [
  { title: 'Seat', value: (row) => row.seat_number },
  { title: 'Given name', value: (row) => row.given_name },
  { title: 'Family name', value: (row) => row.family_name },
  { title: 'Email', value: (row) => row.email },
  { title: 'Telephone', value: (row) => row.telephone },
];

interface ItemOfFile {
  [column: string]: unknown;
  id: string;
  booking: string;
  class: string;
}

/** The people of a canceled item as a list to call or to write to. */
defineDownload('formerDelegates', {
  description: 'The delegates who lost their seats with a canceled booking item, as a CSV file.',
  rule: staff,
  input: itemToDownload,
  what: 'booking item',
  find: async (database, { bookingItem }) => {
    const id = requireUlid('booking_items', bookingItem, 'bookingItem');
    const { rows } = await database.execute<ItemOfFile>(sql`
      SELECT i.id, b.ref AS booking, c.ref AS class FROM booking_item i
      JOIN booking b ON b.id = i.booking_id JOIN training_class c ON c.id = i.class_id
      WHERE i.id = ${id} AND i.status = 'canceled'`);
    return rows[0] ?? null;
  },
  file: (database, { id, booking, class: trainingClass }) => ({
    name: `${booking} ${trainingClass} former delegates.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvOf(
      columns,
      pagesOf(ROWS_OF_A_PAGE, (after?: FormerDelegateRow) => delegatesAfter(database, id, after)),
    ),
  }),
});

async function delegatesAfter(
  database: Queries,
  itemId: string,
  after: FormerDelegateRow | undefined,
): Promise<FormerDelegateRow[]> {
  const { seat_number: seat = 0, id = '' } = after ?? {};
  const { rows } = await database.execute<FormerDelegateRow>(sql`
    SELECT r.id, r.seat_number, a.given_name, a.family_name, a.email, coalesce(p.mobile, p.telephone) AS telephone
    FROM training_seat_reservation r
    JOIN attendee a ON a.reservation_id = r.id
    LEFT JOIN person p ON p.id = a.person_id
    WHERE r.booking_item_id = ${itemId} AND r.released_at IS NOT NULL AND (r.seat_number, r.id) > (${seat}, ${id})
    ORDER BY r.seat_number, r.id LIMIT ${ROWS_OF_A_PAGE}`);
  return rows;
}
