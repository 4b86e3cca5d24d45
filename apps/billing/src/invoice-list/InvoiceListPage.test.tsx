import { connection, countRequests, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { calder, invoice, paid, pounds } from '../testing/billingData.ts';

const sums = { netPrice: pounds(1_234_567.5), gross: pounds(1_481_481), balanceDue: pounds(-12.3) };

function open(page: object = connection([invoice(40187)]), at = '/invoice') {
  const invoices = (args: object) => ({
    filter: 'aW52b2ljZXM',
    sums,
    ...page,
    totalCount: Object.keys(args).length === 0 ? 1730 : 12,
  });
  return renderScreen({
    remote,
    routes,
    at,
    data: { invoices, customer: calder, customers: connection([calder]) },
  });
}

const table = () => within(screen.getByRole('table', { name: 'Invoices' }));
const chips = async () => within(await screen.findByRole('list', { name: 'Active filters' }));

test('BIL-01 the list opens on all invoices, the latest document date first', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 50,
    order: [{ documentDate: 'DESC' }],
    ...{ search: null, customer: null, status: null, type: null, ageing: null },
  });
  const sorted = table().getByRole('columnheader', { name: /Document date/ });
  expect(sorted.getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('1,730 invoices'));
});

test('a row shows reference, customer, type, status, age, dates and money', async () => {
  await open();
  const [, row] = table().getAllByRole('row');
  const words = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(words).toEqual([
    ...['', 'INV-40187', 'Calder Valley Housing', 'Invoice', 'Part paid', '17 days old', '30 Oct 2026', '29 Nov 2026'],
    ...['£1,980.00', '£2,376.00', '£1,376.00'],
  ]);
});

test('BIL-01 the age of an unpaid invoice is a badge, the age of a paid one is plain text', async () => {
  await open(
    connection([
      invoice(4, { age: 1 }),
      invoice(3, { age: 29 }),
      invoice(2, { age: 30, ageing: 'gte30' }),
      paid(1, { age: 31 }),
    ]),
  );
  const badge = (words: string) => table().getByText(words).closest('span')?.querySelector('svg');
  expect(badge('1 day old')).toBeTruthy();
  expect(badge('29 days old')).toBeTruthy();
  expect(badge('30 days old')).toBeTruthy();
  expect(badge('31 days old')).toBeNull();
});

test('BIL-06 every type and status has a label', async () => {
  const types = ['invoice', 'credit_note', 'pro_forma', 'other'];
  const statuses = ['draft', 'confirmed', 'converted', 'voided'];
  await open(connection(types.map((type, at) => paid(at, { type, status: statuses[at] }))));
  for (const word of ['Invoice', 'Credit note', 'Pro forma', 'Other', 'Draft', 'Confirmed', 'Converted', 'Void']) {
    table().getByText(word);
  }
});

test('credit shows as a negative balance', async () => {
  await open(connection([paid(1, { type: 'credit_note', status: 'confirmed', balanceDue: pounds(-741.6) })]));
  table().getByText('-£741.60');
});

test.each([
  ['Reference', 'reference', 'ASC'],
  ['Customer', 'customer_name', 'ASC'],
  ['Type', 'type', 'ASC'],
  ['Status', 'status', 'ASC'],
  ['Due date', 'dueDate', 'DESC'],
  ['Net price', 'netPrice', 'DESC'],
  ['Gross', 'gross', 'DESC'],
  ['Balance due', 'balanceDue', 'DESC'],
  ['Document date', 'documentDate', 'ASC'],
])('a press on %s orders by %s', async (header, field, direction) => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: new RegExp(`^${header}`) }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ order: [{ [field]: direction }] }));
});

test('BIL-01 text, customer, status, type and ageing in the URL filter the list and are shown as chips', async () => {
  const bare = calder.id.split('/')[1];
  const query = `q=401&customer=${bare}&status=confirmed&status=paid_partial&type=invoice&ageing=gte30`;
  const opened = await open(undefined, `/invoice?${query}`);
  const asked = {
    ...{ search: '401', customer: calder.id, status: ['confirmed', 'paid_partial'] },
    ...{ type: ['invoice'], ageing: 'gte30' },
  };
  expect(lastRows(opened)).toMatchObject(asked);
  expect(countRequests(opened).at(-1)).toMatchObject({ ...asked, filtered: true });
  for (const words of ['401', 'Calder Valley Housing', 'Confirmed, Part paid', 'Invoice', '30 days or more']) {
    (await chips()).getByText(words);
  }
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('12 of 1,730'));
});

test('BIL-01 the ageing filter offers both buckets in the words of the specification', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Ageing/, expanded: false }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['less than 30 days old', '30 days or more']),
  );
  await opened.user.click(screen.getByRole('option', { name: 'less than 30 days old' }));
  await waitFor(() => expect(opened.address()).toBe('/invoice?ageing=lte29'));
  expect(lastRows(opened)).toMatchObject({ ageing: 'lte29' });
  await (await chips()).findByText('less than 30 days old');
});

test('several statuses are chosen, and removed with their chip', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Status/, expanded: false }));
  await opened.user.click(screen.getByRole('option', { name: 'Overpaid' }));
  await opened.user.click(screen.getByRole('option', { name: 'Void' }));
  await waitFor(() => expect(opened.address()).toBe('/invoice?status=paid_overpaid&status=voided'));
  await opened.user.click(await (await chips()).findByRole('button', { name: /Status/ }));
  await waitFor(() => expect(opened.address()).toBe('/invoice'));
});

test('a customer is chosen by name', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Customer/, expanded: false }));
  await opened.user.click(await screen.findByRole('option', { name: /Calder Valley Housing/ }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ customer: calder.id }));
});

test('a page shows 50, 100, 250 or 500 invoices', async () => {
  const opened = await open(undefined, '/invoice?size=250');
  expect(lastRows(opened)).toMatchObject({ first: 250 });
  const sizes = screen.getByRole('combobox', { name: /Rows per page/ });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['50', '100', '250', '500']);
});

test('an empty list names its filters, and offers the removal that helps', async () => {
  const opened = await open(connection([]), '/invoice?status=paid&ageing=gte30');
  screen.getByText('No records.');
  const counted = () => countRequests(opened);
  await waitFor(() =>
    expect(counted()).toEqual([
      expect.objectContaining({ status: ['paid'], ageing: 'gte30', filtered: true, total: true }),
      expect.objectContaining({ status: null, ageing: 'gte30', filtered: true, total: false }),
      expect.objectContaining({ status: ['paid'], ageing: null, filtered: true, total: false }),
    ]),
  );
  await screen.findByText(/^Remove Status: Paid$/);
});

test('while other rows load, the old ones stay; a failure is shown by the error boundary of the route', async () => {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const invoices = async ({ ageing }: { ageing?: string | null }) => {
    if (!ageing) return { ...connection([invoice(40187)]), totalCount: 1730, filter: null, sums };
    await waiting;
    throw new Error('The database is away.');
  };
  const { user } = await renderScreen({ remote, routes, at: '/invoice', data: { invoices } });
  await user.click(screen.getByRole('button', { name: /^Ageing/, expanded: false }));
  await user.click(screen.getByRole('option', { name: '30 days or more' }));
  await screen.findByText('Loading invoices');
  table().getByText('INV-40187');
  arrive();
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
});

test('invoices with money to be refunded or credited are found by a filter', async () => {
  const opened = await open(connection([paid(40187)]), '/invoice?toBeRefunded=1');
  expect(lastRows(opened)).toMatchObject({ toBeRefunded: true });
  within(await screen.findByRole('list', { name: 'Active filters' })).getByText(/To be refunded or credited/);
});
