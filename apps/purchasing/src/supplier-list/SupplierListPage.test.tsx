import { connection, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { albion, whitfield } from '../testing/purchasingData.ts';
import { bankChange } from '../testing/supplierData.ts';

function open(page: object = connection([albion, whitfield]), at = '/supplier') {
  const suppliers = (args: object) => (Object.keys(args).length === 0 ? { totalCount: 38 } : page);
  return renderScreen({ remote, routes, at, data: { suppliers } });
}

const table = () => within(screen.getByRole('table', { name: 'Suppliers' }));

test('suppliers are listed by name, with reference and primary contact', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({ first: 50, order: [{ name: 'ASC' }], name: null });
  const [, first, second] = table().getAllByRole('row');
  within(first as HTMLElement).getByText('Albion Suites');
  for (const words of [
    'Whitfield Training',
    'SU-4001',
    'Hannah Whitfield',
    'hannah@whitfield.example',
    '07700 900123',
  ]) {
    within(second as HTMLElement).getByText(words);
  }
});

test('a supplier without a contact has dashes', async () => {
  await open(connection([albion]));
  const [, row] = table().getAllByRole('row');
  expect(row?.textContent).toBe(`${albion.name}${albion.reference}––––`);
});

test('suppliers are sorted by reference when the URL says so', async () => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: /^Reference/ }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ order: [{ reference: 'ASC' }] }));
});

test('the list searches for a name while it is typed', async () => {
  const opened = await open();
  await opened.user.type(screen.getByRole('searchbox'), 'whit');
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ name: 'whit' }));
  expect(opened.address()).toBe('/supplier?q=whit');
});

test('PUR-01 the list finds suppliers whose new bank details wait, marks them, and offers a new supplier', async () => {
  const waiting = { ...whitfield, pendingBankChange: bankChange() };
  const opened = await open(connection([waiting]), '/supplier?bankChangeWaits=1');
  expect(lastRows(opened)).toMatchObject({ bankChangeWaits: true });
  table().getByText('Pending');
  expect(table().getByRole('link', { name: whitfield.name }).getAttribute('href')).toMatch(/^\/supplier\/0/);
  expect(screen.getByRole('link', { name: 'New supplier' }).getAttribute('href')).toBe('/supplier/create');
});

test('an empty list names the text of the search', async () => {
  await open(connection([]), '/supplier?q=nobody');
  screen.getByText('No records.');
  screen.getByText('Remove Name: nobody');
});
