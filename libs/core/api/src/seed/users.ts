import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import type { RoleCode } from '@console/core-contracts';
import { person, user } from '../tables.ts';
import { emailPart, mobileNumber, telephoneNumber } from './names.ts';

/** The demo accounts and their emails. All staff share one password. */
export const demoAccounts = [
  { email: 'admin@example.com', name: 'Grace Okafor', access: 'administrator and account manager' },
  { email: 'manager@example.com', name: 'Priya Nair', access: 'account manager' },
  { email: 'trainer@example.com', name: 'Hannah Whitfield', access: 'no staff role: the console refuses' },
] as const;

export const demoPassword = 'training-demo';

const STAFF: { givenName: string; familyName: string; email?: string; roles: RoleCode[]; isActive?: boolean }[] = [
  {
    givenName: 'Grace',
    familyName: 'Okafor',
    email: 'admin@example.com',
    roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'],
  },
  { givenName: 'Priya', familyName: 'Nair', email: 'manager@example.com', roles: ['ROLE_ACCOUNT_MANAGER'] },
  { givenName: 'Tom', familyName: 'Ellery', roles: ['ROLE_ACCOUNT_MANAGER'] },
  { givenName: 'Joanna', familyName: 'Firth', roles: ['ROLE_ACCOUNT_MANAGER'] },
  { givenName: 'Daniel', familyName: 'Osei', roles: ['ROLE_ACCOUNT_MANAGER'] },
  { givenName: 'Sian', familyName: 'Powell', roles: ['ROLE_ACCOUNT_MANAGER'] },
  { givenName: 'Marcus', familyName: 'Holroyd', roles: ['ROLE_ADMIN'] },
  { givenName: 'Eleanor', familyName: 'Varley', roles: ['ROLE_ACCOUNT_MANAGER'], isActive: false },
];

export interface SeededStaff {
  /** The account managers, the busiest first. */
  accountManagerIds: string[];
  /** All users who may sign in to the console. */
  staffIds: string[];
}

/** Creates the staff. `seedTrainers` creates the trainer's demo account. */
export async function seedStaff(context: SeedContext, passwordHash: string): Promise<SeededStaff> {
  const rows = STAFF.map(({ givenName, familyName, email, roles, isActive = true }, index) => {
    const draw = random('staff', index);
    const createdAt = days.addDays(context.since, -400 + index * 30);
    const stamps = { createdAt, updatedAt: createdAt };
    const [personId, id] = [draw.id(createdAt), draw.id(createdAt)];
    return {
      person: {
        id: personId,
        kind: 'internal' as const,
        givenName,
        familyName,
        email: email ?? `${emailPart(givenName)}.${emailPart(familyName)}@example.com`,
        mobile: mobileNumber(draw),
        telephone: index % 3 === 1 ? null : telephoneNumber(draw),
        jobTitle: roles.includes('ROLE_ADMIN') ? 'Operations lead' : 'Account manager',
        roles: ['ROLE_INTERNAL' as const],
        ...stamps,
      },
      user: { id, personId, passwordHash, roles, isActive, ...stamps },
    };
  });
  // The first administrator created the others.
  const createdBy = rows[0]?.user.id;
  await insertRows(
    context.tx,
    person,
    rows.map((row) => row.person),
  );
  await insertRows(
    context.tx,
    user,
    rows.map((row) => ({ ...row.user, createdBy, updatedBy: createdBy })),
  );
  const users = rows.map((row) => row.user).filter((one) => one.isActive);
  const managers = users.filter((one) => one.roles.includes('ROLE_ACCOUNT_MANAGER'));
  const idOf = (one: { id: string }) => one.id;
  return { accountManagerIds: managers.map(idOf), staffIds: users.map(idOf) };
}
