import {
  administrators,
  anyOfFilter,
  booleanFilter,
  type Filter,
  implementNode,
  listField,
  loadRow,
  one,
  type RowOf,
  ruleFor,
  staff,
  textFilter,
} from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { Role } from '../enumerations.ts';
import { Person, User } from '../nodes.ts';

import { user } from '../tables.ts';

type UserRow = RowOf<typeof user>;

const staffOrOneself = ruleFor<UserRow, 'id'>(
  'staff or oneself',
  ['id'],
  (viewer, row) => viewer.isStaff || row.id === viewer.userId,
);

const administratorsOrOneself = ruleFor<UserRow, 'id'>(
  'administrators or oneself',
  ['id'],
  (viewer, row) => viewer.isAdministrator || row.id === viewer.userId,
);

implementNode(User, {
  description: 'A sign-in. All staff see the name; the other fields are for administrators and the user.',
  rule: staffOrOneself,
  audit: administratorsOrOneself,
  lookup: 'user',
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
