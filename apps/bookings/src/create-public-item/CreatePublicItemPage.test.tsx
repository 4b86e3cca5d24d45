import { notices, unsaved } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, publicItem, trainingClass } from '../testing/bookingData.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T10:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  notices.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = `/booking/${idOf('', 10482).slice(1)}/item/create-public-course`;

function classToSell(reference: string, more: object = {}) {
  return trainingClass(reference, {
    title: 'Leadership Essentials',
    status: 'confirmed',
    public: true,
    deliveryFormat: 'virtual',
    deliveryPlatform: 'ms_teams',
    deliveryAddress: null,
    brand: { id: idOf('brands', 1), name: 'Meridian Leadership' },
    seatsFreeCount: 6,
    seatsTotalCount: 12,
    ...more,
  });
}

const sold = classToSell('TC-20871');
const classes = [
  sold,
  classToSell('TC-20872', { public: false }),
  classToSell('TC-20873', { seatsFreeCount: 0 }),
  classToSell('TC-20874', { status: 'canceled' }),
  classToSell('TC-20875', { startsAt: '2026-11-09T09:30:00.000Z', endsAt: '2026-11-09T16:30:00.000Z' }),
];

const saved = () => ({
  bookingItem: { ...publicItem({ quantity: 4 }), booking: { id: idOf('bookings', 10482) }, class: sold },
});

interface Answers {
  readonly answer?: () => unknown;
  readonly free?: () => number;
  readonly found?: object | null;
  readonly address?: string;
}

async function open({ answer = saved, free = () => 6, found = booking(10482), address = at }: Answers = {}) {
  const now = () => classes.map((one) => (one === sold ? { ...one, seatsFreeCount: free() } : one));
  const title = vi.fn();
  const opened = await renderScreen({
    remote,
    routes,
    host: { setPageTitle: title },
    at: address,
    data: {
      booking: () => found,
      trainingClasses: () => ({ ...connection(now()), totalCount: 5 }),
      trainingClass: () => now()[0],
      createPublicBookingItem: answer,
    },
  });
  const sent = () => opened.requests.filter(({ operation }) => operation === 'useCreatePublicItemMutation');
  return { ...opened, sent, title };
}

const row = (reference: string) => {
  const found = screen.getByText(reference, { selector: 'td *' }).closest('tr');
  if (!found) throw new Error(`${reference} has no row.`);
  return within(found);
};

async function choose(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Choose TC-20871' }));
  await screen.findByText('6 seats left');
}

const input = (name: RegExp) => screen.getByRole('textbox', { name });

test('BKG-05 it shows the classes of all types of this month, and the booking on top', async () => {
  const { requests, title } = await open();
  screen.getByRole('heading', { level: 1, name: 'Add public course' });
  screen.getByText(/BK-10482 Leadership Essentials – autumn cohort/);
  screen.getByText('Calder Valley Housing');
  expect(title).toHaveBeenLastCalledWith({
    title: 'Add public course to BK-10482',
    crumb: 'Add public course',
    above: 'BK-10482',
  });
  expect(requests[0]?.variables).toMatchObject({
    id: idOf('bookings', 10482),
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-11-30T23:59:59.999Z',
    public: null,
  });
});

test('type and period stand in the URL', async () => {
  const { requests, user, address } = await open({ address: `${at}?classType=public&period=week` });
  expect(requests[0]?.variables).toMatchObject({ public: true, from: '2026-11-09T00:00:00.000Z' });
  await user.click(screen.getByRole('radio', { name: 'Private' }));
  await waitFor(() => expect(address()).toContain('classType=private'));
});

test('only public classes with free seats can be chosen; the others say why', async () => {
  await open();
  row('TC-20871').getByText('6 of 12');
  row('TC-20871').getByText('MS Teams');
  row('TC-20871').getByText('Meridian Leadership');
  row('TC-20871').getByText('24 – 25 Nov 2026');
  row('TC-20872').getByText('Private');
  row('TC-20873').getByText('No seats left');
  row('TC-20874').getByText('Canceled');
  row('TC-20875').getByText('Ended');
  expect(screen.getAllByRole('button', { name: /^Choose/ })).toHaveLength(1);
});

