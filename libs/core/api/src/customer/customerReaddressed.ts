import { defineEffect, defineJob, onEffect, requireUlid, staff, startJob, toIri, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { readdressedCustomerInput, type StoredAddress } from '@console/core-contracts';
import { type AddressValues, addressFields } from '@console/rules';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isSameAddress } from '../address/sameAddress.ts';
import { readAddress } from '../address/writeAddress.ts';
import { Customer } from '../nodes.ts';
import { customer } from '../tables.ts';

/** A customer's billing address was corrected, and the copies of the old one shall be corrected too. */
export const customerReaddressed = defineEffect<{ readonly customer: string; readonly from: StoredAddress }>(
  'customerReaddressed',
);

/** The records of a domain that have a copy of their customer's billing address. */
export interface AddressCopies<Row> {
  /** The name of the job that corrects the copies. */
  readonly job: string;
  /** A query of the `id` of each record of the customer that has exactly this address and can still get another. */
  readonly copies: (customer: string, address: StoredAddress) => SQL;
  /** Locks one of them. */
  readonly lock: (writing: Writing, ulid: string) => Promise<Row>;
  /** Gives a locked record the new address. */
  readonly correct: (writing: Writing, row: Row, address: AddressValues) => Promise<unknown>;
}

/**
 * Corrects copies of customers' addresses where staff want it. A job corrects one record in a step, as if somebody edited it,
 * so a record is locked before nothing else and after no customer (decision 0098).
 */
export function followCustomerAddress<Row>({ job, copies, lock, correct }: AddressCopies<Row>): void {
  const correcting = defineJob(job, {
    rule: staff,
    mustSucceed: true,
    input: readdressedCustomerInput,
    run: async ({ writing, done }, { customer: iri, from }) => {
      const id = requireUlid(Customer.prefix, iri, 'customer');
      const address = await presentAddress(writing.tx, id);
      const first = address && !isSameAddress(from, address) ? await firstOf(writing.tx, copies(id, from)) : undefined;
      if (!address || first === undefined) return { done, total: done };
      const row = await lock(writing, first);
      // Somebody may have changed the record before it was locked.
      const isCopy = (await firstOf(writing.tx, copies(id, from), sql`WHERE id = ${first}`)) !== undefined;
      if (!isCopy) return { done, total: done + 1 };
      await correct(writing, row, address);
      return { done: done + 1, total: done + 2 };
    },
  });
  onEffect(customerReaddressed, async (writing, { customer: id, from }) => {
    if ((await firstOf(writing.tx, copies(id, from))) === undefined) return;
    await startJob(writing, correcting, { customer: toIri(Customer.prefix, id), from });
  });
}

async function firstOf(queries: Queries, copies: SQL, where = sql``): Promise<string | undefined> {
  const found = sql`SELECT id FROM (${copies}) AS copy ${where} ORDER BY id LIMIT 1`;
  return (await queries.execute<{ id: string }>(found)).rows[0]?.id;
}

/** The address that the customer has now. It may have been corrected once more, or removed. */
async function presentAddress(queries: Queries, id: string): Promise<AddressValues | null> {
  const [row] = await queries.select({ address: customer.billingAddressId }).from(customer).where(eq(customer.id, id));
  const stored = await readAddress(queries, row?.address ?? null);
  return stored && z.parse(addressFields, stored);
}
