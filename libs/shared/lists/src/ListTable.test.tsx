import { columnsOf } from '@console/design-system/table';
import { renderPiece } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ListFrame } from './ListFrame.tsx';
import { ListTable } from './ListTable.tsx';
import { testFilter, testList } from './testing.ts';
import type { ListOnScreen } from './useList.ts';
import { referenceOf, useListTable } from './useListTable.ts';

interface Customer {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly city: string | null;
  readonly owed: { readonly amount: number };
}

const { record, text, money } = columnsOf<Customer>();
const columns = [
  record('reference', 'Reference', ({ id }) => `/customer/${id}`),
  text('name', 'Name', ({ name }) => name),
  text('city', 'City', ({ city }) => city),
  money('owed', 'Owed', ({ owed }) => owed),
];

const customer = (number: number): Customer => ({
  id: String(number),
  reference: `CU-${number}`,
  name: `Customer ${number}`,
  city: null,
  owed: { amount: 1050 },
});

const rows = {
  edges: [{ node: customer(1) }, { node: customer(2) }],
  pageInfo: { startCursor: 's', endCursor: 'e', hasNextPage: true, hasPreviousPage: true },
};
const useRow = (row: Customer) => row;

const noRows = { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };

function List({ list, empty = false }: { readonly list: ListOnScreen; readonly empty?: boolean }) {
  const table = useListTable(list, { rows: empty ? noRows : rows, columns, useRow, nameOf: referenceOf });
  return (
    <ListFrame title="Customers" list={list} table={table} noun={list.list.noun}>
      <ListTable list={list} table={table} empty="Nothing" />
    </ListFrame>
  );
}

const open = (more: Partial<ListOnScreen> = {}) => renderPiece(<List list={testList(more)} />);

test('the table has the name of its records; a missing value is a dash', async () => {
  await open();
  const [, first] = within(screen.getByRole('table', { name: 'Customers' })).getAllByRole('row');
  expect(first?.textContent).toBe('CU-1Customer 1–£10.50');
});

test('a column sorts by its id where the list has such a sort, and others do not', async () => {
  const set = vi.fn();
  const { user } = await open({ set });
  expect(screen.queryByRole('button', { name: 'City' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(set).toHaveBeenLastCalledWith({ order: { field: 'name', direction: 'desc' } });
});

test('NAV-08 the pager shows the place of its page and leads to other pages', async () => {
  const set = vi.fn();
  const displayed = { ...testList().displayed, cursor: { side: 'after', cursor: 'a', from: 51 } } as const;
  const { user } = await open({ set, displayed, state: displayed, matching: 120 });
  screen.getByText('51–52 of 120');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(set).toHaveBeenLastCalledWith({ cursor: { side: 'after', cursor: 'e', from: 53 } });
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(set).toHaveBeenLastCalledWith({ cursor: null });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  expect(set).toHaveBeenLastCalledWith({ size: 100 });
});

test('when the last row of a page is deleted, the page before it opens, without a word about an empty list', async () => {
  const leavePage = vi.fn();
  const displayed = { ...testList().displayed, cursor: { side: 'after', cursor: 'a', from: 51 } } as const;
  const { show } = await open({ leavePage, displayed, state: displayed });
  expect(leavePage).not.toHaveBeenCalled();
  show(<List list={testList({ leavePage, displayed, state: displayed })} empty />);
  expect(leavePage).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.queryByText('Nothing')).toBeNull();
  show(<List list={testList()} empty />);
  screen.getByText('Nothing');
});

test('the count has its noun, and the total beside it while filters are active', async () => {
  const { show } = await open({ matching: 1, all: 1 });
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('1 customer');
  show(<List list={testList({ matching: 38, all: 1204, applied: [testFilter('text', 'zebra')] })} />);
  expect(status()).toBe('38 of 1,204');
  show(<List list={testList({ pending: true })} />);
  expect(status()).toBe('Loading customers');
});

test('while rows are selected, their number stands over the filters, and their references can be copied; another page starts without a selection', async () => {
  const list = testList({ matching: 2, all: 2 });
  const { user, show } = await renderPiece(<List list={list} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await screen.findByText('2 selected');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select CU-2' }));
  await user.click(screen.getByRole('button', { name: 'Copy references' }));
  expect(await navigator.clipboard.readText()).toBe('CU-1');
  show(<List list={testList({ ...list, displayed: { ...list.displayed } })} />);
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('references that the browser does not copy are said not to be copied', async () => {
  const { user } = await renderPiece(<List list={testList({ matching: 2, all: 2 })} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select CU-1' }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  await user.click(screen.getByRole('button', { name: 'Copy references' }));
  await screen.findByText('The browser did not allow copying. Select the text and press Ctrl C.');
});

test('chips stand above the rows only while filters are active, and stay while rows are selected', async () => {
  const { user, show } = await open({ matching: 2, all: 2 });
  const chips = () => screen.queryByRole('list', { name: 'Active filters' })?.textContent;
  expect(chips()).toBeUndefined();
  show(<List list={testList({ matching: 2, all: 9, applied: [testFilter('text', 'zebra')] })} />);
  expect(chips()).toBe('Text:zebraClear');
  await user.click(screen.getByRole('checkbox', { name: 'Select CU-1' }));
  await screen.findByText('1 selected');
  expect(chips()).toBe('Text:zebraClear');
  screen.getByText((_, element) => element?.role === 'status' && element.textContent === '2 of 9');
});

test('the selection is cleared by its button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select CU-1' }));
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByText('1 selected')).toBeNull();
});
