import { mutationField, staff, ulidOf } from '@console/api-kit';
import { markTrainingSessionInput, whyNotMark } from '@console/classes-contracts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { assigned, lockToMark } from './attendance.ts';
import { Attendee, TrainingSeat, TrainingSession } from './nodes.ts';
import { trainingSeat } from './tables.ts';

mutationField('markTrainingSession', {
  description:
    'Changes the attendance of every delegate of a day from `from` to `attendance`. With `attendees`, only of these, and not of delegates who have their seats by now. Delegates with notes keep theirs when `from` is none.',
  rule: staff,
  input: markTrainingSessionInput,
  changes: TrainingSession,
  write: async (writing, { id, version, from, attendance, attendees }) => {
    const { class: kept, row: session } = await lockToMark(writing, TrainingSession, { id, version });
    writing.refuseIf(whyNotMark({ status: kept.status, assigned: true }, { attendance }));
    const people = attendees?.map((iri) => ulidOf(Attendee.prefix, iri) ?? '');
    // The seats are always locked in the same order, so that two users who mark the same day do not deadlock.
    const locked = await writing.tx
      .select({ id: trainingSeat.id })
      .from(trainingSeat)
      .where(
        and(
          eq(trainingSeat.sessionId, session.id),
          eq(trainingSeat.attendance, from),
          from === 'none' ? isNull(trainingSeat.attendanceComments) : undefined,
          people && assigned(people),
        ),
      )
      .orderBy(asc(trainingSeat.id))
      .for('update');
    const ids = locked.map((seat) => seat.id);
    // Delegates are read after the seats are locked, so a delegate who was removed meanwhile is not marked.
    await writing.updateAll(TrainingSeat, and(inArray(trainingSeat.id, ids), assigned(people)), { attendance });
    return writing.update(TrainingSession, session, {});
  },
});
