import { addDays, formatDate, formatDateRange, type Instant, toIsoDate } from '@console/format';
import { changing, date, inOrder, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

const period = {
  fromDay: date('From', { required }),
  toDay: date('To', { required }),
  note: text('Reason'),
};

/** The fields of the days on which a trainer cannot teach, whether they are new or changed. */
export const unavailablePeriod = z.object(period);

/** Days on which a trainer cannot teach. Both days belong to the period. */
export const createTrainerUnavailabilityInput = inOrder(
  z.object({ trainer: reference('Trainer', 'trainers', { required }), ...period }),
  'fromDay',
  'toDay',
);

const seen = recordSeen('Unavailability', 'trainer_unavailabilities');

/** The input of `updateTrainerUnavailability`. */
export const updateTrainerUnavailabilityInput = inOrder(z.object({ ...seen, ...changing(period) }), 'fromDay', 'toDay');

/** The input of `deleteTrainerUnavailability`. */
export const deleteTrainerUnavailabilityInput = z.object(seen);

/** A period in which a trainer cannot teach. */
export interface UnavailablePeriod {
  readonly fromDay: Instant;
  /** The last day of the period. */
  readonly toDay: Instant;
  /** The reason. */
  readonly note?: string | null | undefined;
}

/** Returns the first period that a session meets. Undefined when there is none. */
export function unavailableAt<Period extends UnavailablePeriod>(
  periods: readonly Period[],
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
): Period | undefined {
  return periods.find(
    ({ fromDay, toDay }) =>
      new Date(startsAt) < new Date(`${addDays(toIsoDate(toDay), 1)}T00:00:00Z`) &&
      new Date(endsAt) > new Date(fromDay),
  );
}

/** The sentence for a trainer who is unavailable at that time. */
export function whyTrainerIsUnavailable(
  { fullName }: { readonly fullName: string },
  { fromDay, toDay, note }: UnavailablePeriod,
): string {
  const days =
    toIsoDate(fromDay) === toIsoDate(toDay)
      ? `on ${formatDate(fromDay)}`
      : `from ${formatDate(fromDay)} to ${formatDate(toDay)}`;
  return `${fullName} is unavailable ${days}${note ? ` (${note})` : ''}.`;
}

/** A few words for the same, beside a trainer's name: 'Unavailable 14 – 18 Dec 2026'. */
export function unavailableWords({ fromDay, toDay }: UnavailablePeriod): string {
  return `Unavailable ${formatDateRange(fromDay, toDay)}`;
}
