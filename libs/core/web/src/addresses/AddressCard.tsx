import { Address } from '@console/design-system/address';
import { Text } from '@console/design-system/layout';
import {
  CardEdit,
  type ConsoleForm,
  type FormFieldProps,
  type InputSchema,
  OptionalAddressFields,
  type RecordFormOptions,
} from '@console/forms';
import { fieldRuleOf } from '@console/rules';
import type { ComponentProps, ReactNode } from 'react';

export interface AddressCardProps<Schema extends InputSchema, Answer>
  extends Pick<RecordFormOptions<Schema, Answer>, 'name' | 'input' | 'record' | 'write'> {
  /** The field with the address. Its label is the title of the card. */
  readonly field: FormFieldProps<Schema>['name'];
  /** The saved address: the fields of `address_lines`. */
  readonly address: ComponentProps<typeof Address>['address'];
  /** A sentence beside the fields: what the address is for. */
  readonly note?: string;
  /** What else the form offers, below the note. */
  readonly offer?: (form: ConsoleForm<Schema>) => ReactNode;
}

/** A card with an address that is edited in place, and that may be absent. An absent one opens with empty fields. */
export function AddressCard<Schema extends InputSchema, Answer>(props: AddressCardProps<Schema, Answer>) {
  const { field, address, note, offer, ...edit } = props;
  const { label: title } = fieldRuleOf(edit.input, field);
  const label = title.toLowerCase();
  return (
    <CardEdit
      title={title}
      {...edit}
      label={label}
      displayedValue={<Address address={address} />}
      fields={(form) => (
        <>
          <OptionalAddressFields
            form={form}
            name={field}
            labelHidden
            addAtOnce={!address}
            add={`Add ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`}
            remove={`Remove the ${label}`}
          />
          {note && <Text role="meta">{note}</Text>}
          {offer?.(form)}
        </>
      )}
    />
  );
}