test('what can be booked stands first, and a press on its row chooses it', async () => {
  const { user } = await open();
  const rowsOf = (table: string) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByText(/^TC-/, { selector: 'td *' })
      .map(({ textContent }) => textContent);
  expect(rowsOf('Classes to book')).toEqual(['TC-20871']);
  expect(rowsOf('Other classes')).toEqual(['TC-20872', 'TC-20873', 'TC-20874', 'TC-20875']);
  await user.click(row('TC-20871').getByText('6 of 12'));
  await screen.findByText('6 seats left');
  screen.getByRole('button', { name: 'Chosen TC-20871' });
});

test('in days without a seat to book, later ones are one press away', async () => {
  const { requests, user, address } = await open({ free: () => 0 });
  screen.getByText('None of the classes of these days has a seat to book.');
  await user.click(screen.getByRole('button', { name: 'Show December 2026' }));
  await waitFor(() => expect(address()).toContain('startDate=2026-12-01'));
  expect(requests.at(-1)?.variables).toMatchObject({ from: '2026-12-01T00:00:00.000Z' });
});

test('a choice leads to the seats; the total follows what is typed; 20 % tax when none is given', async () => {
  const { user } = await open();
  await choose(user);
  expect(document.activeElement).toBe(input(/^Seats/));
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '4');
  await user.type(input(/^Unit price/), '495');
  screen.getByText('£1,980.00');
  screen.getByText('VAT 20%');
  screen.getByText('£2,376.00');
  await user.type(input(/^Tax rate/), '5');
  screen.getByText('£2,079.00');
  await user.click(screen.getByRole('checkbox', { name: 'Taxable' }));
  screen.getByText('VAT 0%');
  expect(screen.queryByLabelText(/^Tax rate/)).toBeNull();
});

test('it saves and goes back to the booking with a notice that offers the next step', async () => {
  const { user, sent, address } = await open();
  await choose(user);
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '4');
  await user.type(input(/^Unit price/), '495');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(address()).toBe(`/booking/${idOf('', 10482).slice(1)}`));
  expect(sent().map(({ variables }) => variables)).toEqual([
    {
      input: {
        booking: idOf('bookings', 10482),
        class: idOf('training_classes', 20871),
        quantity: 4,
        unitPrice: 49500,
        taxable: true,
        taxRatePercent: null,
        poNumber: 'CVH-88213',
      },
    },
  ]);
  expect(notices.get()[0]).toMatchObject({
    tone: 'success',
    text: 'Saved successfully. 4 seats of TC-20871 are reserved.',
    link: { label: 'Add another item', to: at },
  });
  expect(unsaved.any()).toBe(false);
});

test('more seats than are left are refused before anything is sent, and so is no class', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await screen.findByText('Class is required');
  await choose(user);
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '7');
  await user.type(input(/^Unit price/), '1');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await screen.findByText('Only 6 seats are left on this class.');
  expect(sent()).toEqual([]);
});

test('what is wrong with the seats is said of seats, as soon as they are typed', async () => {
  const { user } = await open();
  await choose(user);
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '0');
  await user.tab();
  await screen.findByText('Seats must be at least 1');
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '7');
  await screen.findByText('Only 6 seats are left on this class.');
});

test('when somebody took the last seats the words say so, the list shows it, and what was typed stays', async () => {
  let free = 6;
  const answer = () => {
    free = 0;
    throw Object.assign(new Error('There are no seats left on this class.'), {
      extensions: { status: 409 },
    });
  };
  const { user } = await open({ answer, free: () => free });
  await choose(user);
  await user.type(input(/^Unit price/), '495');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(screen.getAllByText('There are no seats left on this class.').length).toBeGreaterThan(0));
  await waitFor(() => row('TC-20871').getByText('No seats left'));
  expect(input(/^Unit price/)).toHaveProperty('value', '495.00');
});

test('a booking on hold takes no items and says so', async () => {
  await open({ found: booking(10482, { status: 'on_hold' }) });
  screen.getByText('This booking is on hold. Resume it to add items.');
  expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
});

test('what was typed is back after a reload, with the class that was chosen', async () => {
  const { user, unmount } = await open();
  await choose(user);
  await user.type(input(/^Unit price/), '495');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('49500'));
  unmount();
  await open();
  await screen.findByText('6 seats left');
  expect(input(/^Unit price/)).toHaveProperty('value', '495.00');
  screen.getByText('What you typed here before is back. It is not saved yet.');
});
