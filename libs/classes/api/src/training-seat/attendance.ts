import type { NodeType, RecordInput, RowOf, Writing } from '@console/api-kit';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { TrainingClass } from '../nodes.ts';

import { attendee, type trainingClass, trainingSeat, trainingSeatReservation } from '../tables.ts';

interface PartOfClass {
  id: string;
  version: number;
  classId: string;
}

interface Marked<Row> {
  class: RowOf<typeof trainingClass>;
  row: Row;
}

/**
 * Locks a seat or a day of a class to record attendance. First it takes a shared lock of the class. So sales and
 * other marks can run at the same time, and only a move of the class waits.
 *
 * @throws as {@link Writing.lock} does.
 */
export async function lockToMark<Row extends PartOfClass>(
  writing: Writing,
  type: NodeType<Row>,
  input: RecordInput,
): Promise<Marked<Row>> {
  const { above, row } = await writing.lockBelow(type, input, ({ classId }) => writing.keepRow(TrainingClass, classId));
  return { class: above, row };
}

/**
 * The condition for seats with a delegate.
 *
 * @param attendees the ULIDs of the delegates that count; all by default.
 */
export function assigned(attendees?: readonly string[]): SQL {
  return sql`exists (select 1 from ${attendee} join ${trainingSeatReservation}
    on ${eq(trainingSeatReservation.id, attendee.reservationId)}
    where ${and(
      eq(trainingSeatReservation.classId, trainingSeat.classId),
      eq(trainingSeatReservation.seatNumber, trainingSeat.seatNumber),
      isNull(trainingSeatReservation.releasedAt),
      attendees && inArray(attendee.id, [...attendees]),
    )})`;
}
