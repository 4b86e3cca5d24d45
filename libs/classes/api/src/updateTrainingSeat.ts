import { mutationField, staff } from '@console/api-kit';
import { updateTrainingSeatInput, whyNotMark } from '@console/classes-contracts';
import { and, eq } from 'drizzle-orm';
import { assigned, lockToMark } from './attendance.ts';
import { TrainingSeat } from './nodes.ts';
import { trainingSeat } from './tables.ts';

mutationField('updateTrainingSeat', {
  description: 'Records attendance or notes on a seat. Absent fields keep their value.',
  rule: staff,
  input: updateTrainingSeatInput,
  changes: TrainingSeat,
  write: async (writing, { id, version, attendance, attendanceComments }) => {
    const { class: kept, row: seat } = await lockToMark(writing, TrainingSeat, { id, version });
    const [taken] = await writing.tx
      .select({ id: trainingSeat.id })
      .from(trainingSeat)
      .where(and(eq(trainingSeat.id, seat.id), assigned()));
    const recorded = {
      attendance: attendance ?? seat.attendance,
      attendanceComments: attendanceComments === undefined ? seat.attendanceComments : attendanceComments,
    };
    writing.refuseIf(whyNotMark({ status: kept.status, assigned: taken !== undefined }, recorded));
    return writing.update(TrainingSeat, seat, recorded);
  },
});
