import type { Attendance } from './attendance.ts';
import type { TrainingClassStatus } from './trainingClassStatus.ts';

const whyNotByStatus: Readonly<Record<TrainingClassStatus, string | null>> = {
  provisional: 'This class is provisional. Attendance is recorded once it is confirmed.',
  confirmed: null,
  postponed: 'This class is postponed. Attendance is recorded once it has new dates.',
  delivered: null,
  canceled: 'This class is canceled, so there is no attendance to record.',
};

/** The attendance of a delegate on a day. */
interface Recorded {
  readonly attendance: Attendance;
  readonly attendanceComments?: string | null | undefined;
}

interface SeatToMark {
  /** The state of the class. */
  readonly status: string;
  /** Whether the seat has a delegate. */
  readonly assigned: boolean;
}

/**
 * The reason why attendance cannot be recorded on a seat, as a sentence. Null when it can. Future days are allowed,
 * because delegates may say in advance that they cannot come. Recorded attendance can be cleared in any state of the
 * class.
 *
 * @param recorded the attendance of the seat after the change.
 */
export function whyNotMark({ status, assigned }: SeatToMark, recorded: Recorded): string | null {
  const { attendance, attendanceComments = null } = recorded;
  if (!assigned) return 'This seat has no delegate, so there is no attendance to record.';
  if (attendance === 'none' && attendanceComments === null) return null;
  const reasons: Readonly<Record<string, string | null>> = whyNotByStatus;
  return reasons[status] ?? null;
}
