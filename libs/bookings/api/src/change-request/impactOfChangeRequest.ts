import { askAll, defineInquiry, type RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type ChangeRequestKind, isOpenRequest, whyNotKind } from '@console/bookings-contracts';
import { type ClassRow, tables as classes } from '@console/classes-api';
import { tables as core, type Impact, onlyRefusals, refusalOf } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { booking, bookingItem, changeRequest } from '../tables.ts';
import { type ChangeRequestRow, kindOfRow } from './kindOfRow.ts';

const { trainingClass } = classes;
const { customer } = core;

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

/** Asks all domains which records a requested change would touch. */
export const impactOfChangeRequest = defineInquiry<RequestedChange, Impact>('impactOfChangeRequest');

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

/**
 * Returns the records that a request would touch now: nothing once it is closed. When it cannot be made now, only the
 * reasons.
 */
export async function impactNow(queries: Queries, id: string): Promise<Impact[]> {
  const change = await requestedChange(queries, id);
  if (!change) return [];
  const reason = whyNotKind(change.kind, change.item);
  if (reason !== null) return refusalOf(change.class, reason);
  return onlyRefusals(await askAll(impactOfChangeRequest, queries, change));
}
