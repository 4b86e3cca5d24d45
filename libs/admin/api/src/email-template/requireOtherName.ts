import { invalidInput, type Writing } from '@console/api-kit';
import { and, eq, ne } from 'drizzle-orm';
import { emailTemplate } from '../tables.ts';

/** Staff choose templates by their names. @throws a violation when another template has the name. */
export async function requireOtherName(writing: Writing, name: string, own: string | null): Promise<void> {
  const [other] = await writing.tx
    .select({ id: emailTemplate.id })
    .from(emailTemplate)
    .where(and(eq(emailTemplate.name, name), own === null ? undefined : ne(emailTemplate.id, own)));
  if (other) throw invalidInput({ path: 'name', message: 'Another template has this name.' });
}
