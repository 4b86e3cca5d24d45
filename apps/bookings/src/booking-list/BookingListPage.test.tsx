import { bookingsOfBrandLink } from '@console/bookings-contracts';
import { connection, idOf, lastRequest, lastRows, listRequests, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, caldervalley, hallam, pounds, priya, tom } from '../testing/bookingData.ts';
import { bookingsOfContact } from './bookingList.ts';

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-18T11:00:00Z'));
});

interface BookingsArguments {
  bookedAt?: object;
  search?: string;
  status_list?: readonly string[];
}

/** Opens the list with the rows of `page`. The count query answers 38 with filters and 1,204 without. */
function open(page: unknown = connection([booking(10482)]), at = '/booking', more: object = {}) {
  const bookings = (args: BookingsArguments) => {
    if (Object.keys(args).length === 0) return { totalCount: 1204 };
    return typeof page === 'function' ? page(args) : { ...Object(page), totalCount: 38 };
  };
  return renderScreen({
    remote,
    routes,
    at,
    data: {
      bookings,
      users: connection([priya, tom]),
      customers: connection([caldervalley, hallam]),
      customer: hallam,
      ...more,
    },
  });
}

const table = () => within(screen.getByRole('table', { name: 'Bookings' }));
const chips = async () => within(await screen.findByRole('list', { name: 'Active filters' }));

test('BKG-01 the list opens on this month, the latest booked first', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 50,
    order: [{ bookedAt: 'DESC' }],
    bookedAt: [{ after: '2026-11-01T00:00:00.000Z', strictly_before: '2026-12-01T00:00:00.000Z' }],
    customer: null,
    status: null,
  });
  (await chips()).getByText('November 2026');
  expect(
    table()
      .getByRole('columnheader', { name: /Booked/ })
      .getAttribute('aria-sort'),
  ).toBe('descending');
});

test('BKG-01 a row shows reference, title, customer, status, dates, manager and prices', async () => {
  await open(connection([booking(10482), booking(10473, { status: 'canceled', netPrice: pounds(0) })]));
  const [, row] = table().getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  const cells = within(row);
  expect(cells.getByRole('link', { name: 'BK-10482' }).getAttribute('href')).toBe(
    `/booking/${idOf('', 10482).slice(1)}`,
  );
  for (const words of ['Calder Valley Housing', 'Confirmed', '16 Nov 2026', 'Priya Nair', '£3,960.00', '£4,752.00']) {
    cells.getByText(words);
  }
  table().getByText('Canceled');
});

test('BKG-01 the query uses the days, customer, status and account manager in the URL', async () => {
  const opened = await open(
    undefined,
    `/booking?startDate=2026-10-01&customer=${hallam.id.slice(10)}&status=on_hold&accountManager=${tom.id.slice(6)}&q=fire`,
  );
  expect(lastRows(opened)).toMatchObject({
    bookedAt: [{ after: '2026-10-01T00:00:00.000Z', strictly_before: '2026-11-01T00:00:00.000Z' }],
    customer: hallam.id,
    status: ['on_hold'],
    accountManager: [tom.id],
    search: 'fire',
  });
  for (const words of ['fire', 'October 2026', 'Hallam Engineering plc', 'On hold', 'Tom Ellery']) {
    (await chips()).getByText(words);
  }
});

test('a chip names up to three chosen values, and counts the others', async () => {
  await open(undefined, '/booking?status=draft&status=confirmed&status=on_hold');
  (await chips()).getByText('Draft, Confirmed, On hold');
  await open(undefined, '/booking?status=draft&status=confirmed&status=on_hold&status=canceled');
  screen.getByText('Draft + 3');
});

test('BKG-01 a customer is found by name and becomes a filter', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Customer Any/ }));
  await opened.user.click(await screen.findByRole('option', { name: /Hallam/ }));
  expect(opened.address()).toBe(`/booking?customer=${hallam.id.slice(10)}`);
  expect(lastRequest(opened, 'customersSearchQuery')).toEqual({ search: null });
});

test('BKG-01 account managers are chosen by keyboard as soon as their names have arrived', async () => {
  const opened = await open();
  screen.getByRole('button', { name: /^Account manager Any/ }).focus();
  await opened.user.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Tom Ellery' });
  await opened.user.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}');
  await waitFor(() => expect(opened.address()).toBe(`/booking?accountManager=${tom.id.slice(6)}`));
  expect(document.activeElement?.textContent).toContain('Account manager');
});

test('NAV-05 a chip removes its filter, and Clear removes all filters', async () => {
  const opened = await open(undefined, '/booking?status=draft&size=100');
  await opened.user.click(screen.getByRole('button', { name: 'Remove Status: Draft' }));
  expect(opened.address()).toBe('/booking?size=100');
  await opened.user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(opened.address()).toBe('/booking?period=any&size=100');
  expect(lastRows(opened)?.bookedAt).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'November 2026' })).toBeNull());
});

