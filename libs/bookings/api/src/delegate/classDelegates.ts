import { type CsvColumn, csvOf, defineDownload, pagesOf, requireUlid, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { classToDownload } from '@console/classes-contracts';
import { sql } from 'drizzle-orm';
import { heldAtLast } from './heldSeats.ts';

const ROWS_OF_A_PAGE = 500;

/** A held place of a class. All texts are empty while it has no delegate. */
interface DelegateRow {
  [column: string]: unknown;
  id: string;
  seat_number: number;
  given_name: string | null;
  family_name: string | null;
  company: string;
  email: string | null;
  telephone: string | null;
  booking: string;
  booker: string | null;
  booker_email: string | null;
  booker_telephone: string | null;
}

const columns: readonly CsvColumn<DelegateRow>[] = [
  { title: 'Seat', value: (row) => row.seat_number },
  { title: 'Given name', value: (row) => row.given_name },
  { title: 'Family name', value: (row) => row.family_name },
  { title: 'Company', value: (row) => row.company },
  { title: 'Email', value: (row) => row.email },
  { title: 'Telephone', value: (row) => row.telephone },
  { title: 'Booking', value: (row) => row.booking },
  { title: 'Booker', value: (row) => row.booker },
  { title: 'Booker email', value: (row) => row.booker_email },
  { title: 'Booker telephone', value: (row) => row.booker_telephone },
];

interface ClassOfFile {
  [column: string]: unknown;
  id: string;
  ref: string;
}

/** The people of a class as a list to call or to write to, also after the class was canceled. */
defineDownload('classDelegates', {
  description: 'The delegates of a class as a CSV file. For a canceled class: the people who had a seat.',
  rule: staff,
  input: classToDownload,
  what: 'class',
  find: async (database, { trainingClass }) => {
    const id = requireUlid('training_classes', trainingClass, 'trainingClass');
    const { rows } = await database.execute<ClassOfFile>(sql`SELECT id, ref FROM training_class WHERE id = ${id}`);
    return rows[0] ?? null;
  },
  file: (database, { id, ref }) => ({
    name: `${ref} delegates.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvOf(
      columns,
      pagesOf(ROWS_OF_A_PAGE, (after?: DelegateRow) => delegatesAfter(database, id, after)),
    ),
  }),
});

/** The held places of a class. For a canceled class: those that were held then. */
async function delegatesAfter(
  database: Queries,
  classId: string,
  after: DelegateRow | undefined,
): Promise<DelegateRow[]> {
  const { seat_number: seat = 0, id = '' } = after ?? {};
  const { rows } = await database.execute<DelegateRow>(sql`
    SELECT r.id, r.seat_number, a.given_name, a.family_name, c.name AS company, a.email,
      coalesce(p.mobile, p.telephone) AS telephone, b.ref AS booking, booker.full_name AS booker, booker.email AS booker_email,
      coalesce(booker.mobile, booker.telephone) AS booker_telephone
    FROM training_seat_reservation r
    JOIN booking_item i ON i.id = r.booking_item_id
    JOIN booking b ON b.id = i.booking_id
    JOIN customer c ON c.id = b.customer_id
    LEFT JOIN attendee a ON a.reservation_id = r.id
    LEFT JOIN person p ON p.id = a.person_id
    LEFT JOIN LATERAL (
      SELECT person.full_name, person.email, person.mobile, person.telephone FROM booking_contact contact
      JOIN person ON person.id = contact.person_id
      WHERE contact.booking_id = b.id AND 'booker' = ANY (contact.roles)
      ORDER BY contact.created_at, contact.id LIMIT 1
    ) booker ON true
    WHERE ${heldAtLast(classId)} AND (r.seat_number, r.id) > (${seat}, ${id})
    ORDER BY r.seat_number, r.id LIMIT ${ROWS_OF_A_PAGE}`);
  return rows;
}
