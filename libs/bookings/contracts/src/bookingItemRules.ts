import { formatMoney } from '@console/format';
import { type BookingStatus, bookingStatusLabels } from './bookingStatus.ts';
import { taxRateOf } from './tax.ts';

/** What a booking may come to with tax, in pence. */
export const dearestBooking = 2_000_000_000;

interface Item {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}

/** What an item comes to with tax, in pence, half up as the database has it. */
export function grossOf(item: Item): number {
  const net = item.unitPrice * item.quantity;
  return net + Math.round((net * taxRateOf(item)) / 100);
}

/** Why a booking takes no more items, in a sentence; null when it does: a draft, and what is confirmed. */
export function whyNotAddItem({ status }: { readonly status: string }): string | null {
  if (status === 'draft' || status === 'confirmed') return null;
  if (status === 'on_hold') return 'This booking is on hold. Resume it to add items.';
  return `This booking is ${nameOf(status)}. Items can be added to a draft or a confirmed booking.`;
}

/** Why an item stays as it is; null when it may change. */
export function whyNotChangeItem({ status }: { readonly status: string }): string | null {
  if (status !== 'canceled' && status !== 'complete') return null;
  return `This item is ${nameOf(status)} and can no longer be changed.`;
}

/** Why an item cannot be deleted; null when it can. Others are canceled with their booking. */
export function whyNotDeleteItem({ status }: { readonly status: string }): string | null {
  return status === 'draft' ? null : `This item is ${nameOf(status)}. Only items of a draft can be deleted.`;
}

/**
 * Why an item cannot go down to so many seats; null when it can.
 *
 * @param assigned how many of its seats have an attendee.
 */
export function whyNotFewerSeats(assigned: number, quantity: number): string | null {
  if (quantity >= assigned) return null;
  const have = assigned === 1 ? '1 seat of this item has an attendee' : `${assigned} seats of this item have attendees`;
  return `${have}. Take attendees off their seats first, or keep at least ${assigned}.`;
}

/** Why a booking cannot come to so much with tax, in pence; null when it can. */
export function whyTooDear(gross: number): string | null {
  return gross <= dearestBooking ? null : `A booking can come to at most ${formatMoney(dearestBooking)} with tax.`;
}

/** The word for a state inside a sentence. */
function nameOf(status: string): string {
  return (bookingStatusLabels[status as BookingStatus] ?? status).toLowerCase();
}
