import { administrators, builder, loadRow } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { emailKey, sortKey } from '@console/format';
import { desc, eq, sql } from 'drizzle-orm';
import { Person } from '../nodes.ts';
import { person, user } from '../tables.ts';

/** Several people may share an email, such as that of an office. */
const MOST = 50;

/** Returns the people with an email: first who signs in, then the one who was changed last. */
export async function peopleByEmail(queries: Queries, email: string) {
  const found = await queries
    .select({ id: person.id, email: person.email, userId: user.id })
    .from(person)
    .leftJoin(user, eq(user.personId, person.id))
    .where(eq(person.emailSort, sortKey(email)))
    .orderBy(sql`${user.id} is null`, desc(person.updatedAt), person.id)
    .limit(MOST);
  // A sort key does not tell accents apart.
  return found.filter((one) => emailKey(one.email ?? '') === emailKey(email));
}

builder.queryField('personByEmail', (t) =>
  t.field({
    type: Person.ref,
    nullable: true,
    rule: administrators,
    description: 'The person whom a new user with this email would be. Null when there is none.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, context) => {
      const [found] = await peopleByEmail(context.database, email);
      return found ? loadRow(context, Person, found.id) : null;
    },
  }),
);
