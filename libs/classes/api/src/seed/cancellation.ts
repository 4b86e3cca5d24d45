import { history } from '@console/api-kit';
import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { type PlannedClass, startOf } from './plannedClass.ts';

/** Decides when and why a canceled class was canceled. Its seats were released at that moment. */
export function cancelWithSeats(planned: PlannedClass, now: Date): void {
  const draw = random('cancellation', planned.id);
  const { reservations, customer } = planned;
  const booked = reservations.map(({ createdAt }) => createdAt);
  const released = reservations.map(({ releasedAt }) => releasedAt ?? now);
  const inTime = days.earliest(now, days.latest(...released), days.addDays(startOf(planned), -1));
  const at = days.latest(...booked, inTime);
  for (const reservation of reservations) reservation.releasedAt = at;
  planned.cancellation = { at, reason: draw.pick(customer ? PRIVATE_REASONS : PUBLIC_REASONS) };
}

/** The reason of a class whose bookings were all canceled before. */
export const noBookingLeft = 'No booking is left.';

/** Decides when a class was canceled that has no booking left. */
export function cancelWithoutSeats(planned: PlannedClass, now: Date): void {
  const daysBefore = random('cancellation', planned.id).between(1, 3);
  const released = planned.reservations.map(({ releasedAt }) => releasedAt ?? now);
  const inTime = days.earliest(now, days.addDays(startOf(planned), -daysBefore));
  planned.cancellation = { at: days.latest(planned.createdAt, inTime, ...released), reason: noBookingLeft };
}

/** Writes into the history of the canceled classes who canceled them, when and why. */
export async function insertCancellations({ tx }: SeedContext, classes: readonly PlannedClass[]): Promise<void> {
  await insertRows(
    tx,
    history,
    classes.flatMap(({ id, createdBy, cancellation }) => {
      if (!cancellation) return [];
      const { at, reason } = cancellation;
      return [
        {
          id: random('cancellation entry', id).id(at),
          entity: 'class',
          targetId: id,
          at,
          userId: createdBy,
          action: 'changed' as const,
          reason,
          changes: { status: { from: 'confirmed', to: 'canceled' } },
        },
      ];
    }),
  );
}

const PUBLIC_REASONS = [
  'The trainer is ill and no other trainer is free.',
  'The venue is closed for repairs. It cannot offer another room.',
  'Too few delegates. The next date has seats for all of them.',
];

const PRIVATE_REASONS = [
  'The customer has moved the budget to next year.',
  'The customer’s team is needed for an inspection that week.',
];
