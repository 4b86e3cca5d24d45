import { DelegatesWithEmail } from '@console/classes-web';
import { updateCustomerContactInput, whyNotMoveContact } from '@console/core-contracts';
import { ContactFields, CustomerField, contactRoleOptions, SimilarContacts } from '@console/core-web';
import { Text } from '@console/design-system/layout';
import { formatDate, joinList } from '@console/format';
import { CheckboxField, CheckboxGroupField, RecordDialog, useFormValues, useRecordForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  EditContactDialog_contact$data,
  EditContactDialog_contact$key,
} from './__generated__/EditContactDialog_contact.graphql.ts';
import type { EditContactDialogMutation } from './__generated__/EditContactDialogMutation.graphql.ts';

export interface EditContactDialogProps {
  readonly contact: EditContactDialog_contact$key;
  readonly onClose: () => void;
}

/**
 * Edits a contact's name, details and roles (O§3, O§5). A contact to which no booking, seat or other record refers can move to
 * another customer.
 */
export function EditContactDialog({ contact: key, onClose }: EditContactDialogProps) {
  const contact = useFragment(
    graphql`
      fragment EditContactDialog_contact on CustomerContact {
        id
        version
        ...lastChange_record @relay(mask: false)
        fullName
        givenName
        familyName
        email
        mobile
        telephone
        jobTitle
        roles
        customer {
          id
          ...customerOption_customer
        }
        uses {
          what
          count
        }
        comingAttendees {
          id
          givenName
          familyName
          email
          trainingSeatReservation {
            seatNumber
            bookingItem {
              class {
                id
                reference
                startsAt
              }
            }
          }
        }
      }
    `,
    key,
  );
  const write = useConsoleMutation<EditContactDialogMutation>(
    graphql`
      mutation EditContactDialogMutation($input: updateCustomerContactInput!) {
        updateCustomerContact(input: $input) {
          customerContact {
            ...EditContactDialog_contact
            ...ContactDetailPage_contact
          }
        }
      }
    `,
    { success: () => ({ text: 'Contact successfully saved' }) },
  );
  const whyNot = whyNotMoveContact(contact);
  const { comingAttendees: seats } = contact;
  const record = useMemo(
    () => ({ ...contact, correctSeats: seats.every((seat) => isNamed(seat, contact)) }),
    [contact, seats],
  );
  const form = useRecordForm({
    name: 'edit-contact',
    input: updateCustomerContactInput,
    record,
    write,
    onSaved: onClose,
  });
  const { givenName, familyName, email, correctSeats } = useFormValues(form);
  const otherwise = seats.filter((seat) => !isNamed(seat, { givenName, familyName, email }));
  return (
    <RecordDialog form={form} onClose={onClose} what="contact" subtitle={contact.fullName}>
      <ContactFields form={form} />
      <SimilarContacts form={form} customer={contact.customer.id} contact={contact.id} />
      {otherwise.length > 0 && (
        <>
          <CheckboxField form={form} name="correctSeats" />
          <DelegatesWithEmail attendees={correctSeats ? otherwise.map(({ id }) => id) : []} email={email} />
          <Text role="meta">{`${joinList(otherwise.map(seatLine))}. Seats of classes that are over keep their names.`}</Text>
        </>
      )}
      <CheckboxGroupField form={form} name="roles" options={contactRoleOptions} />
      <CustomerField
        form={form}
        name="customer"
        chosen={contact.customer}
        disabled={whyNot !== null}
        hint={whyNot ?? undefined}
      />
    </RecordDialog>
  );
}

interface Named {
  readonly givenName: unknown;
  readonly familyName: unknown;
  readonly email: unknown;
}

const isNamed = (seat: Named, name: Named): boolean =>
  seat.givenName === name.givenName && seat.familyName === name.familyName && seat.email === name.email;

type Seat = EditContactDialog_contact$data['comingAttendees'][number];

/** 'Seat 3 of TC-20853 on 16 Nov 2026' */
function seatLine({ trainingSeatReservation: { seatNumber, bookingItem } }: Seat): string {
  const { reference, startsAt } = bookingItem.class;
  return `Seat ${seatNumber} of ${reference}${startsAt ? ` on ${formatDate(startsAt)}` : ''}`;
}
