import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { Text } from '@console/design-system/layout';
import {
  type ConsoleForm,
  type FormFieldProps,
  InlineEdit,
  type InputSchema,
  OptionalAddressFields,
} from '@console/forms';
import { fieldRuleOf } from '@console/rules';
import type { ComponentProps } from 'react';

export interface AddressCardProps<Schema extends InputSchema> {
  /** The form of the address alone: its input has only this field. */
  readonly form: ConsoleForm<Schema>;
  /** The field with the address. Its label is the title of the card. */
  readonly name: FormFieldProps<Schema>['name'];
  /** The saved address: the fields of `address_lines`. */
  readonly address: ComponentProps<typeof Address>['address'];
  /** A sentence beside the fields: what the address is for. */
  readonly note?: string;
}

/** A card with an address that is edited in place, and that may be absent. An absent one opens with empty fields. */
export function AddressCard<Schema extends InputSchema>({ form, name, address, note }: AddressCardProps<Schema>) {
  const { label: title } = fieldRuleOf(form.input, name);
  const label = title.toLowerCase();
  return (
    <Card title={title}>
      <InlineEdit
        form={form}
        label={label}
        displayedValue={<Address address={address} />}
        failed={`The ${label} was not saved.`}
      >
        <OptionalAddressFields
          form={form}
          name={name}
          labelHidden
          addAtOnce={!address}
          add={`Add ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`}
          remove={`Remove the ${label}`}
        />
        {note && <Text role="meta">{note}</Text>}
      </InlineEdit>
    </Card>
  );
}
