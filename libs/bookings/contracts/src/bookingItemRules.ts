import { taxOf } from '@console/core-contracts';
import { formatMoney } from '@console/format';
import { bookingStatuses } from './bookingStatus.ts';

/** The highest total of a booking with tax, in pence. */
export const maxBookingTotal = 2_000_000_000;

interface Item {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}

/** An item's price with tax, in pence. */
export function grossOf(item: Item): number {
  const net = item.unitPrice * item.quantity;
  return net + taxOf(net, item);
}

/** The reason why no item can be added to a booking, as a sentence. Null for a draft and for a confirmed booking. */
export function whyNotAddItem({ status }: { readonly status: string }): string | null {
  if (status === 'draft' || status === 'confirmed') return null;
  if (status === 'on_hold') return 'This booking is on hold. Resume it to add items.';
  return `This booking is ${nameOf(status)}. Items can be added to a draft or a confirmed booking.`;
}

/** The reason why an item cannot be changed. Null when it can. */
export function whyNotChangeItem({ status }: { readonly status: string }): string | null {
  if (status !== 'canceled' && status !== 'complete') return null;
  return `This item is ${nameOf(status)} and can no longer be changed.`;
}

/** The reason why an item gets no more seats. Null when it does. A booking on hold keeps its seats, and can give some back. */
export function whyNotMoreSeats({ status }: { readonly status: string }): string | null {
  return status === 'on_hold' ? 'This booking is on hold. Resume it to add seats.' : null;
}

/**
 * The reason why an item's seats cannot be reduced to `quantity`. Null when they can.
 *
 * @param assigned how many of its seats have an attendee.
 */
export function whyNotFewerSeats(assigned: number, quantity: number): string | null {
  if (quantity >= assigned) return null;
  const have = assigned === 1 ? '1 seat of this item has an attendee' : `${assigned} seats of this item have attendees`;
  return `${have}. Take attendees off their seats first, or keep at least ${assigned}.`;
}

/**
 * The reason why a booking's total is too high. Null when it is not.
 *
 * @param gross the total with tax, in pence.
 */
export function whyBookingTooExpensive(gross: number): string | null {
  return gross <= maxBookingTotal ? null : `A booking can come to at most ${formatMoney(maxBookingTotal)} with tax.`;
}

/** The name of a state inside a sentence. */
function nameOf(status: string): string {
  return bookingStatuses.labelOf(status).toLowerCase();
}
