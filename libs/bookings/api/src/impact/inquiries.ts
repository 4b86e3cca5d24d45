import { defineInquiry, type RowOf } from '@console/api-kit';
import type { BookingMove } from '@console/bookings-contracts';
import type { Impact } from '@console/classes-api';
import type { LiveItem } from '../follow/bookingsOfClass.ts';
import type { booking } from '../tables.ts';

/** A booking that somebody may move, with its items that are not canceled. */
export interface MovingBooking {
  readonly booking: RowOf<typeof booking>;
  readonly move: BookingMove;
  readonly items: readonly LiveItem[];
}

/** Asks the domains above which records a move of a booking would change. */
export const impactOfBookingMove = defineInquiry<MovingBooking, Impact>('impactOfBookingMove');

/** Items of bookings, and the items that are about to be canceled: what was billed for these is not due any more. */
export interface ItemsToPay {
  readonly items: readonly string[];
  readonly canceled: readonly string[];
}

/** Asks which of these items are paid. A booking is complete when it is delivered and all of its items are paid. */
export const paidItems = defineInquiry<ItemsToPay, string>('paidItems');
