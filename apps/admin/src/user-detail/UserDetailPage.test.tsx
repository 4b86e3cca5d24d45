import { everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { grace, user } from '../testing/adminData.ts';

function open(found: object | null | (() => never), host = {}) {
  return renderScreen({
    remote,
    routes,
    at: `/user/${idOf('', 3).slice(1)}`,
    data: { user: typeof found === 'function' ? found : () => found },
    host,
  });
}

test('a user shows their name, contact details, roles and whether they may sign in', async () => {
  const { requests } = await open(user({ roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] }));
  expect(requests[0]?.variables).toEqual({ id: idOf('users', 3) });
  screen.getByRole('heading', { level: 1, name: 'Priya Nair' });
  expect(document.title).toBe('Priya Nair');
  expect(fact('Given name').textContent).toBe('Priya');
  expect(fact('Email').textContent).toBe('priya.nair@example.com');
  expect(fact('Mobile').textContent).toBe('07700 900127');
  expect(fact('Telephone').textContent).toBe('–');
  expect([...fact('Roles').querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Admin',
    'Account Manager',
  ]);
  expect(fact('Status').textContent).toBe('Active');
});

test('O§3 the page shows who created the record and who changed it last, each as a link', async () => {
  const { unmount } = await open(user(), everyRoute);
  expect(fact('Created (UTC)').textContent).toBe('16 Sep 2024 05:54');
  expect(within(fact('Created by')).getByRole('link', { name: 'Grace Okafor' }).getAttribute('href')).toBe(
    `/user/${grace.id.slice(6)}`,
  );
  expect(fact('Updated (UTC)').textContent).toBe('3 Feb 2026 14:08');
  expect(fact('Updated by').textContent).toBe('–');
  unmount();
  await open(user());
  expect(fact('Created by').textContent).toBe('Grace Okafor');
});

test('a user without roles who may not sign in is shown', async () => {
  await open(user({ roles: [], isActive: false }));
  expect(fact('Roles').textContent).toBe('–');
  expect(screen.getAllByText('Inactive')).toHaveLength(2);
});

test('NAV-18 an id without a user shows the not-found page', async () => {
  await open(null);
  screen.getByText('This user was not found.');
});

test("NAV-10 a failure to read the user is thrown to the route's error boundary", async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});
