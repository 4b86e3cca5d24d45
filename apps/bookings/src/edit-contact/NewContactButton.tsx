import { CreateContactDialog } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { PersonAddIcon } from '@console/design-system/icons';
import { useState } from 'react';

/** Adds a contact to a customer, and to the card that lists the contacts. */
export function NewContactButton({ customer }: { readonly customer: string }) {
  const [creating, setCreating] = useState(false);
  const close = () => setCreating(false);
  return (
    <>
      <Button appearance="subtle" size="small" icon={<PersonAddIcon size={16} />} onClick={() => setCreating(true)}>
        Create contact
      </Button>
      {creating && <CreateContactDialog customer={customer} typed="" onClose={close} onCreated={close} />}
    </>
  );
}
