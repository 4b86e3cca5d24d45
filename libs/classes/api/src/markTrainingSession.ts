import { mutationField, staff, ulidOf } from '@console/api-kit';
import { markTrainingSessionInput, whyNotMark } from '@console/classes-contracts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { assigned, lockToMark } from './attendance.ts';
import { Attendee, TrainingSeat, TrainingSession } from './nodes.ts';
import { trainingSeat } from './tables.ts';

mutationField('markTrainingSession', {
  description:
    'Every delegate of a day whose attendance is `from` becomes `attendance`; of `attendees` alone where they are named, and not of who has their seats by now. Who has notes stays when `from` is none.',
  rule: staff,
  input: markTrainingSessionInput,
  changes: TrainingSession,
  write: async (writing, { id, version, from, attendance, attendees }) => {
    const { class: kept, row: session } = await lockToMark(writing, TrainingSession, { id, version });
    writing.refuseIf(whyNotMark({ status: kept.status, assigned: true }, { attendance }));
    const people = attendees?.map((iri) => ulidOf(Attendee.prefix, iri) ?? '');
    // In one order, so that two who mark the same day wait instead of blocking one another.
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
    // Who sits there is asked once the seats are locked: whoever was taken off before has left them.
    await writing.updateAll(TrainingSeat, and(inArray(trainingSeat.id, ids), assigned(people)), { attendance });
    return writing.update(TrainingSession, session, {});
  },
});
