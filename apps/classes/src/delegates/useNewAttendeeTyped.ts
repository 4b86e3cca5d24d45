import type { assignTrainingSeatInput } from '@console/bookings-contracts';
import { fullName } from '@console/format';
import { type FieldsOf, useFormDraft } from '@console/forms';

/** The name of the draft of the form for a new person on a seat. */
export const newAttendee = (seatNumber: number): string => `new attendee of seat ${seatNumber}`;

/**
 * Returns a function that reads the search text of an unsaved new person, also after a reload. The dialog then opens their form again. Null
 * without a draft.
 */
export function useNewAttendeeTyped(seatNumber: number): () => string | null {
  const { read } = useFormDraft<FieldsOf<typeof assignTrainingSeatInput>>(newAttendee(seatNumber));
  return () => {
    const attendee = read()?.began.attendee;
    return attendee ? attendee.email || fullName(attendee) : null;
  };
}
