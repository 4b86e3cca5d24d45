import { sql } from 'drizzle-orm';
import type { RandomAction, Surroundings } from './RandomAction.ts';

const STAFF = '@staff.example';

const roles = [['ROLE_ADMIN'], ['ROLE_ACCOUNT_MANAGER'], ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER']];

const colleague = ({ subjects, draw }: Surroundings) => ({
  newPerson: { givenName: 'Amara', familyName: 'Cole', email: subjects.newText(STAFF) },
  roles: draw.pick(roles),
});

/** A user whom such an action has made. Those who send the writes are left alone. */
const made = async ({ find }: Surroundings) =>
  find<{ id: string }>(sql`SELECT 'users/' || u.id AS id FROM "user" u JOIN person p ON p.id = u.person_id
    WHERE p.email LIKE ${`%${STAFF}`}`);

/** A change of such a user, with the fields that it gives. */
const change = (mutation: string, weight: number, fields: (around: Surroundings) => object): RandomAction => ({
  mutation,
  weight,
  input: async (around) => {
    const user = await made(around);
    return user ? { id: user.id, ...fields(around) } : null;
  },
});

/** What administrators do with users, several at once. */
export const userActions: readonly RandomAction[] = [
  {
    mutation: 'createUser',
    weight: 1,
    input: async (around) => ({ ...colleague(around), password: 'harbour-27' }),
  },
  { mutation: 'inviteUser', weight: 2, input: async (around) => colleague(around) },
  change('inviteUserAgain', 2, () => ({})),
  change('updateUser', 3, ({ draw }) =>
    draw.chance(0.5) ? { isActive: draw.chance(0.6) } : { roles: draw.pick(roles) },
  ),
  change('updateUserPassword', 1, () => ({ password: 'harbour-28' })),
  {
    mutation: 'endSessions',
    weight: 1,
    input: async (around) => {
      const user = await made(around);
      return user ? { user: user.id } : null;
    },
  },
];
