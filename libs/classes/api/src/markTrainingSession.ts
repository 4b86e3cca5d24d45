import { mutationField, recordSeen, staff, ulidOf } from '@console/api-kit';
import { markTrainingSessionInput, whyNotMark } from '@console/classes-contracts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { assigned, lockToMark } from './attendance.ts';
import { Attendance } from './enumerations.ts';
import { TrainingSeat } from './TrainingSeat.ts';
import { TrainingSession } from './TrainingSession.ts';
import { trainingSeat } from './tables.ts';

mutationField('markTrainingSession', {
  description:
    'Every delegate of a day whose attendance is `from` becomes `attendance`; of `seats` alone where they are named. Seats with notes stay when `from` is none.',
  rule: staff,
  check: markTrainingSessionInput,
  input: (t) => ({
    ...recordSeen(t),
    from: t.field({ type: Attendance, required: true }),
    attendance: t.field({ type: Attendance, required: true }),
    seats: t.idList(),
  }),
  changes: TrainingSession,
  write: async (writing, { id, version, from, attendance, seats }) => {
    const { class: kept, row: session } = await lockToMark(writing, TrainingSession, { id, version });
    writing.refuseIf(whyNotMark({ status: kept.status, assigned: true }, { attendance }));
    const named = seats?.map((iri) => ulidOf(TrainingSeat.prefix, iri) ?? '');
    // In one order, so that two who mark the same day wait instead of blocking one another.
    const locked = await writing.tx
      .select({ id: trainingSeat.id })
      .from(trainingSeat)
      .where(
        and(
          eq(trainingSeat.sessionId, session.id),
          eq(trainingSeat.attendance, from),
          from === 'none' ? isNull(trainingSeat.attendanceComments) : undefined,
          named && inArray(trainingSeat.id, named),
        ),
      )
      .orderBy(asc(trainingSeat.id))
      .for('update');
    const ids = locked.map((seat) => seat.id);
    await writing.updateAll(TrainingSeat, and(inArray(trainingSeat.id, ids), assigned()), { attendance });
    return writing.update(TrainingSession, session, {});
  },
});
