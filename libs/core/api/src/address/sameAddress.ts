import type { StoredAddress } from '@console/core-contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const names = ['address1', 'address2', 'address3', 'address4', 'city', 'region', 'postcode', 'country'] as const;

/** Whether two addresses have the same eight lines. */
export const isSameAddress = (one: StoredAddress, other: StoredAddress): boolean =>
  names.every((name) => one[name] === other[name]);

/** The condition that a record's address has exactly these lines. */
export function hasAddress(addressId: AnyPgColumn, lines: StoredAddress): SQL {
  const values = sql.join(
    names.map((name) => sql`${lines[name]}::text`),
    sql`, `,
  );
  return sql`EXISTS (SELECT FROM address own WHERE own.id = ${addressId} AND (${linesOf('own')}) IS NOT DISTINCT FROM (${values}))`;
}

/** The condition that a record's address has the same lines as the billing address of its customer. */
export function hasAddressOfCustomer(addressId: AnyPgColumn, customerId: AnyPgColumn): SQL {
  return sql`EXISTS (SELECT FROM customer theirs JOIN address known ON known.id = theirs.billing_address_id
    JOIN address own ON own.id = ${addressId}
    WHERE theirs.id = ${customerId} AND (${linesOf('own')}) IS NOT DISTINCT FROM (${linesOf('known')}))`;
}

const linesOf = (alias: string): SQL => sql.raw(names.map((name) => `${alias}.${name}`).join(', '));
