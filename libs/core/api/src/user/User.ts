import {
  administrators,
  anyOfFilter,
  booleanFilter,
  type Filter,
  implementNode,
  listField,
  loadBatched,
  loadRow,
  one,
  type RowOf,
  ruleFor,
  staff,
  textFilter,
} from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { ContactType, Role, SignInMethod } from '../enumerations.ts';
import { CustomerContact, Person, User, UserSession } from '../nodes.ts';
import { user } from '../tables.ts';
import { liveSessions } from '../user-session/liveSessions.ts';

type UserRow = RowOf<typeof user>;

const staffOrOneself = ruleFor<UserRow, 'id'>(
  'staff or oneself',
  ['id'],
  (viewer, row) => viewer.isStaff || row.id === viewer.userId,
);

export const administratorsOrOneself = ruleFor<UserRow, 'id'>(
  'administrators or oneself',
  ['id'],
  (viewer, row) => viewer.isAdministrator || row.id === viewer.userId,
);

implementNode(User, {
  description: 'A sign-in. All staff see the name; the other fields are for administrators and the user.',
  rule: staffOrOneself,
  audit: administratorsOrOneself,
  lookup: 'user',
  limited: ['id', '_id', 'person', 'mustChangePassword'],
  fields: (t) => ({
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    person: one(t, { from: user.personId, to: () => Person }),
    email: t.string({
      nullable: true,
      rule: administratorsOrOneself,
      columns: ['personId'],
      resolve: async (row, _args, context) => (await loadRow(context, Person, row.personId))?.email ?? null,
    }),
    roles: t.expose('roles', { type: [Role], nullable: true, rule: administratorsOrOneself }),
    isActive: t.exposeBoolean('isActive', { nullable: true, rule: administratorsOrOneself }),
    mustChangePassword: t.exposeBoolean('mustChangePassword', {
      nullable: true,
      rule: administratorsOrOneself,
      description: 'Whether the next sign-in only lets the user choose another password.',
    }),
    passwordChangedAt: t.expose('passwordChangedAt', {
      type: 'DateTime',
      nullable: true,
      rule: administratorsOrOneself,
    }),
    hasPassword: t.boolean({
      nullable: true,
      rule: administratorsOrOneself,
      columns: ['passwordHash'],
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    signsInWith: t.field({
      type: [SignInMethod],
      nullable: true,
      rule: administratorsOrOneself,
      description: 'The ways in: a password, and a third party once the user has signed in through it.',
      columns: ['passwordHash', 'oidcSubject'],
      resolve: ({ passwordHash, oidcSubject }) => [
        ...(passwordHash === null ? [] : (['password'] as const)),
        ...(oidcSubject === null ? [] : (['provider'] as const)),
      ],
    }),
    personKind: t.field({
      type: ContactType,
      nullable: true,
      rule: administratorsOrOneself,
      description:
        'Names and contact details of a colleague (`internal`) change with the user. Others have a record of their own.',
      columns: ['personId'],
      resolve: async (row, _args, context) => (await loadRow(context, Person, row.personId))?.kind ?? null,
    }),
    contact: t.field({
      type: CustomerContact.ref,
      nullable: true,
      rule: administratorsOrOneself,
      description: 'The contact that the person is. Null unless the person works for a customer.',
      columns: ['personId'],
      resolve: (row, _args, context) => loadRow(context, CustomerContact, row.personId),
    }),
    sessions: t.field({
      type: [UserSession.ref],
      nullable: true,
      rule: administratorsOrOneself,
      description: 'The sessions that have not ended, the one that was used last first. At most 50.',
      columns: ['id'],
      resolve: async (row, _args, context) =>
        (await loadBatched(context, liveSessions, row.id, (ids) => liveSessions(context, ids))) ?? [],
    }),
  }),
});

/**
 * `roles` and `roles_list`: users with one of the roles. Staff may filter by account managers, who are named on every
 * booking. Other roles are for administrators.
 *
 * @param name the name of the list's argument.
 * @param path the to-one field that leads to the user, unless the list is of users.
 */
export function userRolesFilter(name: string, path: { via?: string } = {}): Filter {
  const rule = ruleFor<Record<string, unknown>, string>(
    'administrators, staff by account manager',
    [],
    (viewer, given) =>
      viewer.isAdministrator || (given[name] === 'ROLE_ACCOUNT_MANAGER' && given[`${name}_list`] === undefined),
  );
  return { ...anyOfFilter(user.roles, Role, path), rule };
}

listField('users', User, {
  rule: staff,
  filters: {
    name: textFilter([user.fullNameSort]),
    roles: userRolesFilter('roles'),
    isActive: { ...booleanFilter((resolved) => eq(resolved(user.isActive), true)), rule: administrators },
  },
  order: { person_fullName: user.fullNameSort, createdAt: user.createdAt },
  defaultOrder: { person_fullName: 'ASC' },
  size: 100,
});
