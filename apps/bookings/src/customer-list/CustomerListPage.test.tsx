import { connection, idOf, lastRows, listRequests, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { customer } from '../testing/customerData.ts';

interface CustomersArguments {
  search?: string;
  type_list?: readonly string[];
}

/** Opens the list with the rows of `page`. The count query answers 38 with filters and 1,204 without. */
function open(page: unknown = connection([customer(3001)]), at = '/customer') {
  const customers = (args: CustomersArguments) => {
    if (Object.keys(args).length === 0) return { totalCount: 1204 };
    return typeof page === 'function' ? page(args) : { ...Object(page), totalCount: 38 };
  };
  return renderScreen({ remote, routes, at, data: { customers } });
}

const table = () => within(screen.getByRole('table', { name: 'Customers' }));

test('BKG-10 the list opens on all customers by name', async () => {
  const opened = await open();
  expect(lastRows(opened)).toEqual({ first: 50, order: [{ name: 'ASC' }], search: null, type: null });
  expect(table().getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('BKG-10 a row shows reference, name, type, place and terms, and leads to the customer', async () => {
  await open();
  const [, row] = table().getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  expect(within(row).getByRole('link', { name: 'CU-3001' }).getAttribute('href')).toBe(
    `/customer/${idOf('', 3001).slice(1)}`,
  );
  for (const words of ['Calder Valley Housing', 'Charity', 'Halifax HX1 1UJ', 'Bank transfer', '30 days'])
    within(row).getByText(words);
});

test('a missing detail of a customer is a dash', async () => {
  await open(connection([customer(3001, { type: null, billingAddress: null, preferredPaymentMethod: null })]));
  const [, row] = table().getAllByRole('row');
  expect(row?.textContent).toBe('CU-3001Calder Valley Housing–––30 days');
});

test('NAV-05 text and types in the URL filter the list and are shown as chips, and Clear removes both', async () => {
  const opened = await open(undefined, '/customer?q=calder&type=private&type=charity&order=-paymentTermDays');
  expect(lastRows(opened)).toMatchObject({
    search: 'calder',
    type: ['charity', 'private'],
    order: [{ paymentTermDays: 'DESC' }],
  });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  chips.getByText('Charity, Private');
  await opened.user.click(screen.getByRole('button', { name: 'Remove Text: calder' }));
  await waitFor(() => expect(opened.address()).toBe('/customer?type=charity&type=private&order=-paymentTermDays'));
  await opened.user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(opened.address()).toBe('/customer?order=-paymentTermDays');
});

test('an organisation type is chosen, and the list follows', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Type Any/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Limited liability partnership' }));
  expect(opened.address()).toBe('/customer?type=limited_liability_partnership');
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ type: ['limited_liability_partnership'] }));
});

test('NAV-08 the rows come first, then "38 of 1,204"; next page and sizes', async () => {
  const opened = await open(connection([customer(3001), customer(3002)], { hasNextPage: true }), '/customer?q=a');
  await screen.findByText('of 1,204', { exact: false });
  expect(listRequests(opened).map(({ of }) => of)).toEqual(['rows', 'counts']);
  await opened.user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(opened.address()).toBe('/customer?q=a&after=cursor-2&from=3');
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '250');
  expect(opened.address()).toBe('/customer?q=a&size=250');
});

test('a click on a column header sorts the list by the column', async () => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: 'Organisation type' }));
  expect(opened.address()).toBe('/customer?order=type');
  expect(lastRows(opened)?.order).toEqual([{ type: 'ASC' }]);
});

test('NAV-10 an empty list says "No records." and names the filter', async () => {
  const page = ({ search }: CustomersArguments) => ({ ...connection([]), totalCount: search ? 0 : 4 });
  const opened = await open(page, '/customer?q=zebra');
  screen.getByText('No records.');
  await screen.findByText(/No customer was found with text “zebra”/);
  const removals = screen.getAllByRole('button', { name: 'Remove Text: zebra' });
  await opened.user.click(removals.at(-1) ?? document.body);
  await waitFor(() => expect(opened.address()).toBe('/customer'));
});

test('NAV-10 when several filters hide all rows, the list offers to remove the filter that helps', async () => {
  const page = ({ search }: CustomersArguments) => ({ ...connection([]), totalCount: search ? 0 : 4 });
  const opened = await open(page, '/customer?q=zebra&type=charity');
  await screen.findByText(/there are 4 customers/);
  const removals = await screen.findAllByRole('button', { name: 'Remove Text: zebra' });
  await opened.user.click(removals.at(-1) ?? document.body);
  await waitFor(() => expect(opened.address()).toBe('/customer?type=charity'));
});

test('NAV-10 a failure to read the customers is shown by the error boundary of the route', async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

test('BKG-10 a new customer is created from the list, and opens', async () => {
  const created = { __typename: 'Customer', id: idOf('customers', 9), name: 'Zed Brothers', reference: 'CU-9' };
  const opened = await renderScreen({
    remote,
    routes,
    at: '/customer',
    data: {
      customers: () => connection([]),
      customer: () => customer(3001),
      createCustomer: () => ({ customer: created }),
    },
  });
  await opened.user.click(screen.getByRole('button', { name: 'New customer' }));
  await opened.user.type(screen.getByRole('textbox', { name: /^Company name/ }), 'Zed Brothers');
  await opened.user.click(screen.getByRole('button', { name: 'Create customer' }));
  await waitFor(() => expect(opened.address()).toBe(`/customer/${idOf('', 9).slice(1)}`));
});
