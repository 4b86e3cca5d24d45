import { defineEffect, defineInquiry, type RowOf } from '@console/api-kit';
import type { Impact } from '@console/core-api';
import type { AddressValues } from '@console/rules';
import type { booking, bookingItem } from './tables.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/** A booking, and those of its items that the effect concerns. */
export interface BookingWithItems {
  readonly booking: BookingRow;
  readonly items: readonly ItemRow[];
}

/**
 * Announces confirmed bookings with their items, or items added to confirmed bookings. A move of a class may announce
 * hundreds.
 */
export const bookingsConfirmed = defineEffect<readonly BookingWithItems[], Impact>('bookingsConfirmed');

/** Announces canceled bookings, with the items that were canceled with them. */
export const bookingsCanceled = defineEffect<readonly BookingWithItems[], Impact>('bookingsCanceled');

/** Announces items that were canceled alone or with their class. Their bookings continue with the other items. */
export const bookingItemsCanceled = defineEffect<readonly BookingWithItems[], Impact>('bookingItemsCanceled');

/** Announces bookings whose items are all delivered. */
export const bookingsDelivered = defineEffect<readonly BookingRow[]>('bookingsDelivered');

/** Announces that a booking is going to be deleted. Domains above refuse when their records depend on it. */
export const bookingDeleting = defineEffect<{ booking: BookingRow }>('bookingDeleting');

/**
 * Announces that an item has moved to another class or has another number of seats, without a new unit price. Invoices
 * that are not issued yet follow. Domains above refuse what an issued invoice does not allow.
 */
export const bookingItemRebooked = defineEffect<
  {
    booking: BookingRow;
    before: ItemRow;
    item: ItemRow;
    /** The new item of a delegate who was transferred. What was invoiced for the item before is for both now. */
    transferred: ItemRow | null;
  },
  Impact
>('bookingItemRebooked');

/**
 * Announces that an item is going to change or to be deleted. Domains above refuse when their records, such as
 * invoices, have copied its price.
 */
export const bookingItemChanging = defineEffect<{ item: ItemRow; to: 'change' | 'delete' }>('bookingItemChanging');

/** Announces that the price, the title or the PO number of an item has changed. Drafts of invoices follow. */
export const bookingItemChanged = defineEffect<{ booking: BookingRow; item: ItemRow }>('bookingItemChanged');

/** Announces that somebody has changed a booking itself. Drafts of invoices follow. */
export const bookingChanged = defineEffect<{
  before: BookingRow;
  booking: BookingRow;
  /** The new billing address. Undefined when it is as before, or removed. */
  billingAddress: AddressValues | undefined;
}>('bookingChanged');

/** Items of bookings, and the items that are about to be canceled: what was billed for these is not due any more. */
export interface ItemsToPay {
  readonly items: readonly string[];
  readonly canceled: readonly string[];
}

/** Asks which of these items are paid. A booking is complete when it is delivered and all of its items are paid. */
export const paidItems = defineInquiry<ItemsToPay, string>('paidItems');

/** Asks what is still owed for a booking that somebody is about to complete by hand. Nothing follows from it. */
export const owedForBooking = defineInquiry<BookingRow, Impact>('owedForBooking');
