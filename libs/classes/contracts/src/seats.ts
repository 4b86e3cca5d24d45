import type { TrainingClassStatus } from './trainingClassStatus.ts';

interface ClassToSell {
  readonly public: boolean;
  readonly status: string;
}

const whyNotByStatus: Readonly<Record<TrainingClassStatus, string | null>> = {
  provisional: null,
  confirmed: null,
  postponed: 'This class is postponed. Its seats can be sold once it has new dates.',
  delivered: 'This class has been delivered. Its seats can no longer change.',
  canceled: 'This class is canceled. Its seats can no longer change.',
};

/** Why seats of a class cannot be sold, in a sentence; null when they can (O§1, architecture §5). */
export function whyNotSell({ public: isPublic, status }: ClassToSell): string | null {
  if (!isPublic) return 'This class is private. Only seats of a public class can be booked.';
  const reasons: Readonly<Record<string, string | null>> = whyNotByStatus;
  return reasons[status] ?? null;
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
