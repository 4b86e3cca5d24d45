import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type ChangeRequestKind, isOpenRequest, kindOfChange } from '@console/bookings-contracts';
import { type ClassRow, tables as classes } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { booking, bookingItem, changeRequest } from '../tables.ts';

const { trainingClass } = classes;
const { customer } = core;

export type ChangeRequestRow = RowOf<typeof changeRequest>;

/** A change that is asked for and not made yet, with the records that it is about. */
export interface RequestedChange {
  readonly kind: ChangeRequestKind;
  readonly request: ChangeRequestRow;
  readonly booking: RowOf<typeof booking>;
  readonly customerName: string;
  readonly item: RowOf<typeof bookingItem>;
  /** The class of the item. */
  readonly class: ClassRow;
  /** The class that it moves to. Null for other kinds of change. */
  readonly to: ClassRow | null;
}

/** Reads a requested change. Null when the request is closed or does not ask for exactly one change. */
export async function requestedChange(queries: Queries, id: string): Promise<RequestedChange | null> {
  const to = alias(trainingClass, 'new_class');
  const [found] = await queries
    .select({
      request: changeRequest,
      booking,
      customerName: customer.name,
      item: bookingItem,
      class: trainingClass,
      to,
    })
    .from(changeRequest)
    .innerJoin(booking, eq(booking.id, changeRequest.bookingId))
    .innerJoin(customer, eq(customer.id, booking.customerId))
    .innerJoin(bookingItem, eq(bookingItem.id, changeRequest.bookingItemId))
    .innerJoin(trainingClass, eq(trainingClass.id, bookingItem.classId))
    .leftJoin(to, eq(to.id, changeRequest.newClassId))
    .where(eq(changeRequest.id, id));
  const kind = found && kindOfRow(found.request);
  return kind && isOpenRequest(found.request) ? { ...found, kind } : null;
}

/** Why the change is made, for the history of what it changes: 'CR-1001: Move Minute Taking. The trainer is ill.' */
export const whyOf = ({ ref, subject, reason }: Pick<ChangeRequestRow, 'ref' | 'subject' | 'reason'>): string =>
  `${ref}: ${subject}${reason ? `. ${reason}` : ''}`;

/** Returns what a stored change request asks for. Null when it does not ask for exactly one change of an item. */
export function kindOfRow(
  row: Pick<
    ChangeRequestRow,
    'bookingItemId' | 'newClassId' | 'attendeeId' | 'newMaxAttendees' | 'newTrainerId' | 'newStartsAt'
  >,
): ChangeRequestKind | null {
  if (row.bookingItemId === null) return null;
  const { newClassId: newTrainingClass, attendeeId: delegate, newTrainerId: newTrainer } = row;
  return kindOfChange({ ...row, newTrainingClass, delegate, newTrainer });
}
