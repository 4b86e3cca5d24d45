import type { ConsoleHost } from '@console/platform';
import { connection, everyRoute, idOf, renderPanel } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { scheduledJob } from '../testing/adminData.ts';

const skipped = scheduledJob(2, {
  status: 'skipped',
  runMessage: 'Its condition was false.',
  workflowName: 'Reminder',
});
const none = { ...connection([]), totalCount: 0 };
/** One job waits, and one has ended. */
const some = ({ isEnded }: { readonly isEnded?: boolean }) => ({
  ...connection([isEnded ? skipped : scheduledJob(1)]),
  totalCount: 1,
});

type Session = ConsoleHost['session'];
const manager: Session = { userId: idOf('users', 9), roles: ['ROLE_ACCOUNT_MANAGER'], fullName: '', email: '' };
const administrator: Session = { ...manager, roles: ['ROLE_ADMIN'] };

const places = {
  'admin.jobs-of-class': { trainingClass: idOf('training_classes', 1) },
  'admin.jobs-of-booking': { booking: idOf('bookings', 1) },
  'admin.jobs-of-invoice': { invoice: idOf('invoices', 1) },
  'admin.jobs-of-order': { purchaseOrder: idOf('purchase_orders', 1) },
} as const;

const item = {
  ...{ booking: idOf('bookings', 1), item: idOf('booking_items', 1), trainingClass: idOf('training_classes', 1) },
  ...{ seats: 2, assigned: 1 },
};

const open = (fill: string, props: object, jobs: typeof some = some, session = manager) =>
  renderPanel({
    ...{ remote, slots, fill, props, host: { ...everyRoute, session } },
    data: { workflowScheduledJobs: jobs },
  });

const card = async () => within(await screen.findByRole('region', { name: 'Scheduled jobs' }));

test.each(Object.entries(places))('ADM-06 %s shows the jobs of its record', async (fill, props) => {
  const { requests } = await open(fill, props);
  const panel = await card();
  for (const words of [
    'Joining instructions',
    '1 Dec 2026 09:00',
    'Scheduled',
    'Skipped',
    'Its condition was false.',
  ]) {
    panel.getByText(words);
  }
  expect(requests[0]?.variables).toEqual({ target: Object.values(props)[0] });
});

test('ADM-06 jobs that have ended stand below those that still run', async () => {
  await open('admin.jobs-of-booking', places['admin.jobs-of-booking']);
  const panel = await card();
  expect(panel.getAllByText(/^(Scheduled|Skipped)$/).map(({ textContent }) => textContent)).toEqual([
    'Scheduled',
    'Skipped',
  ]);
});

test('ADM-06 the jobs of a booking item load when somebody opens them', async () => {
  const { requests, user } = await open('admin.jobs-of-item', item);
  const button = await screen.findByRole('button', { name: 'Scheduled jobs', expanded: false });
  expect(requests).toEqual([]);
  expect(screen.queryByText('Times in UTC')).toBeNull();
  await user.click(button);
  await screen.findByText('Reminder');
  screen.getByText('Times in UTC');
  expect(requests.map(({ variables }) => variables)).toEqual([{ target: item.item }]);
});

test('ADM-06 jobs of an open item that cannot be loaded offer another try', async () => {
  let works = false;
  const { user } = await renderPanel({
    ...{ remote, slots, fill: 'admin.jobs-of-item', props: item, host: everyRoute },
    data: {
      workflowScheduledJobs: (args: { isEnded?: boolean }) => {
        if (!works) throw new Error('The server is away.');
        return some(args);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Scheduled jobs' }));
  await screen.findByText('The scheduled jobs could not be loaded.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Reminder');
});

test('managers see no links to workflows, administrators do', async () => {
  const { unmount } = await open('admin.jobs-of-invoice', places['admin.jobs-of-invoice']);
  expect((await card()).queryAllByRole('link')).toEqual([]);
  unmount();
  await open('admin.jobs-of-invoice', places['admin.jobs-of-invoice'], some, administrator);
  expect((await card()).getByRole('link', { name: 'Reminder' }).getAttribute('href')).toMatch(/^\/workflow\//);
});

test('a record without jobs says so, and one with many says how many there are', async () => {
  const { unmount } = await open('admin.jobs-of-order', places['admin.jobs-of-order'], () => none);
  (await card()).getByText('No scheduled jobs.');
  unmount();
  await open('admin.jobs-of-order', places['admin.jobs-of-order'], (args) => ({
    ...some(args),
    totalCount: args.isEnded ? 1_233 : 1,
  }));
  (await card()).getByText('2 of 1,234 jobs.');
});

test('the jobs beside a record are asked for again every 3 seconds', async () => {
  const { requests } = await open('admin.jobs-of-invoice', places['admin.jobs-of-invoice']);
  await card();
  await waitFor(() => expect(requests.length).toBeGreaterThan(1), { timeout: 5_000 });
});
