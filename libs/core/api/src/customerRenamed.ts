import { defineEffect, defineJob, onEffect, type RowOf, requireUlid, staff, startJob, toIri } from '@console/api-kit';
import { renamedCustomerInput } from '@console/core-contracts';
import { type SQL, sql } from 'drizzle-orm';
import { Customer } from './nodes.ts';
import type { customer } from './tables.ts';

/** A customer has got another name. */
export const customerRenamed = defineEffect<RowOf<typeof customer>>('customerRenamed');

/** The rows of one step. It takes about a tenth of a second. */
const AT_ONCE = 500;

/** The rows of a domain that have a copy of their customer's name, because a list sorts and searches by it. */
export interface NameCopies {
  /** The name of the job that brings the copies up to date. */
  readonly job: string;
  /** A query with a row as long as there are copies of an old name. */
  readonly old: (customer: string) => SQL;
  /** A query that copies the name to so many rows, and returns the number of them as `copied`. */
  readonly copy: (customer: string, most: number) => SQL;
}

/**
 * Keeps copies of customers' names true. A trigger copies a new name to the first rows at once. A job copies it to the others
 * in short steps, so that nobody waits for a customer with many rows (decision 0080).
 */
export function followCustomerName({ job, old, copy }: NameCopies): void {
  const copying = defineJob(job, {
    rule: staff,
    input: renamedCustomerInput,
    run: async ({ writing: { tx }, done: before }, { customer: iri }) => {
      const { rows } = await tx.execute<{ copied: number }>(
        copy(requireUlid(Customer.prefix, iri, 'customer'), AT_ONCE),
      );
      const copied = rows[0]?.copied ?? 0;
      const done = before + copied;
      return { done, total: copied < AT_ONCE ? done : done + 1 };
    },
  });
  onEffect(customerRenamed, async (writing, { id }) => {
    const { rows } = await writing.tx.execute(sql`${old(id)} LIMIT 1`);
    if (rows.length > 0) await startJob(writing, copying, { customer: toIri(Customer.prefix, id) });
  });
}
