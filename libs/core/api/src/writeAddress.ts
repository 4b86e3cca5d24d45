import type { RowOf, Writing } from '@console/api-kit';
import type { AddressValues } from '@console/rules';
import { asc, inArray } from 'drizzle-orm';
import { Address } from './Address.ts';
import { address } from './tables.ts';

/**
 * Writes the address of one record: addresses are copied, never shared.
 *
 * @param replaced the ulid of the address that the record has so far. It is changed in its place, all eight fields of it.
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

/** Removes the address of a record that no longer refers to it; null is none. */
export async function removeAddress(writing: Writing, ulid: string | null): Promise<void> {
  if (ulid !== null) await writing.remove(Address, await writing.lockRow(Address, ulid));
}

/** Copies an address, as it is now, for another record. */
export async function copyAddress(writing: Writing, ulid: string | null): Promise<string | null> {
  const [copy = null] = await copyAddresses(writing, [ulid]);
  return copy;
}

/** The same for many records at once, each with a copy of its own: in the order of what is copied, null for null. */
export async function copyAddresses(
  writing: Writing,
  ulids: readonly (string | null)[],
): Promise<readonly (string | null)[]> {
  const wanted = [...new Set(ulids)].filter((ulid) => ulid !== null);
  if (wanted.length === 0) return ulids.map(() => null);
  const found = writing.tx.select().from(address).where(inArray(address.id, wanted)).orderBy(asc(address.id));
  const rows = new Map((await found.for('update')).map((row) => [row.id, row]));
  const values = ulids.flatMap((ulid) => (ulid === null ? [] : [valuesOf(rows.get(ulid))]));
  const copies = await writing.insertAll(Address, values);
  // What is inserted comes back in the order in which it was given.
  const ids = copies.map(({ id }) => id).values();
  return ulids.map((ulid) => (ulid === null ? null : (ids.next().value ?? null)));
}

function valuesOf(row: RowOf<typeof address> | undefined) {
  if (!row) throw new Error('An address is referred to and is not there.');
  const { address1, address2, address3, address4, city, region, postcode, country } = row;
  return { address1, address2, address3, address4, city, region, postcode, country };
}
