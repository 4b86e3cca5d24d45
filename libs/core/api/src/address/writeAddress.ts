import type { NodeType, RowOf, Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { StoredAddress } from '@console/core-contracts';
import type { AddressValues } from '@console/rules';
import { asc, eq, inArray } from 'drizzle-orm';
import { address } from '../tables.ts';
import { Address } from './Address.ts';

/**
 * Writes the address of one record. Addresses are copied, never shared.
 *
 * @param replaced the ULID of the record's present address. All its eight fields are changed in place.
 * @returns the ULID of the address.
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

/**
 * Writes an address that an input may change: absent keeps it, null removes it, an object makes it or changes it.
 *
 *     changeAddress(writing, input.billingAddress, row.billingAddressId, (billingAddressId) =>
 *       writing.update(Booking, row, { ...words, billingAddressId }),
 *     );
 *
 * @param given the field of the input.
 * @param present the ULID of the record's present address.
 * @param write writes the record, with the ULID of its address. Undefined keeps the address. A removed address is
 *   deleted afterwards, because the record refers to it until then.
 */
export async function changeAddress<Row>(
  writing: Writing,
  given: AddressValues | null | undefined,
  present: string | null,
  write: (ulid: string | null | undefined) => Promise<Row>,
): Promise<Row> {
  const row = await write(given && (await writeAddress(writing, given, present)));
  if (given === null) await removeAddress(writing, present);
  return row;
}

/**
 * Like {@link changeAddress}, for a record that keeps its history. The address is kept there as one line.
 *
 * @param part one of the `parts` that `keepsHistory` declares for the type.
 */
export async function changeKeptAddress<Row extends { readonly id: string }>(
  writing: Writing,
  { type, part }: { readonly type: NodeType; readonly part: string },
  given: AddressValues | null | undefined,
  present: string | null,
  write: (ulid: string | null | undefined) => Promise<Row>,
): Promise<Row> {
  if (given === undefined) return write(undefined);
  const [before] = present === null ? [] : await writing.tx.select().from(address).where(eq(address.id, present));
  const row = await changeAddress(writing, given, present, write);
  writing.keepParts(type, row, part, keptAddress(before), keptAddress(given));
  return row;
}

/** Returns an address as the history keeps it: one line of text. No line without an address. */
export function keptAddress(values: AddressValues | RowOf<typeof address> | null | undefined): string[] {
  if (!values) return [];
  const { address1, address2, address3, address4, city, region, postcode, country } = values;
  return [[address1, address2, address3, address4, city, region, postcode, country].filter(Boolean).join(', ')];
}

/** Returns the lines of a stored address. Null without an address. */
export async function readAddress(queries: Queries, ulid: string | null): Promise<StoredAddress | null> {
  if (ulid === null) return null;
  return valuesOf((await queries.select().from(address).where(eq(address.id, ulid)))[0]);
}

/** Removes an address that its record no longer refers to. Null does nothing. */
export async function removeAddress(writing: Writing, ulid: string | null): Promise<void> {
  if (ulid !== null) await writing.remove(Address, await writing.lockRow(Address, ulid, 'update'));
}

/** Copies an address for another record. */
export async function copyAddress(writing: Writing, ulid: string | null): Promise<string | null> {
  const [copy = null] = await copyAddresses(writing, [ulid]);
  return copy;
}

/**
 * Copies many addresses at once, one for each record. Returns the ULIDs in the order of the originals; null stays
 * null.
 */
export async function copyAddresses(
  writing: Writing,
  ulids: readonly (string | null)[],
): Promise<readonly (string | null)[]> {
  const wanted = [...new Set(ulids)].filter((ulid) => ulid !== null);
  if (wanted.length === 0) return ulids.map(() => null);
  const found = writing.tx.select().from(address).where(inArray(address.id, wanted)).orderBy(asc(address.id));
  const rows = new Map((await found.for('share')).map((row) => [row.id, row]));
  const values = ulids.flatMap((ulid) => (ulid === null ? [] : [valuesOf(rows.get(ulid))]));
  const copies = await writing.insertAll(Address, values);
  // Inserted rows are returned in the order in which they were given.
  const ids = copies.map(({ id }) => id).values();
  return ulids.map((ulid) => (ulid === null ? null : (ids.next().value ?? null)));
}

function valuesOf(row: RowOf<typeof address> | undefined): StoredAddress {
  if (!row) throw new Error('A record refers to an address that does not exist.');
  const { address1, address2, address3, address4, city, region, postcode, country } = row;
  return { address1, address2, address3, address4, city, region, postcode, country };
}
