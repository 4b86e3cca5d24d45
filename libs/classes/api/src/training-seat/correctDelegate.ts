import type { RecordInput, RowOf, Writing } from '@console/api-kit';
import { Attendee, TrainingSeatReservation } from '../nodes.ts';
import type { attendee } from '../tables.ts';
import { lockDelegate } from './delegates.ts';
import { keepCorrection } from './keepDelegates.ts';

type AttendeeRow = RowOf<typeof attendee>;

/** The name and email on a seat. Undefined fields keep their value. */
export type Correction = { readonly [Field in 'givenName' | 'familyName' | 'email']?: AttendeeRow[Field] | undefined };

/**
 * Corrects the name or the email on a seat, at any time: also after attendance was recorded, and after the seat was lost
 * with its class. The contact, the answers, the attendance and the notes stay as they are.
 */
export async function correctDelegate(
  writing: Writing,
  input: RecordInput,
  correction: Correction,
): Promise<AttendeeRow> {
  const { class: held, reservation, delegate } = await lockDelegate(writing, input);
  const corrected = await writing.update(Attendee, delegate, correction);
  keepCorrection(writing, held, delegate, corrected, reservation);
  writing.touchRow(TrainingSeatReservation, reservation);
  return corrected;
}
