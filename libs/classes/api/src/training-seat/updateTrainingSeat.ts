import { mutationField, staff } from '@console/api-kit';
import { updateTrainingSeatInput, whyNotMark } from '@console/classes-contracts';
import { eq, sql } from 'drizzle-orm';
import { TrainingSeat } from '../nodes.ts';
import { trainingSeat, trainingSession } from '../tables.ts';
import { assigned, lockToMark } from './attendance.ts';

mutationField('updateTrainingSeat', {
  description: 'Records attendance or notes on a seat. Absent fields keep their value.',
  rule: staff,
  input: updateTrainingSeatInput,
  changes: TrainingSeat,
  write: async (writing, { id, version, attendance, attendanceComments }) => {
    const { class: kept, row: seat } = await lockToMark(writing, TrainingSeat, { id, version });
    const [session] = await writing.tx
      .select({ startsAt: trainingSession.startsAt, assigned: sql<boolean>`${assigned()}` })
      .from(trainingSeat)
      .innerJoin(trainingSession, eq(trainingSession.id, trainingSeat.sessionId))
      .where(eq(trainingSeat.id, seat.id));
    const recorded = {
      attendance: attendance ?? seat.attendance,
      attendanceComments: attendanceComments === undefined ? seat.attendanceComments : attendanceComments,
    };
    const marked = recorded.attendance === seat.attendance ? 'none' : recorded.attendance;
    const toMark = {
      status: kept.status,
      assigned: session?.assigned ?? false,
      startsAt: session?.startsAt ?? writing.now,
    };
    writing.refuseIf(whyNotMark(toMark, { ...recorded, attendance: marked }, writing.now));
    return writing.update(TrainingSeat, seat, recorded);
  },
});