test('NAV-05 the arrows change the month, and the current month is not written into the URL', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(opened.address()).toBe('/booking?startDate=2026-10-01');
  await opened.user.click(screen.getByRole('button', { name: 'Today' }));
  expect(opened.address()).toBe('/booking');
});

test('NAV-05 with invalid values in the URL the list uses its defaults', async () => {
  const opened = await open(undefined, '/booking?status=lost&size=7&period=never&order=password&customer=1');
  expect(lastRows(opened)).toMatchObject({ first: 50, status: null, customer: null, order: [{ bookedAt: 'DESC' }] });
});

test('NAV-08 the rows come first, then "38 of 1,204"', async () => {
  const opened = await open();
  await screen.findByText('of 1,204', { exact: false });
  expect(listRequests(opened).map(({ of }) => of)).toEqual(['rows', 'counts']);
});

test('NAV-08 next and previous page, sizes 50 to 500', async () => {
  const page = connection([booking(10482), booking(10481)], { hasNextPage: true });
  const opened = await open(page);
  await opened.user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(opened.address()).toBe('/booking?after=cursor-2&from=3');
  expect(lastRows(opened)).toMatchObject({ first: 50, after: 'cursor-2' });
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['50', '100', '250', '500']);
  await opened.user.selectOptions(sizes, '250');
  expect(opened.address()).toBe('/booking?size=250');
});

test('a click on a column header sorts the list by the column, amounts and dates in descending order', async () => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: 'Net price' }));
  expect(opened.address()).toBe('/booking?order=-netPrice');
  await opened.user.click(table().getByRole('button', { name: 'Customer' }));
  expect(lastRows(opened)?.order).toEqual([{ customer_name: 'ASC' }]);
});

test('NAV-10 an empty list says "No records.", names the filters, and offers the removal that helps', async () => {
  const page = ({ status_list }: BookingsArguments) => ({ ...connection([]), totalCount: status_list ? 0 : 4 });
  const opened = await open(page, `/booking?status=on_hold&customer=${hallam.id.slice(10)}`);
  screen.getByText('No records.');
  await screen.findByText(
    /^No booking was found with customer “Hallam Engineering plc” and status “On hold”, booked in November 2026\./,
  );
  await screen.findByText(/Without status “On hold” there are 4 bookings\./);
  const removals = screen.getAllByRole('button', { name: 'Remove Status: On hold' });
  await opened.user.click(removals.at(-1) ?? document.body);
  expect(opened.address()).toBe(`/booking?customer=${hallam.id.slice(10)}`);
});

test('NAV-10 an empty list offers to remove the default period, and says how many bookings that would show', async () => {
  const page = ({ bookedAt, search }: BookingsArguments) => ({
    ...connection([]),
    totalCount: bookedAt ? (search ? 0 : 38) : 59,
  });
  const opened = await open(page, '/booking?q=managing+saf');
  await screen.findByText(/^No booking was found with text “managing saf”, booked in November 2026\./);
  await screen.findByText(/Without the period November 2026 there are 59 bookings\./);
  const removals = screen.getAllByRole('button', { name: 'Remove Booked: November 2026' });
  await opened.user.click(removals.at(-1) ?? document.body);
  expect(opened.address()).toBe('/booking?q=managing+saf&period=any');
});

