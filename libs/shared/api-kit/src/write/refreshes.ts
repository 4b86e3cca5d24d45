import type { NodeType } from '../nodes/nodes.ts';
import type { RecordTable, RecordType } from '../schema/records.ts';

interface Refreshed<Row> {
  /** The ids of records that display data of a row: `iriOf(Booking, row.bookingId)`. Nulls are left out. */
  records?: (row: Row) => readonly (string | null)[];
  /** Types whose lists display or count a row. The row's own type need not be named. */
  lists?: readonly NodeType[];
}

const refreshed = new Map<RecordTable, Refreshed<object>[]>();

/**
 * Declares which other records and lists a change of a type's rows refreshes, in every browser that displays them. A domain above may
 * declare it for a type below:
 *
 *     refreshes(TrainingSeatReservation, { records: (row) => [iriOf(BookingItem, row.bookingItemId)] });
 */
export function refreshes<Row extends object>(type: RecordType<Row>, others: Refreshed<Row>): void {
  const known = refreshed.get(type.table) ?? [];
  refreshed.set(type.table, [...known, others as Refreshed<object>]);
}

/** The other records and lists that a change of the row refreshes. */
export function refreshedBy(table: RecordTable, row: object): { records: string[]; lists: string[] } {
  const ofTable = refreshed.get(table) ?? [];
  return {
    records: ofTable.flatMap(({ records }) => records?.(row) ?? []).filter((iri) => iri !== null),
    lists: ofTable.flatMap(({ lists = [] }) => lists.map(({ name }) => name)),
  };
}
