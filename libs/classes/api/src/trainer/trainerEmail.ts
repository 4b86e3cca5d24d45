import { invalidInput, type Writing } from '@console/api-kit';
import { tables as core } from '@console/core-api';
import { emailKey } from '@console/format';
import { and, eq, ne, sql } from 'drizzle-orm';
import { trainer } from '../tables.ts';

const { person } = core;

/**
 * Refuses an email that another trainer has. Capitals do not matter. Others who give a trainer the same email wait
 * until the transaction ends, so that two trainers never get it at once.
 *
 * @param own the ulid of the trainer's person, who may keep the email.
 * @throws a violation of `email`.
 */
export async function refuseTakenEmail({ tx }: Writing, email: string, own = ''): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(sort_key(${email}), 0))`);
  const others = await tx
    .select({ fullName: person.fullName, email: person.email })
    .from(trainer)
    .innerJoin(person, eq(person.id, trainer.personId))
    .where(and(eq(person.emailSort, sql`sort_key(${email})`), ne(person.id, own)));
  const taken = others.find((other) => emailKey(other.email ?? '') === emailKey(email));
  if (taken) {
    throw invalidInput({ path: 'email', message: `${taken.fullName} is a trainer with this email already.` });
  }
}
