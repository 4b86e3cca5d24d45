import { random } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import type { PlannedItem } from './plan.ts';

interface Cancellation {
  readonly canceledAt: Date | null;
  readonly cancelReason: string | null;
}

/** When and why a canceled item was canceled: with its class, or because the customer asked for it. */
export function cancellationOf({ id, status, class: held }: PlannedItem): Cancellation {
  if (status !== 'canceled') return { canceledAt: null, cancelReason: null };
  const released = held.reservations.find(({ bookingItemId }) => bookingItemId === id)?.releasedAt ?? null;
  const { at, reason } = held.cancellation ?? {};
  const withClass = at?.getTime() === released?.getTime() && reason !== classes.noBookingLeft;
  return {
    canceledAt: released,
    cancelReason: (withClass && reason) || random('item cancellation', id).pick(REASONS),
  };
}

const REASONS = [
  'The customer has moved the budget to next year.',
  'The delegates have left the company.',
  'The customer books another course instead.',
  'Nobody is free on these days.',
];
