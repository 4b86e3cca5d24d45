import { builder, type Writing } from '@console/api-kit';
import type { AddressValues } from '@console/rules';
import { Address } from './Address.ts';

/** Which of an address's eight fields a write sets; all of them, since an address is replaced as a whole. */
export const AddressInput = builder.inputType('AddressInput', {
  fields: (t) => ({
    address1: t.string({ required: true }),
    address2: t.string(),
    address3: t.string(),
    address4: t.string(),
    city: t.string({ required: true }),
    region: t.string(),
    postcode: t.string(),
    country: t.string({ required: true, description: 'Two letters of ISO 3166-1.' }),
  }),
});

/**
 * Writes down an address for the one record that will refer to it: addresses are copied, never shared.
 *
 * @param replaced the address that the record has had so far; it is changed in its place.
 * @returns the address's ulid.
 */
export async function writeAddress(
  writing: Writing,
  values: AddressValues,
  replaced: string | null = null,
): Promise<string> {
  if (replaced === null) return (await writing.insert(Address, values)).id;
  const row = await writing.lockRow(Address, replaced);
  return (await writing.update(Address, row, values)).id;
}

/** Writes down an address once more, as it is now, for another record. */
export async function copyAddress(writing: Writing, ulid: string | null): Promise<string | null> {
  if (ulid === null) return null;
  const { address1, address2, address3, address4, city, region, postcode, country } = await writing.lockRow(
    Address,
    ulid,
  );
  const values = { address1, address2, address3, address4, city, region, postcode, country };
  return (await writing.insert(Address, values)).id;
}
