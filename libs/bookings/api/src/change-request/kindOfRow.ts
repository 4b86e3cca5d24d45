import type { RowOf } from '@console/api-kit';
import { type ChangeRequestKind, kindOfChange } from '@console/bookings-contracts';
import type { changeRequest } from '../tables.ts';

export type ChangeRequestRow = RowOf<typeof changeRequest>;

/** Returns what a stored change request asks for. Null when it does not ask for exactly one change of an item. */
export function kindOfRow(
  row: Pick<
    ChangeRequestRow,
    'bookingItemId' | 'newClassId' | 'attendeeId' | 'newMaxAttendees' | 'newTrainerId' | 'newStartsAt'
  >,
): ChangeRequestKind | null {
  if (row.bookingItemId === null) return null;
  const { newClassId: newTrainingClass, attendeeId: delegate, newTrainerId: newTrainer } = row;
  return kindOfChange({ ...row, newTrainingClass, delegate, newTrainer });
}
