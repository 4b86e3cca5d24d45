import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AssignContactDialog_booking$key } from './__generated__/AssignContactDialog_booking.graphql.ts';
import { AssignKnownContact } from './AssignKnownContact.tsx';
import { AssignNewContact } from './AssignNewContact.tsx';

export interface AssignContactDialogProps {
  readonly booking: AssignContactDialog_booking$key;
  readonly onClose: () => void;
}

/** Assigns a contact of the customer to a booking. A new person is created and assigned in one step (O§2, O§5). */
export function AssignContactDialog({ booking: key, onClose }: AssignContactDialogProps) {
  const booking = useFragment(
    graphql`
      fragment AssignContactDialog_booking on Booking {
        id
        reference
        customer {
          id
          name
        }
      }
    `,
    key,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const common = {
    booking,
    title: 'Assign booking contact',
    subtitle: `${booking.reference}, ${booking.customer.name}`,
    onClose,
  };
  return typed === null ? (
    <AssignKnownContact {...common} onCreate={setTyped} />
  ) : (
    <AssignNewContact {...common} typed={typed} onDismiss={() => setTyped(null)} />
  );
}