test('NAV-10 a failure to read the bookings is shown by the error boundary of the route', async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

test('NAV-10 while other rows load, the old ones stay and the count shows that they load', async () => {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const opened = await open(async ({ status_list }: BookingsArguments) => {
    if (status_list) await waiting;
    return { ...connection([booking(status_list ? 10400 : 10482)]), totalCount: 1 };
  });
  await opened.user.click(screen.getByRole('button', { name: /^Status Any/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Draft' }));
  await screen.findByText('Loading bookings');
  table().getByText('BK-10482');
  arrive();
  await waitFor(() => table().getByText('BK-10400'));
  expect(screen.queryByText('Loading bookings')).toBeNull();
});

test('the references of selected bookings are copied to the clipboard; another page starts without a selection', async () => {
  const opened = await open(connection([booking(10482), booking(10481)], { hasNextPage: true }));
  await opened.user.click(screen.getByRole('checkbox', { name: /BK-10482/ }));
  await screen.findByText('1 selected');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect((await chips()).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  await opened.user.click(screen.getByRole('checkbox', { name: /BK-10481/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Copy references' }));
  expect(await navigator.clipboard.readText()).toBe('BK-10482\nBK-10481');
  await opened.user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('the choice of columns is remembered', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: 'Columns' }));
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Brand' }));
  table().getByText('Meridian Leadership');
  opened.unmount();
  await open();
  table().getByText('Meridian Leadership');
});

test('bookings with money to be refunded or credited are found by a filter behind More, which the URL holds as 1 or 0', async () => {
  const opened = await open(connection([booking(10482)]), '/booking?period=any&toBeRefunded=1');
  expect(lastRows(opened)).toMatchObject({ toBeRefunded: true, bookedAt: null });
  (await chips()).getByText('Yes');
  (await chips()).getByText(/To be refunded or credited/);
  await screen.findByText(/of 1,204/);
  await opened.user.click(screen.getByRole('button', { name: 'More 1' }));
  const more = within(screen.getByRole('dialog', { name: 'More filters' }));
  more.getByRole('button', { name: /^Brand/ });
  await opened.user.click(more.getByRole('button', { name: /^To be refunded or credited/ }));
  await opened.user.click(screen.getByRole('option', { name: 'No' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ toBeRefunded: false }));
  expect(opened.address()).toContain('toBeRefunded=0');
});

test('without a period its controls keep their place, and Today chooses this month', async () => {
  const opened = await open(undefined, '/booking?period=any');
  screen.getByRole('button', { name: /^Period Any date/ });
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
  await opened.user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(opened.address()).toBe('/booking'));
  screen.getByRole('button', { name: /^Period Month/ });
});

test('any date is chosen in front, before the days, and the focus stays there', async () => {
  const opened = await open();
  const unit = screen.getByRole('button', { name: /^Period Month/ });
  const next = screen.getByRole('button', { name: 'Next month' });
  const status = screen.getByRole('button', { name: /^Status Any/ });
  expect(unit.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(next.compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await opened.user.click(unit);
  await opened.user.click(screen.getByRole('option', { name: 'Any date' }));
  await waitFor(() => expect(opened.address()).toBe('/booking?period=any'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Period Any date/ }));
});

test('with money to be refunded or credited its column is in view, until the user hides it', async () => {
  const header = () => table().queryByRole('columnheader', { name: /To refund or credit/ });
  const box = () => screen.findByRole('checkbox', { name: 'To refund or credit' });
  const page = connection([booking(10482)]);
  const opened = await open(page, '/booking?period=any');
  expect(header()).toBeNull();
  opened.unmount();
  const filtered = await open(page, '/booking?period=any&toBeRefunded=1');
  expect(header()).not.toBeNull();
  await filtered.user.click(screen.getByRole('button', { name: 'Columns' }));
  await filtered.user.click(await screen.findByRole('checkbox', { name: 'Brand' }));
  filtered.unmount();
  // Another choice made meanwhile does not keep the column without the filter.
  const other = await open(page, '/booking?period=any');
  table().getByText('Meridian Leadership');
  expect(header()).toBeNull();
  other.unmount();
  const again = await open(page, '/booking?period=any&toBeRefunded=1');
  await again.user.click(screen.getByRole('button', { name: 'Columns' }));
  await again.user.click(await box());
  expect(header()).toBeNull();
  again.unmount();
  const hidden = await open(page, '/booking?period=any&toBeRefunded=1');
  expect(header()).toBeNull();
  await hidden.user.click(screen.getByRole('button', { name: 'Columns' }));
  await hidden.user.click(await box());
  expect(header()).not.toBeNull();
  hidden.unmount();
  await open(page, '/booking?period=any&toBeRefunded=0');
  expect(header()).not.toBeNull();
});

test('the list is filtered by the brand in the URL', async () => {
  const brand = { id: idOf('brands', 1), name: 'Meridian Leadership' };
  const opened = await open(connection([booking(10482)]), `/booking?brand=${brand.id.split('/')[1]}`, { brand });
  expect(lastRows(opened)).toMatchObject({ brand: brand.id });
  (await chips()).getByText('Meridian Leadership');
});

test('the link of a contact lists the bookings of any day in which the contact is named, with a chip', async () => {
  const customerContact = { id: idOf('customer_contacts', 11), fullName: 'Amelia Hughes' };
  const opened = await open(connection([booking(10482)]), bookingsOfContact(customerContact.id), { customerContact });
  expect(lastRows(opened)).toMatchObject({ customerContact: customerContact.id, bookedAt: null });
  (await chips()).getByText('Amelia Hughes');
});

test('the link of a brand lists its bookings that were created in a period, and a chip removes the period', async () => {
  const brand = { id: idOf('brands', 1), name: 'Meridian Leadership' };
  const link = bookingsOfBrandLink(brand.id, { start: '2026-11-01', end: '2026-11-30' });
  const opened = await open(connection([booking(10482)]), link, { brand });
  expect(lastRows(opened)).toMatchObject({
    brand: brand.id,
    bookedAt: null,
    createdAt: [{ after: '2026-11-01T00:00:00.000Z', strictly_before: '2026-12-01T00:00:00.000Z' }],
  });
  (await chips()).getByText('1 – 30 Nov 2026');
  await opened.user.click((await chips()).getByRole('button', { name: /Created/ }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ brand: brand.id, bookedAt: null, createdAt: null }));
});
