import type { NodeType, RecordInput, RowOf, Writing } from '@console/api-kit';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { TrainingClass } from './nodes.ts';

import { attendee, type trainingClass, trainingSeat, trainingSeatReservation } from './tables.ts';

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
 * Takes a seat or a day of a class to record attendance. Its class is kept first, which many can do at once: others sell and mark
 * meanwhile, and only a move of the class waits.
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

/** Seats on which somebody sits. @param attendees the ulids of those who count, where not everybody does. */
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
