import type { Writing } from '@console/api-kit';
import { formatDate, formatTimeRange } from '@console/format';
import { TrainingClass } from '../nodes.ts';
import type { SessionTimes } from './wholeClass.ts';

/** Keeps the sessions of a class that differ in its history, as they were and as they are. */
export function keepSessions(
  writing: Writing,
  trainingClass: { readonly id: string },
  from: readonly SessionTimes[],
  to: readonly SessionTimes[],
): void {
  writing.keepParts(TrainingClass, trainingClass, 'sessions', lines(from), lines(to));
}

function lines(sessions: readonly SessionTimes[]): string[] {
  return sessions
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ startsAt, endsAt, venue, meetingLink }) =>
      [formatDate(startsAt), formatTimeRange(startsAt, endsAt), venue, meetingLink].filter(Boolean).join(', '),
    );
}
