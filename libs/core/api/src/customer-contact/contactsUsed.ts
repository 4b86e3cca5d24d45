import { defineInquiry, onInquiry } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { ContactUse, ContactUsed } from '@console/core-contracts';
import { count, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { user } from '../tables.ts';

/** How many records of one kind refer to a contact. */
export interface ContactUses extends ContactUsed {
  /** The ULID of the contact. */
  readonly contact: string;
  readonly what: ContactUse;
}

/**
 * Asks every domain which of its records refer to contacts, by their ULIDs. Screens and the mutations that delete or
 * move a contact ask the same question. Domains above answer with {@link countedUses}.
 */
export const contactsUsed = defineInquiry<readonly string[], ContactUses>('contactsUsed');

/** Counts the rows of a table by the person to which they refer. The column needs an index. */
export async function countedUses(
  queries: Queries,
  what: ContactUse,
  { table, person }: { readonly table: PgTable; readonly person: AnyPgColumn },
  contacts: readonly string[],
): Promise<ContactUses[]> {
  const rows = await queries
    .select({ contact: person, count: count() })
    .from(table)
    .where(inArray(person, [...contacts]))
    .groupBy(person);
  return rows.map((row) => ({ contact: String(row.contact), what, count: row.count }));
}

onInquiry(contactsUsed, (queries, contacts) =>
  countedUses(queries, 'sign_in', { table: user, person: user.personId }, contacts),
);
