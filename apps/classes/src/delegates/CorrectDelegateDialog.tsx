import { updateAttendeeInput } from '@console/bookings-contracts';
import { DelegatesWithEmail } from '@console/classes-web';
import { SimilarContacts } from '@console/core-web';
import { Text } from '@console/design-system/layout';
import { fullName } from '@console/format';
import { RecordDialog, TextField, useFormValues, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CorrectDelegateDialog_attendee$key } from './__generated__/CorrectDelegateDialog_attendee.graphql.ts';
import type { CorrectDelegateDialogMutation } from './__generated__/CorrectDelegateDialogMutation.graphql.ts';

export interface CorrectDelegateDialogProps {
  /** The reference of the class. */
  readonly reference: string;
  readonly seatNumber: number;
  readonly attendee: CorrectDelegateDialog_attendee$key;
  /** The id of the customer whose booking holds the seat. */
  readonly customer: string;
  readonly onClose: () => void;
}

/** Corrects the name or the email on a seat, at any time. Attendance, notes and answers stay with the seat. */
export function CorrectDelegateDialog(props: CorrectDelegateDialogProps) {
  const { reference, seatNumber, attendee: key, customer, onClose } = props;
  const attendee = useFragment(
    graphql`
      fragment CorrectDelegateDialog_attendee on Attendee {
        id
        version
        ...lastChange_record @relay(mask: false)
        givenName
        familyName
        email
        customerContact {
          id
        }
      }
    `,
    key,
  );
  // The name when the dialog opened.
  const [who] = useState(fullName(attendee));
  const write = useConsoleMutation<CorrectDelegateDialogMutation>(
    graphql`
      mutation CorrectDelegateDialogMutation($input: updateAttendeeInput!) {
        updateAttendee(input: $input) {
          attendee {
            ...CorrectDelegateDialog_attendee
          }
        }
      }
    `,
    { success: () => savedNotice(`The name on seat ${seatNumber} is corrected.`) },
  );
  const form = useRecordForm({
    name: `name of ${attendee.id}`,
    input: updateAttendeeInput,
    record: attendee,
    write,
    onSaved: onClose,
  });
  const { email } = useFormValues(form);
  return (
    <RecordDialog
      form={form}
      what="name"
      title={`Correct the name on seat ${seatNumber}`}
      subtitle={`${who}, ${reference}`}
      onClose={onClose}
    >
      <TextField form={form} name="givenName" counter />
      <TextField form={form} name="familyName" counter />
      <TextField form={form} name="email" />
      <SimilarContacts form={form} customer={customer} contact={attendee.customerContact?.id ?? null} />
      <DelegatesWithEmail attendees={form.changed ? [attendee.id] : []} email={email} />
      <Text role="meta">
        Only this seat changes. The contact keeps its own name. For another person, unassign the seat and add them.
      </Text>
    </RecordDialog>
  );
}
