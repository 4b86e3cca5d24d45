import { connection, countRequests, lastRequest, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { pounds } from '../testing/billingData.ts';
import { amounts, debtor } from '../testing/debtorData.ts';

const sums = amounts({ not_due: 5000, days_1: 300, days_30: 2000.25, days_60: 0, days_90: 96 }, -320);

function open(at = '/debtor', rows: object[] = [debtor(1)], more: object = {}) {
  const debtors = ({ age }: { age?: string | null }) => ({
    ...connection(rows),
    totalCount: age ? 3 : 41,
    sums: age ? amounts({ [age]: 96 }) : sums,
  });
  return renderScreen({ remote, routes, at, data: { debtors, invoices: connection([]), ...more } });
}

const table = () => within(screen.getByRole('table', { name: 'Customers' }));
const chart = () => within(screen.getByRole('group', { name: 'Owed by age' }));
const heads = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('BIL-07 the list opens as at today by due date, with who owes most first', async () => {
  const opened = await open();
  expect(lastRows(opened)).toEqual({
    ...{ first: 50, order: [{ balance: 'DESC' }], asAt: null, by: 'due_date' },
    ...{ search: null, age: null, account: null },
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('41 customers · as at today'));
  expect(heads()).toEqual([
    ...['', 'Customer', 'Ages', 'Not due', '1–29 days', '30–59 days', '60–89 days', '90 days and more'],
    ...['On account', 'Balance', 'Oldest invoice', 'Statement', 'Reminder'],
  ]);
});

test('BIL-07 a row shows what is owed of each age, the credit, the balance and the oldest invoice', async () => {
  await open();
  const [, row] = table().getAllByRole('row');
  const words = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(words).toEqual([
    ...['', 'Calder Valley Housing', '', '£1,200.00', '–', '£640.50', '–', '£96.00'],
    ...['-£120.00', '£1,816.50', 'INV-40187', 'Statement', '16 Nov 2026'],
  ]);
});

test('BIL-07 the chart says what is owed of each age, and a press on one shows who owes of it', async () => {
  const opened = await open();
  await chart().findByRole('button', { name: 'Not due £5,000.00' });
  chart().getByRole('button', { name: '30–59 days £2,000.25' });
  expect(chart().getByRole('table', { hidden: true }).textContent).toContain('90 days and more£96.00');
  await opened.user.click(chart().getByRole('button', { name: /^90 days and more/ }));
  await waitFor(() => expect(opened.address()).toBe('/debtor?age=days_90'));
  expect(lastRows(opened)).toMatchObject({ age: 'days_90' });
  expect(countRequests(opened).at(-1)).toMatchObject({ age: 'days_90', filtered: true });
  const pressed = chart().getByRole('button', { pressed: true });
  expect(pressed.textContent).toBe('90 days and more£96.00');
  chart().getByRole('button', { name: 'Not due £5,000.00' });
  await opened.user.click(pressed);
  await waitFor(() => expect(opened.address()).toBe('/debtor'));
});

test('the sums are those of the whole list: owed, on account and balance', async () => {
  await open();
  await screen.findByText('£7,396.25');
  const sumOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([sumOf('Owed'), sumOf('On account'), sumOf('Balance')]).toEqual(['£7,396.25', '-£320.00', '£7,076.25']);
});

test('BIL-07 by document date nothing is not due, and the first age begins at 0 days', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('radio', { name: 'By document date' }));
  await waitFor(() => expect(opened.address()).toBe('/debtor?by=document_date'));
  expect(lastRows(opened)).toMatchObject({ by: 'document_date' });
  await chart().findByRole('button', { name: /^0–29 days/ });
  expect(heads()).not.toContain('Not due');
  expect(chart().queryByRole('button', { name: /^Not due/ })).toBeNull();
});

