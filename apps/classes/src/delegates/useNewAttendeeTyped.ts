import type { assignTrainingSeatInput } from '@console/bookings-contracts';
import { fullName } from '@console/format';
import { type FieldsOf, useFormDraft } from '@console/forms';

/** Names the draft of the form that creates and seats somebody. */
export const newAttendee = (seatNumber: number): string => `new attendee of seat ${seatNumber}`;

/**
 * Reads what somebody new was searched by for a seat, when more was typed of them and not saved: the dialog then opens on their form,
 * which begins as it did before, after a reload as well. Null otherwise.
 */
export function useNewAttendeeTyped(seatNumber: number): () => string | null {
  const { read } = useFormDraft<FieldsOf<typeof assignTrainingSeatInput>>(newAttendee(seatNumber));
  return () => {
    const attendee = read()?.began.attendee;
    return attendee ? attendee.email || fullName(attendee) : null;
  };
}
