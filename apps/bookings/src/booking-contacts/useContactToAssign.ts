import { assignCustomerContactToBookingInput } from '@console/bookings-contracts';
import { emptyValues, type FieldsOf, type FormDraft, useFormDraft } from '@console/forms';

/** The name of the draft of the form that assigns a contact of the customer. */
export const assignContactDraft = 'assign-contact';

type Fields = FieldsOf<typeof assignCustomerContactToBookingInput>;

/** The form's values before a contact is selected. */
export const noContact = (booking: string): Fields => emptyValues(assignCustomerContactToBookingInput, { id: booking });

/** The form's draft. It selects a contact who was created but not assigned yet, also after a reload. */
export function useContactToAssign(): FormDraft<Fields> {
  return useFormDraft<Fields>(assignContactDraft);
}
