import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotMoveItem } from '@console/bookings-contracts';
import { tables as core } from '@console/core-api';
import { eq } from 'drizzle-orm';
import type { NamedBooking } from '../booked-class/bookingsOfClass.ts';
import { type FollowingBooking, planFollow } from '../booked-class/planFollow.ts';
import { type LiveItem, liveItemsOf } from '../booking-item/liveItems.ts';
import type { Recorded } from '../booking-item/recordedOn.ts';
import { booking, type bookingItem } from '../tables.ts';

const { customer } = core;

type ItemRow = RowOf<typeof bookingItem>;

/** An item that somebody may cancel, with its booking and what is recorded on its seats. */
interface ItemToCancel {
  readonly item: ItemRow;
  readonly recorded: Recorded;
  readonly named: NamedBooking;
  /** The items of the booking that are not canceled. */
  readonly items: readonly LiveItem[];
}

interface ItemCancelPlan {
  /** The reason why the item cannot be canceled, or null. Then nothing happens. */
  readonly whyNot: string | null;
  readonly following: FollowingBooking;
}

/**
 * Plans to cancel an item, for the write and for its preview. A booking loses an item as it loses one with its class.
 */
export function planItemCancel({ item, recorded, named, items }: ItemToCancel): ItemCancelPlan {
  const booked = items.filter(({ id }) => id === item.id);
  const others = items.filter(({ id }) => id !== item.id);
  return {
    whyNot: whyNotMoveItem('cancel', { ...item, ...recorded }),
    following: planFollow('cancel', { ...named, booked, others }),
  };
}

/**
 * Reads what {@link planItemCancel} needs. In a write the booking and the item must be locked.
 *
 * @param recorded what is recorded on the seats of the item. In a write they are locked.
 * @returns null when the booking has been deleted since the item was read.
 */
export async function itemToCancel(queries: Queries, item: ItemRow, recorded: Recorded): Promise<ItemToCancel | null> {
  const [named] = await queries
    .select({ booking, customerName: customer.name })
    .from(booking)
    .innerJoin(customer, eq(customer.id, booking.customerId))
    .where(eq(booking.id, item.bookingId));
  return named ? { item, recorded, named, items: await liveItemsOf(queries, [item.bookingId]) } : null;
}
