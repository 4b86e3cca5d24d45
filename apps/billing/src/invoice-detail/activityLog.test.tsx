import { connection, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { activity, invoice } from '../testing/billingData.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function open(more: object = {}, data: object = {}, host = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/invoice/${idOf('', 40187).slice(1)}`,
    data: { invoice: () => invoice(40187, more), ...data },
    host,
  });
  const asked = () =>
    opened.requests
      .filter(({ operation }) => operation === 'useFilteredActivityQuery')
      .map(({ variables }) => variables);
  return { ...opened, asked };
}

const id = idOf('invoices', 40187);
const table = () => screen.getByRole('table', { name: 'Activity log' });
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
const filter = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test('an activity shows its time, action and user; an unknown user is anonymous', async () => {
  const activityLogs = connection([
    activity(16, { action: 'downloaded' }),
    activity(12, { action: 'refunded', metadata: { amount: 5_000, kind: 'outside' } }),
    activity(11, { action: 'refunded', metadata: { amount: 10_000, kind: 'refund' } }),
    activity(10, { action: 'payment_received', metadata: { amount: 60_000 } }),
    activity(4, { action: 'viewed', user: null }),
    activity(3, { action: 'status_changed', metadata: { from: 'draft', to: 'confirmed' } }),
    activity(2, { action: 'status_changed', metadata: {} }),
    activity(2, {
      id: 'invoice_activity_logs/updated',
      action: 'updated',
      metadata: { parts: 'billing address, PO number' },
    }),
    activity(1),
  ]);
  await open({ activityLogs });
  expect(rows()).toEqual([
    ['16 Nov 2026 09:31', 'PDF downloaded', 'Priya Nair'],
    ['12 Nov 2026 09:31', '£50.00 settled outside', 'Priya Nair'],
    ['11 Nov 2026 09:31', '£100.00 paid back', 'Priya Nair'],
    ['10 Nov 2026 09:31', 'Payment of £600.00 received', 'Priya Nair'],
    ['4 Nov 2026 09:31', 'Invoice viewed', 'Anonymous'],
    ['3 Nov 2026 09:31', 'Status draft to confirmed', 'Priya Nair'],
    ['2 Nov 2026 09:31', 'Status changed', 'Priya Nair'],
    ['2 Nov 2026 09:31', 'Billing address, PO number changed', 'Priya Nair'],
    ['1 Nov 2026 09:31', 'Invoice created', 'Priya Nair'],
  ]);
});

test('the one log of an invoice says what each activity has changed, and why', async () => {
  const activityLogs = connection([
    activity(3, { action: 'status_changed', metadata: { from: 'confirmed', to: 'voided' } }),
    activity(2, { action: 'updated', metadata: { parts: 'due date' } }),
    activity(1),
  ]);
  const entry = (day: number, action: string, reason: string | null, changes: readonly object[]) => ({
    __typename: 'HistoryEntry',
    id: idOf('history_entries', day),
    at: activity(day).createdAt,
    action,
    reason,
    changes,
  });
  const history = connection([
    entry(3, 'changed', 'The trainer is ill.', [{ field: 'Status', from: 'Confirmed', to: 'Void' }]),
    entry(2, 'changed', null, [{ field: 'Due date', from: '29 Nov 2026', to: '4 Jan 2027' }]),
    entry(1, 'created', null, [{ field: 'Status', from: null, to: 'Draft' }]),
  ]);
  await open({ activityLogs, history });
  expect(rows().map(([, action]) => action)).toEqual([
    'Status confirmed to voidReason: The trainer is ill.',
    'Due date changedDue date: 29 Nov 2026 → 4 Jan 2027',
    'Invoice created',
  ]);
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
});

test('BIL-04 the log is newest first without sorting, and can be filtered by actions and by user roles', async () => {
  const all = connection([
    activity(16, { action: 'emailed' }),
    activity(4, { action: 'viewed', user: null }),
    activity(1),
  ]);
  const found = { ...connection([activity(16, { action: 'emailed' })]), totalCount: 12 };
  const { user, asked } = await open({ activityLogs: all }, { invoiceActivityLogs: () => found });
  expect(rows().map(([time, , who]) => [time, who])).toEqual([
    ['16 Nov 2026 09:31', 'Priya Nair'],
    ['4 Nov 2026 09:31', 'Anonymous'],
    ['1 Nov 2026 09:31', 'Priya Nair'],
  ]);
  expect(within(table()).queryByRole('button')).toBeNull();

  await user.click(filter('Action'));
  await user.click(screen.getByRole('option', { name: 'Emailed to the biller' }));
  await user.click(screen.getByRole('option', { name: 'Invoice created' }));
  await user.keyboard('{Escape}');
  await expect.poll(rows).toEqual([['16 Nov 2026 09:31', 'Emailed to the biller', 'Priya Nair']]);
  screen.getByText('1 of 12');
  await user.click(filter('User role'));
  await user.click(screen.getByRole('option', { name: 'Admin' }));
  await expect.poll(asked).toHaveLength(3);
  expect(asked().at(-1)).toEqual({ invoice: id, actions: ['created', 'emailed'], role: 'ROLE_ADMIN' });
});

test('an account manager can filter by account managers only', async () => {
  const session = { userId: 'users/1', name: 'Priya Nair', email: 'p@example.com', roles: ['ROLE_ACCOUNT_MANAGER'] };
  const { user, asked } = await open({}, { invoiceActivityLogs: () => connection([]) }, { session });
  await user.click(filter('User role'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Account Manager']);
  await user.click(screen.getByRole('option'));
  await screen.findByText('No items.');
  expect(asked()).toEqual([{ invoice: id, actions: [], role: 'ROLE_ACCOUNT_MANAGER' }]);
  await user.click(filter('User role'));
  await user.click(screen.getByRole('option'));
  expect(rows()).toHaveLength(1);
});

test('a filter that fails to load can be tried again, and the unfiltered log stays available', async () => {
  let working = false;
  const { user } = await open(
    {},
    {
      invoiceActivityLogs: () =>
        working ? connection([activity(2, { action: 'viewed' })]) : Promise.reject(new Error('Away.')),
    },
  );
  await user.click(filter('Action'));
  await user.click(screen.getByRole('option', { name: 'Invoice viewed' }));
  await user.keyboard('{Escape}');
  await screen.findByText('The filtered activities could not be loaded.');
  working = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(rows).toEqual([['2 Nov 2026 09:31', 'Invoice viewed', 'Priya Nair']]);
});
