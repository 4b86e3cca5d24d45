import { formatDate, type Instant, toIsoDate } from '@console/format';
import type { Attendance } from './attendance.ts';
import type { TrainingClassStatus } from './trainingClassStatus.ts';

const whyNotByStatus: Readonly<Record<TrainingClassStatus, string | null>> = {
  provisional: 'This class is provisional. Attendance is recorded once it is confirmed.',
  confirmed: null,
  postponed: 'This class is postponed. Attendance is recorded once it has new dates.',
  delivered: null,
  canceled: 'This class is canceled, so there is no attendance to record.',
};

/** The attendance of a delegate on a day that a write records. */
interface Recorded {
  readonly attendance: Attendance;
  readonly attendanceComments?: string | null | undefined;
}

interface SeatToMark {
  /** The state of the class. */
  readonly status: string;
  /** Whether the seat has a delegate. */
  readonly assigned: boolean;
  /** The start of the session. */
  readonly startsAt: Instant;
}

/**
 * The reason why nobody can be marked on a day yet, as a sentence. Null from the session's day on, in UTC. Notes can be
 * written before, because delegates say in advance that they cannot come.
 */
export function whyNotMarkYet(startsAt: Instant, now: Instant = Date.now()): string | null {
  return toIsoDate(startsAt) <= toIsoDate(now)
    ? null
    : `Attendance can be marked from ${formatDate(startsAt)} on. Notes can be written at any time.`;
}

/** The reason why the state of a class allows no marks, as a sentence. Null when it does. */
export function whyNotClassMarks({ status }: Pick<SeatToMark, 'status'>): string | null {
  const reasons: Readonly<Record<string, string | null>> = whyNotByStatus;
  return reasons[status] ?? null;
}

/** The reason why the state of a class allows no notes, as a sentence. Null in every state but canceled. */
export function whyNotClassNotes({ status }: Pick<SeatToMark, 'status'>): string | null {
  return status === 'canceled' ? whyNotByStatus.canceled : null;
}

/**
 * The reason why attendance cannot be recorded on a seat, as a sentence. Null when it can. Notes are written at any
 * time. Recorded attendance can be cleared at any time and in any state of the class.
 *
 * @param recorded the mark that the write sets (none when it sets no other mark) and the notes after it.
 */
export function whyNotMark(
  { status, assigned, startsAt }: SeatToMark,
  recorded: Recorded,
  now: Instant = Date.now(),
): string | null {
  const { attendance, attendanceComments = null } = recorded;
  if (!assigned) return 'This seat has no delegate, so there is no attendance to record.';
  if (attendance === 'none' && attendanceComments === null) return null;
  if (attendance === 'none') return whyNotClassNotes({ status });
  return whyNotClassMarks({ status }) ?? whyNotMarkYet(startsAt, now);
}
