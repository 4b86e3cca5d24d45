import { bookingDetailPanel } from '@console/bookings-contracts';
import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, pounds, privateItem, publicItem } from '../testing/bookingData.ts';

function open(found: object | null, host = {}, panels = {}) {
  return renderScreen({
    remote,
    routes,
    at: `/booking/${idOf('', 10482).slice(1)}`,
    data: { booking: () => found },
    host,
    panels,
  });
}

test('a booking shows its status, reference, customer, booker and account manager', async () => {
  const { requests } = await open(booking(10482));
  expect(requests[0]?.variables).toEqual({ id: idOf('bookings', 10482) });
  screen.getByRole('heading', { level: 1, name: 'Leadership Essentials – autumn cohort' });
  screen.getByText('BK-10482');
  expect(fact('Customer').textContent).toBe('Calder Valley Housing');
  expect(fact('Booker').textContent).toBe('Amelia Hughes');
  expect(fact('Account manager').textContent).toContain('Priya Nair');
  expect(document.title).toBe('BK-10482 Leadership Essentials – autumn cohort');
});

test('customer, booker and account manager are links when the console has their screens, otherwise text', async () => {
  const { unmount } = await open(booking(10482), everyRoute);
  expect(within(fact('Customer')).getByRole('link').getAttribute('href')).toBe(`/customer/${idOf('', 1).slice(1)}`);
  expect(within(fact('Booker')).getByRole('link').getAttribute('href')).toBe(
    `/customer-contact/${idOf('', 11).slice(1)}`,
  );
  expect(within(fact('Account manager')).getByRole('link').getAttribute('href')).toBe(`/user/${idOf('', 1).slice(1)}`);
  unmount();
  await open(booking(10482), { findRoute: () => undefined });
  for (const label of ['Customer', 'Booker', 'Account manager'])
    expect([label, within(fact(label)).queryByRole('link')]).toEqual([label, null]);
});

test('the billing address shows each part on its own line, without empty lines', async () => {
  await open(booking(10482));
  expect([...fact('Billing address').querySelectorAll('span, div')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['14 Crossley Street', 'Halifax', 'HX1 1UJ', 'United Kingdom']),
  );
});

test('the totals are net, VAT and gross; a missing value shows a dash', async () => {
  await open(booking(10482, { poNumber: null, booker: null }));
  expect(fact('Net price').textContent).toBe('£3,960.00');
  expect(fact('VAT').textContent).toBe('£792.00');
  expect(fact('Total').textContent).toBe('£4,752.00');
  expect(fact('PO number').textContent).toBe('–');
  expect(fact('Booker').textContent).toBe('–');
});

test('BKG-04 a public item shows its seats, 20 % tax when it has no rate, and its course card', async () => {
  await open(booking(10482, { items: connection([publicItem()]) }));
  const item = within(screen.getByRole('article', { name: 'Leadership Essentials' }));
  item.getByText('Public · 4 seats × £495.00 · 3 assigned');
  item.getByText('£1,980.00');
  item.getByText('20% · £396.00');
  item.getByText('£2,376.00');
  item.getByText('CVH-88213');
  item.getByText('Leadership Essentials v3');
  item.getByText('12');
  item.getByText('Virtual, MS Teams');
  item.getByText('24 – 25 Nov 2026');
  for (const column of ['Title', 'Max attendees', 'Delivery format', 'Dates']) item.getByText(column);
});

test('BKG-04 a private item shows its days, its own tax rate, address, sessions, trainer, day rate and travel', async () => {
  await open(booking(10482, { items: connection([privateItem()]) }));
  const item = within(screen.getByRole('article', { name: 'Mental Health First Aid' }));
  item.getByText('Private · 2 days × £905.00 · 3 assigned');
  item.getByText('5% · £90.50');
  item.getByText('On site, Shaw House, Halifax, HX1 1UJ');
  item.getByText('24 Nov 2026, 09:30–16:30');
  item.getByText('25 Nov 2026, 09:30–16:30');
  item.getByText('Dr Samuel Adeyemi');
  item.getByText('£550.00');
  item.getByText('£85.00');
});

test('an item that is not taxable has a label', async () => {
  await open(booking(10482, { items: connection([publicItem({ taxable: false, taxValue: pounds(0) })]) }));
  screen.getByText('Not taxable');
});

test('NAV-17 CLS-15 the class of an item opens in a new tab, and its course card links to its public schedule', async () => {
  await open(booking(10482, { items: connection([publicItem()]) }), everyRoute);
  const link = screen.getByRole('link', { name: /TC-20871/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toBe(`/training-class/${idOf('', 20871).slice(1)}`);
  expect(screen.getByRole('link', { name: 'view public schedule' }).getAttribute('href')).toMatch('/public-schedule/');
});

test("O§2 without a screen for public schedules an item's course card has no link to it", async () => {
  await open(booking(10482, { items: connection([publicItem()]) }));
  expect(screen.queryByText('view public schedule')).toBeNull();
});

const progress = () => screen.getByRole('list', { name: 'Progress of the booking' }).textContent;

test('the steps show the progress of a booking, and its invoices once billing has answered', async () => {
  const invoicing = { items: 1, due: pounds(4752), paid: pounds(750) };
  const items = connection([publicItem(), privateItem()]);
  const { requests } = await open(booking(10482, { items, invoicing }));
  await waitFor(() => expect(progress()).toContain('Invoiced1 of 2 items'));
  expect(progress()).toContain('Paid£750.00 of £4,752.00');
  expect(requests.map(({ operation }) => operation)).toEqual(['BookingDetailPageQuery', 'useBookingInvoicingQuery']);
});

test('a canceled booking shows no steps', async () => {
  await open(booking(10482, { status: 'canceled' }));
  expect(screen.queryByRole('list', { name: 'Progress of the booking' })).toBeNull();
});

test('the contacts are shown with their roles', async () => {
  await open(booking(10482));
  const contacts = within(screen.getByRole('region', { name: 'Contacts' }));
  contacts.getByText('Martin Shackleton');
  expect(contacts.getAllByText('Booker')).toHaveLength(2);
  expect(contacts.getAllByText('Biller')).toHaveLength(1);
});

test('NAV-10 a booking without items says "No items."', async () => {
  await open(booking(10482));
  screen.getByText('No items.');
});

test('NAV-18 an id without a booking shows the not-found page', async () => {
  await open(null);
  screen.getByText('This booking was not found.');
});

function Invoices({ booking: id }: { booking: string }) {
  return <p>Invoices of {id}</p>;
}

function Broken(): never {
  throw new Error('The panel cannot be rendered.');
}

test('FED-08 a panel of another domain receives the booking, and the booking stays when the panel fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = await open(booking(10482), {}, { [bookingDetailPanel.name]: Invoices });
  await screen.findByText(`Invoices of ${idOf('bookings', 10482)}`);
  unmount();
  await open(booking(10482), {}, { [bookingDetailPanel.name]: Broken });
  expect((await screen.findByRole('alert')).textContent).toContain(bookingDetailPanel.name);
  expect(fact('Total').textContent).toBe('£4,752.00');
});