test('BIL-07 a day of the past is typed, kept in the URL, and said beside the count', async () => {
  const opened = await open();
  const field = screen.getByRole('combobox', { name: 'As at' });
  await opened.user.clear(field);
  await opened.user.type(field, '30/9/2026{Enter}');
  await waitFor(() => expect(opened.address()).toBe('/debtor?asAt=2026-09-30'));
  expect(lastRows(opened)).toMatchObject({ asAt: '2026-09-30' });
  await screen.findByText(/as at 30 Sep 2026/);
});

test.each(['2099-01-01', '2026-02-30', 'soon'])(
  'a wrong day in the URL (%s) shows today, and a sentence says so',
  async (day) => {
    const opened = await open(`/debtor?asAt=${day}`);
    expect(lastRows(opened)).toMatchObject({ asAt: null });
    screen.getByText(`“${day}” is no day up to today. The list shows what is owed today.`);
  },
);

test('an age that the date does not have is ignored', async () => {
  const opened = await open('/debtor?by=document_date&age=not_due');
  expect(lastRows(opened)).toMatchObject({ by: 'document_date', age: null });
});

test('customers are found by name and by their credit; without any the advice names the filters', async () => {
  const opened = await open('/debtor?q=calder&account=credit', []);
  expect(lastRows(opened)).toMatchObject({ search: 'calder', account: 'credit' });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  chips.getByText('Has credit');
  await screen.findByText(/^No customer was found with text “calder” and account “Has credit”/);
});

test('nobody owes anything: the list says so', async () => {
  await open('/debtor', []);
  await screen.findByText('There are no customers yet.');
});

test.each([
  ['Customer', 'customer_name', 'ASC'],
  ['30–59 days', 'days_30', 'DESC'],
  ['On account', 'credit', 'ASC'],
  ['Oldest invoice', 'oldest', 'ASC'],
])('a press on %s orders by %s', async (header, field, direction) => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: new RegExp(`^${header}`) }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ order: [{ [field]: direction }] }));
});

test('a customer with credit only has no oldest invoice', async () => {
  await open('/debtor?account=credit', [debtor(1, { ...amounts({}, -50), oldestInvoice: null })]);
  const [, row] = table().getAllByRole('row');
  expect(row?.textContent).toContain(`-£50.00-${pounds(50).formatted}.00–`);
});

test('BIL-07 the balance leads to the unpaid invoices of the customer; without any, to all of them', async () => {
  await open('/debtor', [debtor(1), debtor(2, { ...amounts({}, -50), oldestInvoice: null })]);
  const to = table()
    .getAllByRole('link', { name: /^-?£/ })
    .map((link) => link.getAttribute('href'));
  const ulid = (number: number) => debtor(number).customer.id.split('/')[1];
  expect(to).toEqual([
    `/invoice?customer=${ulid(1)}&status=confirmed&status=paid_partial&type=invoice&type=other`,
    `/invoice?customer=${ulid(2)}`,
  ]);
});

test('BIL-07 a statement has the month before and this one unless other days are chosen, and is downloaded', async () => {
  const asked = vi.fn((_args: object) => ({
    path: 'downloads/customerStatement?signed',
    expiresAt: '2026-11-18T10:01:00Z',
  }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const opened = await open('/debtor', [debtor(1)], { customerStatementDownload: asked });
  await opened.user.click(screen.getByRole('button', { name: 'Statement of Calder Valley Housing' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Statement' }));
  const first = dialog.getByRole('combobox', { name: 'From' });
  expect(first).toHaveProperty('value', '1 Oct 2026');
  expect(dialog.getByRole('combobox', { name: 'To' })).toHaveProperty('value', '11 Nov 2026');
  await opened.user.clear(first);
  await opened.user.type(first, '1/1/2026');
  await opened.user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  const input = { customer: debtor(1).customer.id, from: '2026-01-01', to: '2026-11-11' };
  expect(lastRequest(opened, 'StatementDialogQuery')).toEqual(input);
  clicked.mockRestore();
});
