import { mutationField, staff, ulidOf } from '@console/api-kit';
import { markTrainingSessionInput, whyNotMark } from '@console/classes-contracts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { Attendee, TrainingSeat, TrainingSession } from '../nodes.ts';
import { trainingSeat } from '../tables.ts';
import { assigned, lockToMark } from '../training-seat/attendance.ts';

mutationField('markTrainingSession', {
  description:
    'On one day, sets the attendance of all delegates whose attendance is `from`. With `attendees` it sets only theirs, and never that of another delegate who has got their seat meanwhile. When `from` is none, delegates with notes are left out.',
  rule: staff,
  input: markTrainingSessionInput,
  changes: TrainingSession,
  write: async (writing, { id, version, from, attendance, attendees }) => {
    const { class: kept, row: session } = await lockToMark(writing, TrainingSession, { id, version });
    const toMark = { status: kept.status, assigned: true, startsAt: session.startsAt };
    writing.refuseIf(whyNotMark(toMark, { attendance }, writing.now));
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
      .for('no key update');
    const ids = locked.map((seat) => seat.id);
    // Delegates are read after the seats are locked, so a delegate who was removed meanwhile is not marked.
    await writing.updateAll(TrainingSeat, and(inArray(trainingSeat.id, ids), assigned(people)), { attendance });
    return writing.update(TrainingSession, session, {});
  },
});
