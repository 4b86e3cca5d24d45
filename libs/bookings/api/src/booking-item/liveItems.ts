import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as classes } from '@console/classes-api';
import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { bookingItem } from '../tables.ts';

type ItemRow = RowOf<typeof bookingItem>;

const { trainingClass } = classes;

/** An item that is not canceled, with the reference, the state and the end of its class. */
export interface LiveItem extends ItemRow {
  readonly classRef: string;
  readonly classStatus: RowOf<typeof trainingClass>['status'];
  readonly endsAt: Date | null;
}

/** Returns the items of these bookings in the order of their ids, without canceled items. */
export function liveItemsOf(queries: Queries, bookingIds: readonly string[]): Promise<LiveItem[]> {
  return queries
    .select({
      ...getTableColumns(bookingItem),
      classRef: trainingClass.ref,
      classStatus: trainingClass.status,
      endsAt: trainingClass.endsAt,
    })
    .from(bookingItem)
    .innerJoin(trainingClass, eq(trainingClass.id, bookingItem.classId))
    .where(and(inArray(bookingItem.bookingId, [...bookingIds]), ne(bookingItem.status, 'canceled')))
    .orderBy(asc(bookingItem.id));
}
