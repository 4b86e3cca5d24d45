import { connection, idOf, lastRows, listRequests, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user } from '../testing/userData.ts';

const eleanor = user({
  id: idOf('users', 4),
  isActive: false,
  person: { id: idOf('people', 4), fullName: 'Eleanor Varley', jobTitle: null },
});

/** Opens the list with the rows of `page`. The count query answers 3 with filters and 28 without. */
function open(page: unknown = connection([user(), eleanor]), at = '/user') {
  const users = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 28 };
    return typeof page === 'function' ? page(args) : { ...Object(page), totalCount: 3 };
  };
  return renderScreen({ remote, routes, at, data: { users } });
}

const table = () => within(screen.getByRole('table', { name: 'Users' }));

test('C§7 the list opens on the first 100 users by name', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 100,
    order: [{ person_fullName: 'ASC' }],
    name: null,
    roles: null,
    isActive: null,
  });
  await screen.findByText('28');
  expect(listRequests(opened).map(({ of }) => of)).toEqual(['rows', 'counts']);
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500']);
});

test('a row shows name, email, roles by their labels, job title and whether they may sign in', async () => {
  await open(connection([user({ roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] }), eleanor]));
  const [, first, second] = table().getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  const cells = within(first);
  expect(cells.getByRole('link', { name: 'Priya Nair' }).getAttribute('href')).toBe(`/user/${idOf('', 3).slice(1)}`);
  for (const words of [
    'priya.nair@example.com',
    'Admin, Account Manager',
    'Account manager',
    'Active',
    '16 Sep 2024',
  ]) {
    cells.getByText(words);
  }
  within(second).getByText('Inactive');
  within(second).getByText('–');
});

test('the query uses the name, roles and status in the URL, and each chip removes its filter', async () => {
  const opened = await open(undefined, '/user?q=priya&roles=ROLE_ADMIN&roles=ROLE_SUPPLIER_TRAINER&active=0');
  expect(lastRows(opened)).toMatchObject({
    name: 'priya',
    roles: ['ROLE_SUPPLIER_TRAINER', 'ROLE_ADMIN'],
    isActive: false,
  });
  await screen.findByText('of 28', { exact: false });
  await opened.user.click(screen.getByRole('button', { name: 'Remove Roles: Trainer, Admin' }));
  expect(opened.address()).toBe('/user?q=priya&active=0');
  await opened.user.click(screen.getByRole('button', { name: 'Remove Status: Inactive' }));
  await opened.user.click(screen.getByRole('button', { name: 'Remove Name: priya' }));
  await waitFor(() => expect(opened.address()).toBe('/user'));
});

test('roles and status are chosen in their pickers', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Roles Any/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Admin' }));
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(opened.address()).toBe('/user?roles=ROLE_ADMIN'));
  await opened.user.click(screen.getByRole('button', { name: /^Status Any/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Active' }));
  await waitFor(() => expect(opened.address()).toBe('/user?roles=ROLE_ADMIN&active=1'));
});

test('a click on a column header sorts the list', async () => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: 'Created' }));
  expect(opened.address()).toBe('/user?order=-createdAt');
  await waitFor(() => expect(lastRows(opened)?.order).toEqual([{ createdAt: 'DESC' }]));
});

test('NAV-10 an empty list says "No records.", names the filter, and offers to remove it', async () => {
  const opened = await open(connection([]), '/user?q=nobody');
  screen.getByText('No records.');
  await screen.findByText(/No user was found with name “nobody”\./);
  await screen.findByText(/Without it there are 28 users\./);
  const removals = screen.getAllByRole('button', { name: 'Remove Name: nobody' });
  await opened.user.click(removals.at(-1) ?? document.body);
  await waitFor(() => expect(opened.address()).toBe('/user'));
});

test('NAV-10 while other rows load, the old ones stay; a failure is shown by the error boundary of the route', async () => {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const opened = await open(async ({ isActive }: { isActive?: boolean }) => {
    if (isActive === undefined || isActive === null) return { ...connection([user()]), totalCount: 28 };
    await waiting;
    throw new Error('The database is away.');
  });
  await opened.user.click(screen.getByRole('button', { name: /^Status Any/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Active' }));
  await screen.findByText('Loading users');
  table().getByText('Priya Nair');
  arrive();
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
});
