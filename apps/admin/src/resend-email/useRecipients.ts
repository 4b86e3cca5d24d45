import { recipientInput, type recipientsInput } from '@console/admin-contracts';
import { emailKey } from '@console/format';
import { type ConsoleForm, type FormWith, type InputSchema, partOf, useFormField } from '@console/forms';
import { useRef, useState } from 'react';

/** The recipients of a dialog, and the address that is being typed. */
export type Recipients<Schema extends InputSchema> = ReturnType<typeof useRecipients<Schema>>;

/**
 * Holds the addresses to which a dialog sends an email. An address can be added once it is valid (C§2). Sending adds what is typed; what is not
 * valid is not sent, and says why.
 *
 * @returns `form` is for the dialog, the rest for `RecipientsField`.
 */
export function useRecipients<Schema extends InputSchema>(
  form: FormWith<typeof recipientsInput, Schema> & ConsoleForm<Schema>,
) {
  const part = partOf<typeof recipientsInput, Schema>(form);
  const { value, set, fieldProps } = useFormField({ form: part, name: 'to' });
  const addresses = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = recipientInput.safeParse({ email: typed });

  /** Returns whether nothing is left in the field. */
  function add(): boolean {
    if (!data) {
      setLeft(true);
      return typed === '';
    }
    const isNew = addresses.every((address) => emailKey(address) !== emailKey(data.email));
    if (isNew) set([...addresses, data.email]);
    setTyped('');
    setLeft(false);
    return true;
  }
  async function submit(): Promise<boolean> {
    if (add()) return form.submit();
    input.current?.focus();
    return false;
  }
  function remove(address: string): void {
    set(addresses.filter((other) => other !== address));
    input.current?.focus();
  }
  return {
    form: { ...form, submit },
    addresses,
    remove,
    input,
    typed,
    setTyped,
    leave: () => setLeft(true),
    add,
    canAdd: data !== undefined,
    message: typed === '' ? fieldProps.error : left ? error?.issues[0]?.message : undefined,
  };
}
