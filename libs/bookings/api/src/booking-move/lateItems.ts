import type { LiveItem } from '../booking-item/liveItems.ts';

export interface LateItems {
  /** The confirmed items whose class was delivered before the booking was confirmed. */
  readonly late: readonly LiveItem[];
  /** Whether nothing is left to deliver once they are delivered. False without items. */
  readonly all: boolean;
}

/**
 * Finds the items that are delivered as soon as their booking is confirmed.
 *
 * @param items the items of a confirmed booking, without canceled ones.
 */
export function lateItems(items: readonly LiveItem[]): LateItems {
  const confirmed = items.filter(({ status }) => status === 'confirmed');
  const late = confirmed.filter(({ classStatus }) => classStatus === 'delivered');
  return { late, all: items.length > 0 && late.length === confirmed.length };
}
