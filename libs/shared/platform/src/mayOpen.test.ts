import { expect, test } from 'vitest';
import { mayOpen } from './mayOpen.ts';
import { ADMIN_ROLES, type Role, STAFF_ROLES } from './roles.ts';

const user = { path: '/user/:id', roles: ADMIN_ROLES, own: STAFF_ROLES };
const as = (...roles: Role[]) => ({ userId: 'users/01J8ZQ', roles });

test('a screen for administrators opens for an account manager at the own record only', () => {
  const manager = as('ROLE_ACCOUNT_MANAGER');
  expect(mayOpen(user, '/user/01J8ZQ', manager)).toBe(true);
  expect(mayOpen(user, '/user/01J8ZQ?tab=sessions#end', manager)).toBe(true);
  expect(mayOpen(user, '/user/01J8ZR', manager)).toBe(false);
  expect(mayOpen(user, '/user/01J8ZQ/more', manager)).toBe(false);
  expect(mayOpen({ path: '/user', roles: ADMIN_ROLES }, '/user', manager)).toBe(false);
});

test('an administrator opens every record, and somebody without a role none', () => {
  expect(mayOpen(user, '/user/01J8ZR', as('ROLE_ADMIN'))).toBe(true);
  expect(mayOpen(user, '/user/01J8ZQ', as())).toBe(false);
});
