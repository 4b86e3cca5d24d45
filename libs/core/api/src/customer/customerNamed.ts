import { defineEffect, defineJob, onEffect, type RowOf, requireUlid, staff, startJob, toIri } from '@console/api-kit';
import { renamedCustomerInput } from '@console/core-contracts';
import { type SQL, sql } from 'drizzle-orm';
import { Customer } from '../nodes.ts';
import type { customer } from '../tables.ts';

/** A customer's name was saved. It may be the former one: then copies are brought up to date which an earlier job left old. */
export const customerNamed = defineEffect<RowOf<typeof customer>>('customerNamed');

/** The rows of one step. It takes about a tenth of a second. */
const AT_ONCE = 500;

/** The rows of a domain that have a copy of their customer's name, because a list sorts and searches by it. */
export interface NameCopies {
  /** The name of the job that brings the copies up to date. */
  readonly job: string;
  /** A query with a row as long as there are copies of an old name. */
  readonly old: (customer: string) => SQL;
  /**
   * A query that copies the name to so many rows, and returns the number of them as `copied`. Rows that others have locked are
   * passed over, or waited for.
   */
  readonly copy: (customer: string, most: number, waits: boolean) => SQL;
}

/**
 * Keeps copies of customers' names true. A trigger copies a new name to the first rows at once. A job copies it to the others
 * in short steps, so that nobody waits for a customer with many rows (decision 0080).
 */
export function followCustomerName({ job, old, copy }: NameCopies): void {
  const copying = defineJob(job, {
    rule: staff,
    mustSucceed: true,
    input: renamedCustomerInput,
    run: async ({ writing: { tx }, done: before }, { customer: iri }) => {
      const id = requireUlid(Customer.prefix, iri, 'customer');
      const copyTo = async (most: number, waits: boolean) =>
        (await tx.execute<{ copied: number }>(copy(id, most, waits))).rows[0]?.copied ?? 0;
      // Rows that others have locked come last, one at a time: a job that waits with one row is in nobody's way.
      const copied = (await copyTo(AT_ONCE, false)) || (await copyTo(1, true));
      const done = before + copied;
      return { done, total: copied === 0 ? done : done + 1 };
    },
  });
  onEffect(customerNamed, async (writing, { id }) => {
    const { rows } = await writing.tx.execute(sql`${old(id)} LIMIT 1`);
    if (rows.length > 0) await startJob(writing, copying, { customer: toIri(Customer.prefix, id) });
  });
}
