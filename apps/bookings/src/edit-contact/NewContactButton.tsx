import { CreateContactDialog } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { useState } from 'react';

/** Adds a contact to a customer, and to the card that lists the contacts. */
export function NewContactButton({ customer }: { readonly customer: string }) {
  const [creating, setCreating] = useState(false);
  const close = () => setCreating(false);
  return (
    <>
      <AddButton place="card" person onClick={() => setCreating(true)}>
        Create contact
      </AddButton>
      {creating && <CreateContactDialog customer={customer} linksExisting typed="" onClose={close} onCreated={close} />}
    </>
  );
}
