import { administrators, mutationField, type RowOf, type Writing } from '@console/api-kit';
import { opensTheSame, updateUserInput, whyNotChangePerson } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { type PersonValues, writePerson } from '../person/writePerson.ts';
import type { person } from '../tables.ts';
import { lockUser } from './lockUser.ts';
import { changeUser, changeUserAndEndSessions } from './writeUser.ts';

type PersonRow = RowOf<typeof person>;

mutationField('updateUser', {
  description:
    'Changes a user, with the name and the contact details of a colleague. Absent fields keep their value. Sessions end when the user may no longer sign in, or when the roles open other screens than before.',
  rule: administrators,
  input: updateUserInput,
  describe: { isActive: 'Whether the user may sign in.' },
  changes: User,
  write: async (writing, { id, version, roles, isActive, ...words }) => {
    const { row, owner } = await lockUser(writing, { id, version }, { roles, isActive });
    await changePerson(writing, row.id, owner, words);
    // An open page shows what the roles at its sign-in allow.
    const ends = row.isActive && (isActive === false || (roles !== undefined && !opensTheSame(row.roles, roles)));
    return ends
      ? changeUserAndEndSessions(writing, row, { roles, isActive })
      : changeUser(writing, row, { roles, isActive });
  },
});

const fields = ['givenName', 'familyName', 'email', 'mobile', 'telephone', 'jobTitle'] as const;

/** Changes the person of a user, and keeps in the user's history what changed. */
async function changePerson(writing: Writing, userId: string, owner: PersonRow, values: PersonValues): Promise<void> {
  const changed = fields.filter((field) => values[field] !== undefined && values[field] !== owner[field]);
  if (changed.length === 0) return;
  writing.refuseIf(whyNotChangePerson(owner));
  const after = await writePerson(writing, owner, values);
  for (const field of changed) {
    writing.keepParts(User, { id: userId }, field, linesOf(owner[field]), linesOf(after[field]));
  }
}

const linesOf = (value: string | null) => (value === null ? [] : [value]);
