import type { Attendance } from './attendance.ts';
import type { TrainingClassStatus } from './trainingClassStatus.ts';

const whyNotByStatus: Readonly<Record<TrainingClassStatus, string | null>> = {
  provisional: 'This class is provisional. Attendance is recorded once it is confirmed.',
  confirmed: null,
  postponed: 'This class is postponed. Attendance is recorded once it has new dates.',
  delivered: null,
  canceled: 'This class is canceled, so there is no attendance to record.',
};

/** What is recorded of a delegate on a day, or would be. */
interface Recorded {
  readonly attendance: Attendance;
  readonly attendanceComments?: string | null | undefined;
}

interface SeatToMark {
  /** The state of its class. */
  readonly status: string;
  /** Whether somebody sits on it. */
  readonly assigned: boolean;
}

/**
 * Why attendance cannot be recorded on a seat, in a sentence; null when it can: of days to come as well, since apologies come before
 * the day. What is recorded can be taken back in any state of the class.
 *
 * @param recorded what would stand on the seat afterwards.
 */
export function whyNotMark({ status, assigned }: SeatToMark, recorded: Recorded): string | null {
  const { attendance, attendanceComments = null } = recorded;
  if (!assigned) return 'This seat has no delegate, so there is no attendance to record.';
  if (attendance === 'none' && attendanceComments === null) return null;
  const reasons: Readonly<Record<string, string | null>> = whyNotByStatus;
  return reasons[status] ?? null;
}
