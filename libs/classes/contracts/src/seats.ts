import type { Instant } from '@console/format';
import type { TrainingClassStatus } from './trainingClassStatus.ts';

interface ClassToSell {
  readonly public: boolean;
  readonly status: string;
  /** The end of the last session. Null without sessions. */
  readonly endsAt: Instant | null | undefined;
}

const whyNotByStatus: Readonly<Record<TrainingClassStatus, string | null>> = {
  provisional: null,
  confirmed: null,
  postponed: 'This class is postponed. Its seats can be sold once it has new dates.',
  delivered: 'This class has been delivered. Its seats can no longer change.',
  canceled: 'This class is canceled. Its seats can no longer change.',
};

/** Whether the last session of a class is over, also when the class is not marked as delivered yet. */
export const hasEnded = ({ endsAt }: Pick<ClassToSell, 'endsAt'>, now: Instant = Date.now()): boolean =>
  endsAt != null && new Date(endsAt) <= new Date(now);

/**
 * The reason why seats of a class cannot be sold, as a sentence. Null when they can (O§1). Seats are sold until the class
 * ends, because unannounced delegates are added while it runs.
 */
export function whyNotSell(trainingClass: ClassToSell, now: Instant = Date.now()): string | null {
  if (!trainingClass.public) return 'This class is private. Only seats of a public class can be booked.';
  const reasons: Readonly<Record<string, string | null>> = whyNotByStatus;
  const reason = reasons[trainingClass.status] ?? null;
  return reason ?? (hasEnded(trainingClass, now) ? 'This class has ended. Its seats can no longer be booked.' : null);
}

/** The reason why seats of a class cannot be released. Null when they can. Nobody can use a seat of a delivered class any more. */
export function whyNotGiveBack({ status }: Pick<ClassToSell, 'status'>): string | null {
  return status === 'delivered' ? whyNotByStatus.delivered : null;
}

/**
 * The reason why a class does not have enough seats. Null when it does.
 *
 * @param free how many of its seats are not reserved.
 */
export function whyNotSeats(free: number, wanted: number): string | null {
  if (wanted <= free) return null;
  if (free < 1) return 'There are no seats left on this class.';
  return free === 1 ? 'Only 1 seat is left on this class.' : `Only ${free} seats are left on this class.`;
}
