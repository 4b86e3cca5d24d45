import type { Page } from 'playwright';
import { users } from '../src/admin.ts';
import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen, go, watchOperation } from '../src/screens.ts';

/** The names in the list. */
const names = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row').getByRole('link');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d/ });

test('the administrator’s list shows all users by name, with email, roles and status, a hundred on a page', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const everybody = await users(server.url, await token('admin'));
  const asked = watchOperation(page, 'UserListPageQuery');
  await signIn('admin', '/');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: 'User management' }).click();
  await expectScreen(page, 'User management');
  await expect(page).toHaveURL('/user');
  await expect(names(page)).toHaveText(everybody.map(({ person }) => person.fullName));
  expect(asked[0]).toMatchObject({ first: 100, order: [{ person_fullName: 'ASC' }] });
  await expect(count(page)).toHaveText(`${everybody.length} users`);
  const row = page.getByRole('row').filter({ hasText: 'Grace Okafor' });
  for (const words of ['admin@example.com', 'Admin, Account Manager', 'Active']) await expect(row).toContainText(words);
  await expect(page.getByRole('row').filter({ hasText: 'Eleanor Varley' })).toContainText('Inactive');
  await expectNoAxeFindings(page);
});

test('users can be filtered by name, roles and status; the URL keeps all three', async ({
  page,
  signIn,
  server,
  token,
  newVisitor,
}) => {
  const everybody = await users(server.url, await token('admin'));
  const namesOf = (keep: (user: (typeof everybody)[number]) => boolean) =>
    everybody.filter(keep).map(({ person }) => person.fullName);
  await signIn('admin', '/user');
  await expectScreen(page, 'User management');
  await page.getByRole('button', { name: /^Roles Any/ }).click();
  await page.getByRole('option', { name: 'Account Manager' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/user?roles=ROLE_ACCOUNT_MANAGER');
  await expect(names(page)).toHaveText(namesOf(({ roles }) => roles.includes('ROLE_ACCOUNT_MANAGER')));
  await page.getByRole('button', { name: /^Status Any/ }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('option', { name: 'Inactive' }).click();
  await expect(page).toHaveURL('/user?roles=ROLE_ACCOUNT_MANAGER&active=0');
  await expect(names(page)).toHaveText(['Eleanor Varley']);
  await expect(count(page)).toHaveText(`1 of ${everybody.length}`);

  const colleague = await newVisitor();
  await signIn('admin', page.url(), colleague);
  await expect(names(colleague)).toHaveText(['Eleanor Varley']);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/user');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('PRIYA');
  await expect(page).toHaveURL('/user?q=PRIYA');
  await expect(names(page)).toHaveText(namesOf(({ person }) => person.fullName.includes('Priya')));
  await page.goBack();
  await expect(names(page)).toHaveText(namesOf(() => true));
});

test('the page of a user opens by keyboard, shows the roles, and links to the person who created the record', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/user?q=nair');
  await expectScreen(page, 'User management');
  await names(page).first().focus();
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Priya Nair');
  await expect(page).toHaveURL(/\/user\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('User management');
  const main = page.getByRole('main');
  for (const words of ['manager@example.com', 'Account Manager', 'Active', 'Mobile'])
    await expect(main).toContainText(words);
  await expectNoAxeFindings(page);
  await main.getByRole('link', { name: 'Grace Okafor' }).first().click();
  await expectScreen(page, 'Grace Okafor');
});

test('BKG-03 the account manager is a link to the user for an administrator, and to an email for an account manager', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^BK-\d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/booking\/[0-9A-Z]{26}$/);
  const booking = page.url();
  const manager = page.locator('dt:has-text("Account manager") + dd');
  const name = (await manager.getByRole('link').textContent()) ?? '';
  await manager.getByRole('link').click();
  await expectScreen(page, name);
  await expect(page).toHaveURL(/\/user\/[0-9A-Z]{26}$/);

  await signIn('manager', booking);
  await expect(manager.getByRole('link', { name })).toHaveAttribute('href', /^mailto:/);
});

test('ACC-13 the route and the API refuse the administrators’ screens to an account manager', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/403/);
  const url = server.url;
  const [someone] = await users(url, await token('admin'));
  const { salesSignals } = await ask<{ salesSignals: { edges: { node: { id: string } }[] } }>(
    url,
    await token('admin'),
    '{ salesSignals(first: 1) { edges { node { id } } } }',
  );
  const [signal] = salesSignals.edges;
  const sent = ['UserListPageQuery', 'UserDetailPageQuery', 'SaleSignalListPageQuery', 'SaleSignalDetailPageQuery'].map(
    (name) => watchOperation(page, name),
  );
  const screens = [
    ['/user', 'User management'],
    ['/sale-signal', 'Sale signals'],
    [pathOf(signal?.node.id ?? '', '/sale-signal'), 'Sale signal'],
  ] as const;
  for (const [path, title] of screens) {
    await signIn('manager', path);
    await expectScreen(page, `You do not have access to ${title}`);
    await expect(page.getByRole('main')).toContainText('This screen is for administrators.');
    await expect(page).toHaveURL(path);
  }
  await expectNoAxeFindings(page);
  // Everybody has an account, so the screen exists. The record of somebody else does not exist for an account manager.
  await go(page, pathOf(someone?.id ?? '', '/user'));
  await expectScreen(page, 'There is no such user');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).not.toContainText('User management');
  expect(sent.flat(), 'no query of a refused screen').toEqual([]);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Email logs' })).toBeVisible();
  for (const name of ['User management', 'Sale signals'])
    await expect(sidebar.getByRole('link', { name })).toHaveCount(0);

  const manager = await token('manager');
  for (const query of [
    '{ salesSignals(first: 1) { edges { node { id } } } }',
    `{ saleSignal(id: "${signal?.node.id}") { description } }`,
    `{ user(id: "${someone?.id}") { email roles isActive } }`,
    '{ users(roles: ROLE_ADMIN) { totalCount } }',
  ]) {
    await expect(ask(url, manager, query), query).rejects.toThrow('"status":403');
  }
});
