import type { Instant } from '@console/format';
import type { TrainingClassStatus } from './trainingClassStatus.ts';

interface ClassToSell {
  readonly public: boolean;
  readonly status: string;
  /** When its last session ends; null while it has none. */
  readonly endsAt: Instant | null | undefined;
}

const whyNotByStatus: Readonly<Record<TrainingClassStatus, string | null>> = {
  provisional: null,
  confirmed: null,
  postponed: 'This class is postponed. Its seats can be sold once it has new dates.',
  delivered: 'This class has been delivered. Its seats can no longer change.',
  canceled: 'This class is canceled. Its seats can no longer change.',
};

/** Whether the last session of a class is over, whether or not anybody has said that it was delivered. */
export const hasEnded = ({ endsAt }: Pick<ClassToSell, 'endsAt'>, now: Instant = Date.now()): boolean =>
  endsAt != null && new Date(endsAt) <= new Date(now);

/**
 * Why seats of a class cannot be sold, in a sentence; null when they can (O§1, architecture §5). Until its end they can: who comes
 * unannounced, or on the second day, is written down while the class is on.
 */
export function whyNotSell(trainingClass: ClassToSell, now: Instant = Date.now()): string | null {
  if (!trainingClass.public) return 'This class is private. Only seats of a public class can be booked.';
  const reasons: Readonly<Record<string, string | null>> = whyNotByStatus;
  const reason = reasons[trainingClass.status] ?? null;
  return reason ?? (hasEnded(trainingClass, now) ? 'This class has ended. Its seats can no longer be booked.' : null);
}

/** Why seats of a class cannot be given back; null when they can: nobody else could have them any more. */
export function whyNotGiveBack({ status }: Pick<ClassToSell, 'status'>): string | null {
  return status === 'delivered' ? whyNotByStatus.delivered : null;
}

/**
 * Why a class cannot give so many seats; null when it can.
 *
 * @param free how many of its places nobody holds.
 */
export function whyNotSeats(free: number, wanted: number): string | null {
  if (wanted <= free) return null;
  if (free < 1) return 'There are no seats left on this class.';
  return free === 1 ? 'Only 1 seat is left on this class.' : `Only ${free} seats are left on this class.`;
}
