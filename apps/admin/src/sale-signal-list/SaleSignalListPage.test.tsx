import { connection, idOf, lastRequest, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { grace, saleSignal, tom } from '../testing/adminData.ts';

/** Opens the list with the rows of `page`. The count query answers 12 with filters and 150 without. */
function open(page: unknown = connection([saleSignal(1), saleSignal(2)]), at = '/sale-signal') {
  const salesSignals = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 150 };
    return typeof page === 'function' ? page(args) : { ...Object(page), totalCount: 12 };
  };
  return renderScreen({ remote, routes, at, data: { salesSignals, users: connection([grace, tom]), user: tom } });
}

const table = () => within(screen.getByRole('table', { name: 'Sale signals' }));
const chips = async () => within(await screen.findByRole('list', { name: 'Active filters' }));

test('ADM-03 the list opens on the newest 50 of all signals', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 50,
    order: [{ createdAt: 'DESC' }],
    intentType: null,
    priority: null,
    assignedTo: null,
  });
  expect(
    table()
      .getByRole('columnheader', { name: /Created/ })
      .getAttribute('aria-sort'),
  ).toBe('descending');
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500']);
  await screen.findByText('150');
});

test('ADM-03 the columns are in the order of the specification', async () => {
  await open(connection([saleSignal(1), saleSignal(2, { assignedTo: null })]));
  expect(
    table()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Description', 'Contact', 'Intent', 'Priority', 'Confidence score', 'Status', 'Created', 'Assigned']);
  const [, first, second] = table().getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  const cells = within(first);
  expect(cells.getByRole('link', { name: /^Asks for a second/ }).getAttribute('href')).toBe(
    `/sale-signal/${idOf('', 1).slice(1)}`,
  );
  for (const words of ['Amelia Hughes', 'Expansion opportunity', 'High', '87%', 'New', '16 Nov 2026', 'Tom Ellery']) {
    cells.getByText(words);
  }
  within(second).getByText('–');
});

test('ADM-03 the query uses the intent, priority and account manager in the URL', async () => {
  const opened = await open(
    undefined,
    `/sale-signal?intent=referral&intent=budget_timing&priority=high&assignedTo=${tom.id.slice(6)}`,
  );
  expect(lastRows(opened)).toMatchObject({
    intentType: ['budget_timing', 'referral'],
    priority: ['high'],
    assignedTo: tom.id,
  });
  for (const words of ['Budget timing, Referral', 'High', 'Tom Ellery']) (await chips()).getByText(words);
  await screen.findByText('of 150', { exact: false });
  await opened.user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(opened.address()).toBe('/sale-signal');
});

test('ADM-03 several intents are chosen by keyboard, and the account manager is picked from the users', async () => {
  const opened = await open();
  screen.getByRole('button', { name: /^Intent Any/ }).focus();
  await opened.user.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}');
  await waitFor(() =>
    expect(opened.address()).toBe('/sale-signal?intent=expansion_opportunity&intent=interest_in_course'),
  );
  await opened.user.click(screen.getByRole('button', { name: /^Assigned to Any/ }));
  await opened.user.click(await screen.findByRole('option', { name: 'Tom Ellery' }));
  expect(lastRequest(opened, 'usersSearchQuery')).toEqual({ search: null, role: 'ROLE_ACCOUNT_MANAGER' });
  await waitFor(() => expect(lastRows(opened)?.assignedTo).toBe(tom.id));
  expect(opened.address()).toContain(`assignedTo=${tom.id.slice(6)}`);
});

test('ADM-03 a click on a column header sorts by the column, the highest priority and confidence first', async () => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: 'Priority' }));
  expect(opened.address()).toBe('/sale-signal?order=-priority');
  await opened.user.click(table().getByRole('button', { name: 'Confidence score' }));
  await waitFor(() => expect(lastRows(opened)?.order).toEqual([{ confidenceScore: 'DESC' }]));
});

test('NAV-08 the next page starts after the last row', async () => {
  const opened = await open(connection([saleSignal(1), saleSignal(2)], { hasNextPage: true }));
  await opened.user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(opened.address()).toBe('/sale-signal?after=cursor-2&from=3');
  expect(lastRows(opened)).toMatchObject({ first: 50, after: 'cursor-2' });
});

test('NAV-10 an empty list names the filters, and offers the removal that shows the fewest rows', async () => {
  const page = ({ priority_list }: { priority_list?: object }) => ({
    ...connection([]),
    totalCount: priority_list ? 9 : 4,
  });
  const opened = await open(page, '/sale-signal?intent=unclear&priority=low');
  screen.getByText('No records.');
  await screen.findByText(/No sale signal was found with intent “Unclear” and priority “Low”\./);
  await screen.findByText(/Without priority “Low” there are 4 sale signals\./);
  const removals = screen.getAllByRole('button', { name: 'Remove Priority: Low' });
  await opened.user.click(removals.at(-1) ?? document.body);
  expect(opened.address()).toBe('/sale-signal?intent=unclear');
});

test('NAV-10 a failure to read the signals is shown by the error boundary of the route', async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});
