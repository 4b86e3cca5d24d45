import { ChosenOptions } from '@console/design-system/autocomplete';
import { Button } from '@console/design-system/button';
import { Field, Input } from '@console/design-system/field';
import { Row, Stack, Text } from '@console/design-system/layout';
import type { InputSchema } from '@console/forms';
import type { KeyboardEvent } from 'react';
import { UndeliverableAddresses } from './UndeliverableAddresses.tsx';
import type { Recipients } from './useRecipients.ts';

/** The addresses to which an email is sent, and the field that adds one (C§2). */
export function RecipientsField<Schema extends InputSchema>({
  recipients,
}: {
  readonly recipients: Recipients<Schema>;
}) {
  const { addresses, remove, input, typed, setTyped, leave, add, canAdd, message } = recipients;

  /** Enter adds the address. With nothing typed it sends, as in any form. */
  function addByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed === '') return;
    event.preventDefault();
    add();
  }
  return (
    <Stack>
      <Field label="Email" required error={message}>
        <Row gap="s">
          <Input
            ref={input}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            onBlur={leave}
            onKeyDown={addByEnter}
          />
          <Button
            disabled={!canAdd}
            onClick={() => {
              add();
              input.current?.focus();
            }}
          >
            Add
          </Button>
        </Row>
      </Field>
      {addresses.length === 0 ? (
        <Text>Nobody gets it yet. Add an address.</Text>
      ) : (
        <ChosenOptions
          label="Recipients"
          options={addresses.map((address) => ({ value: address, label: address }))}
          onRemove={remove}
        />
      )}
      <UndeliverableAddresses addresses={addresses} />
    </Stack>
  );
}
