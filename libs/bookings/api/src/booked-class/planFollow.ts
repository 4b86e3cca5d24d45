import type { RowOf } from '@console/api-kit';
import type { BookingStatus } from '@console/bookings-contracts';
import type { ClassMove } from '@console/classes-contracts';
import { countOf } from '@console/format';
import type { LiveItem } from '../booking-item/liveItems.ts';
import type { booking } from '../tables.ts';
import type { BookingOfClass } from './bookingsOfClass.ts';

type BookingRow = RowOf<typeof booking>;

/** The changes to a booking when one of its classes is moved. */
interface Follow {
  /**
   * The new status of the booking's items on that class, and the statuses from which they change. Null when they do not
   * change.
   */
  readonly items: { readonly from: readonly BookingStatus[]; readonly to: BookingStatus } | null;
  readonly changes: Pick<BookingRow, 'status' | 'heldFrom' | 'heldByClass'> | null;
  /** The change in words, to follow the reference: 'is put on hold'. */
  readonly consequence: string;
  /** The change in words when the booking becomes delivered and all of it is paid: it is then complete at once. */
  readonly whenPaid?: string;
}

/** A booking of a class, with the changes to it when the class is moved. */
export interface FollowingBooking extends BookingOfClass, Follow {
  /** The items on that class that change. */
  readonly following: readonly LiveItem[];
}

/** Returns the changes to a booking when its class is moved. The move and its preview use it. */
export function planFollow(move: ClassMove, one: BookingOfClass): FollowingBooking {
  const follow = plans[move](one);
  const following = one.booked.filter(({ status }) => follow.items?.from.includes(status));
  return { ...one, ...follow, following };
}

/** The items that a booking keeps after the move. */
export function itemsLeft({ booked, others, items, following }: FollowingBooking): readonly LiveItem[] {
  const kept = items?.to === 'canceled' ? booked.filter((item) => !following.includes(item)) : booked;
  return [...kept, ...others];
}

/** The plan of a booking that does not change. */
export const staysAsItIs: Follow = { items: null, changes: null, consequence: 'stays as it is' };

const plans: Readonly<Record<ClassMove, (one: BookingOfClass) => Follow>> = {
  confirm: () => staysAsItIs,
  deliver,
  postpone,
  reschedule,
  rescheduleProvisional: reschedule,
  cancel,
};

const inState = (status: BookingStatus) => ({ status, heldFrom: null, heldByClass: false });

/** Whether an item has been delivered. A move of its class no longer changes it. */
export const isDelivered = ({ status }: Pick<LiveItem, 'status'>) => status === 'delivered' || status === 'complete';

/** Confirmed items are delivered. The booking is delivered when no other item is left to deliver. */
function deliver({ booking: { status }, booked, others }: BookingOfClass): Follow {
  if (!booked.some((item) => item.status === 'confirmed')) {
    return { ...staysAsItIs, consequence: whyNotDelivered(status) };
  }
  const items = { from: ['confirmed'], to: 'delivered' } as const;
  const isLast = [...leftOf(booked, items.from), ...others].every(isDelivered);
  if (status === 'confirmed' && isLast) {
    const whenPaid = 'is delivered and complete, because all of it is paid';
    return { items, changes: inState('delivered'), consequence: 'is delivered', whenPaid };
  }
  const rest = status === 'on_hold' ? 'stays on hold' : 'goes on';
  return { items, changes: null, consequence: `has its item delivered and ${rest}` };
}

function whyNotDelivered(status: BookingStatus): string {
  if (status === 'draft') return 'stays a draft; its seats were not confirmed';
  return status === 'on_hold' ? 'stays on hold' : staysAsItIs.consequence;
}

/** A booking waits for each of its classes. */
function postpone({ booking: { status } }: BookingOfClass): Follow {
  const items = { from: ['draft', 'confirmed'], to: 'on_hold' } as const;
  if (status === 'on_hold') return { items, changes: null, consequence: 'is on hold already' };
  if (status !== 'draft' && status !== 'confirmed') return staysAsItIs;
  const changes = { status: 'on_hold', heldFrom: status, heldByClass: true } as const;
  return { items, changes, consequence: 'is put on hold' };
}

/** A booking resumes when no other class of it is postponed. A booking that a user put on hold stays on hold. */
function reschedule({ booking, others }: BookingOfClass): Follow {
  if (booking.status !== 'on_hold') return staysAsItIs;
  if (!booking.heldByClass) return { ...staysAsItIs, consequence: 'stays on hold' };
  const to = booking.heldFrom ?? 'confirmed';
  const items = { from: ['on_hold'], to } as const;
  if (others.some(isPostponed)) return { items, changes: null, consequence: 'stays on hold for another class' };
  return { items, changes: inState(to), consequence: to === 'draft' ? 'becomes a draft again' : 'is confirmed again' };
}

const isPostponed = ({ classStatus }: LiveItem) => classStatus === 'postponed';

/** A booking continues with its other items. Without other items it is canceled. */
function cancel({ booking, booked, others }: BookingOfClass): Follow {
  const items = { from: ['draft', 'confirmed', 'on_hold'], to: 'canceled' } as const;
  const kept = leftOf(booked, items.from);
  const lost = booked.filter((item) => !kept.includes(item));
  if (lost.length === 0) return staysAsItIs;
  const left = [...kept, ...others];
  const loses = `loses ${whatIsLost(lost)}`;
  if (left.length === 0) return { items, changes: inState('canceled'), consequence: `${loses} and is canceled` };
  const waited = booking.status === 'on_hold' && booking.heldByClass && !others.some(isPostponed);
  const now = waited ? (booking.heldFrom ?? 'confirmed') : booking.status;
  if (now === 'confirmed' && left.every(isDelivered)) {
    return {
      items,
      changes: inState('delivered'),
      consequence: `${loses} and is delivered: nothing is left to deliver`,
      whenPaid: `${loses} and is delivered and complete: nothing is left to deliver, and all of it is paid`,
    };
  }
  if (!waited) return { items, changes: null, consequence: `${loses}; its other items stay` };
  const again = now === 'draft' ? 'becomes a draft again' : 'is confirmed again';
  return { items, changes: inState(now), consequence: `${loses} and ${again}` };
}

function whatIsLost(items: readonly LiveItem[]): string {
  if (items.some(({ type }) => type === 'private')) return 'this class';
  return countOf(
    items.reduce((seats, { quantity }) => seats + quantity, 0),
    'seat',
  );
}

/** The items that a move does not change. */
const leftOf = (items: readonly LiveItem[], from: readonly BookingStatus[]) =>
  items.filter(({ status }) => !from.includes(status));
