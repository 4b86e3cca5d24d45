import type { RoleCode } from '@console/core-contracts';
import type { Option, OptionCreation } from '@console/design-system/autocomplete';
import { DialogPortal } from '@console/design-system/dialog';
import { notify } from '@console/platform';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CreateContactDialogProps } from './CreateContactDialog.tsx';

/** How a missing contact is created. */
export interface ContactCreation {
  /** The id of the new contact's customer. */
  readonly customer: string;
  /** The roles of a new contact: an attendee, when created while assigning (O§2). */
  readonly newContactRoles?: readonly RoleCode[] | undefined;
  /** Called with the typed text instead of opening the dialog, for a screen that has its own form. */
  readonly onCreate?: ((typed: string) => void) | undefined;
}

interface ContactCreating {
  readonly creation: OptionCreation;
  /** The contact that was created last. */
  readonly created: Option | null;
  /** True while the dialog is open. */
  readonly creating: boolean;
  readonly dialog: ReactNode;
}

type Dialog = ComponentType<CreateContactDialogProps>;

/**
 * Offers to create a contact, with the texts of O§8. The dialog's code loads when the user accepts the offer.
 *
 * @param choose called with the new contact.
 */
export function useContactCreation(
  { customer, newContactRoles = [], onCreate }: ContactCreation,
  choose: (id: string, option: Option) => void,
): ContactCreating {
  const [Form, setForm] = useState<Dialog | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [created, setCreated] = useState<Option | null>(null);

  async function open(text: string) {
    try {
      const { CreateContactDialog } = await import('./CreateContactDialog.tsx');
      setForm(() => CreateContactDialog);
      setTyped(text);
    } catch {
      notify.error('The form for a new contact could not be loaded. Check the connection and choose it again.');
    }
  }

  const creation: OptionCreation = {
    label: (name) => (name ? `Create this contact, ${name}?` : 'No contacts available. Create New!'),
    onCreate: onCreate ?? ((text) => void open(text)),
  };
  const dialog = Form && typed !== null && (
    <DialogPortal>
      <Form
        customer={customer}
        roles={newContactRoles}
        typed={typed}
        onClose={() => setTyped(null)}
        onCreated={(option) => {
          setTyped(null);
          setCreated(option);
          choose(option.value, option);
        }}
      />
    </DialogPortal>
  );
  return { creation, created, creating: typed !== null, dialog };
}
