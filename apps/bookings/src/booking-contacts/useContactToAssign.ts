import { assignCustomerContactToBookingInput } from '@console/bookings-contracts';
import { emptyValues, type FieldsOf, type FormDraft, useFormDraft } from '@console/forms';

/** Names the draft of the form that assigns whom the customer has. */
export const assignContact = 'assign-contact';

type Fields = FieldsOf<typeof assignCustomerContactToBookingInput>;

/** How that form begins. */
export const nobody = (booking: string): Fields => emptyValues(assignCustomerContactToBookingInput, { id: booking });

/** Whom that form finds chosen: somebody who is created and not assigned yet, after a reload as well. */
export function useContactToAssign(): FormDraft<Fields> {
  return useFormDraft<Fields>(assignContact);
}
