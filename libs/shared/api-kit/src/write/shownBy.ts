import type { NodeType } from '../schema/nodes.ts';
import type { RecordTable, RecordType } from '../schema/records.ts';

interface Showing<Row> {
  /** The ids of records that show something of a row, by what stands in it: `iriOf(Booking, row.bookingId)`. Nulls are left out. */
  records?: (row: Row) => readonly (string | null)[];
  /** Types whose lists show or count it. */
  lists?: readonly NodeType[];
}

const showings = new Map<RecordTable, Showing<object>[]>();

/**
 * Says which records show something of another type's rows, so that who looks at them hears of it when such a row is written. A domain
 * above may say it of a type below:
 *
 *     shownBy(TrainingSeatReservation, { records: (row) => [iriOf(BookingItem, row.bookingItemId)] });
 */
export function shownBy<Row extends object>(type: RecordType<Row>, showing: Showing<Row>): void {
  const known = showings.get(type.table) ?? [];
  showings.set(type.table, [...known, showing as Showing<object>]);
}

/** What shows something of a row. */
export function shownWith(table: RecordTable, row: object): { records: string[]; lists: string[] } {
  const ofTable = showings.get(table) ?? [];
  return {
    records: ofTable.flatMap(({ records }) => records?.(row) ?? []).filter((iri) => iri !== null),
    lists: ofTable.flatMap(({ lists = [] }) => lists.map(({ name }) => name)),
  };
}
