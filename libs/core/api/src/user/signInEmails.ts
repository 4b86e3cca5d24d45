import { defineBackfill } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { person, user } from '../tables.ts';

// Older users sign in with the sort key of their email. The trigger writes what the column holds.
defineBackfill({
  name: 'userSignInEmails',
  table: user,
  missing: sql`sign_in_email <> (SELECT email_key(${person.email}) FROM ${person} WHERE ${person.id} = person_id)`,
  set: sql`sign_in_email = ''`,
});
