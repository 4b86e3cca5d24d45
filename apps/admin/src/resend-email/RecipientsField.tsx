import { recipientInput, type recipientsInput } from '@console/admin-contracts';
import { ChosenOptions } from '@console/design-system/autocomplete';
import { Button } from '@console/design-system/button';
import { Field, Input } from '@console/design-system/field';
import { Row, Stack, Text } from '@console/design-system/layout';
import { emailKey } from '@console/format';
import { type FormWith, type InputSchema, partOf, useFormField } from '@console/forms';
import { type KeyboardEvent, useRef, useState } from 'react';
import { UndeliverableAddresses } from './UndeliverableAddresses.tsx';

interface RecipientsFieldProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof recipientsInput, Schema>;
}

/** The addresses to which an email is sent. An address can be added once it is valid (C§2). */
export function RecipientsField<Schema extends InputSchema>({ form }: RecipientsFieldProps<Schema>) {
  const part = partOf<typeof recipientsInput, Schema>(form);
  const { value, set, fieldProps } = useFormField({ form: part, name: 'to' });
  const addresses = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = recipientInput.safeParse({ email: typed });
  const message = typed === '' ? fieldProps.error : left ? error?.issues[0]?.message : undefined;

  function add(): void {
    if (!data) return;
    const isNew = addresses.every((address) => emailKey(address) !== emailKey(data.email));
    if (isNew) set([...addresses, data.email]);
    setTyped('');
    setLeft(false);
    input.current?.focus();
  }
  /** Enter adds the address. With nothing typed it sends, as in any form. */
  function addByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed === '') return;
    event.preventDefault();
    setLeft(true);
    add();
  }
  return (
    <Stack>
      <Row align="end" gap="s">
        <Field label="Email" required error={message}>
          <Input
            ref={input}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            onBlur={() => setLeft(true)}
            onKeyDown={addByEnter}
          />
        </Field>
        <Button disabled={!data} onClick={add}>
          Add
        </Button>
      </Row>
      {addresses.length === 0 ? (
        <Text>Nobody gets it yet. Add an address.</Text>
      ) : (
        <ChosenOptions
          label="Recipients"
          options={addresses.map((address) => ({ value: address, label: address }))}
          onRemove={(address) => {
            set(addresses.filter((other) => other !== address));
            input.current?.focus();
          }}
        />
      )}
      <UndeliverableAddresses addresses={addresses} />
    </Stack>
  );
}
