import type * as z from 'zod/mini';
import { country } from './choice.ts';
import { fieldGroup, group, type OptionalGroup } from './group.ts';
import { type FieldMessage, requiredIn } from './messages.ts';
import { text } from './text.ts';

const required = requiredIn.operations;

/** The eight fields of an address (O§3). The postcode is not required, because some countries have none. */
export const addressFields = fieldGroup('AddressInput', {
  address1: text('Address line 1', { required }),
  address2: text('Address line 2'),
  address3: text('Address line 3'),
  address4: text('Address line 4'),
  city: text('City', { required }),
  region: text('Region'),
  postcode: text('Postcode', { max: 16 }),
  country: country('Country', { required }),
});

/** An address as it is stored. */
export type AddressValues = z.output<typeof addressFields>;

/** An address. Without `required` it may be null, which means that there is no address. */
export function address(label: string, rule: { readonly required: FieldMessage }): typeof addressFields;
export function address(label: string): OptionalGroup<typeof addressFields>;
export function address(label: string, rule?: { readonly required: FieldMessage }) {
  return rule ? group(label, addressFields, rule) : group(label, addressFields);
}
