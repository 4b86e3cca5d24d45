import { changeRequestLinks, requestChangeLink } from '@console/bookings-contracts';
import { addDays, formatDate, toIsoDate } from '@console/format';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, privateItem, trainingClass } from '../testing/bookingData.ts';
import { changeRequest, december, oliver, seats } from '../testing/changeRequestData.ts';

const privateSeats = privateItem({ class: seats.class, seatedDelegates: [], billedOn: [] });

async function open(
  items: readonly object[],
  at = requestChangeLink(idOf('bookings', 10482)),
  onSale: readonly object[] = [december],
  found: ((items: readonly object[]) => object) | null = (all) => booking(10482, { items: connection([...all]) }),
  chosen: object = december,
) {
  const opened = await renderScreen({
    remote,
    routes,
    at,
    data: {
      booking: () => found?.(items) ?? null,
      bookings: connection([booking(10482)]),
      trainingClasses: connection([...onSale]),
      trainingClass: { __typename: 'TrainingClass', ...chosen },
      node: (args: { id: string }) => (args.id.startsWith('attendees') ? oliver : null),
      createChangeRequest: { changeRequest: changeRequest(1001) },
      changeRequest: () => changeRequest(1001),
    },
  });
  const sent = () =>
    opened.requests
      .filter(({ operation }) => operation === 'useRequestChangeMutation')
      .map(({ variables }) => variables);
  return { ...opened, sent };
}

const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: RegExp) => [...select(name).options].map(({ label }) => label).slice(1);
const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value;

test('BKG-12 another number of attendees: the subject is proposed, and only the fields of this change are sent', async () => {
  const { user, sent, address } = await open(
    [seats, privateSeats],
    requestChangeLink(idOf('bookings', 10482), seats.id),
  );
  expect(optionsOf(/^What changes/)).toEqual(['Another class', 'A delegate’s transfer', 'Another number of attendees']);
  await user.selectOptions(select(/^What changes/), 'attendees');
  screen.getByText('Now 4 seats; 6 seats of TC-20871 are free.');
  await user.type(screen.getByRole('textbox', { name: /^Attendees/ }), '6');
  await waitFor(() => expect(subject()).toBe('6 attendees on Leadership Essentials'));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Two more want to come.');
  await user.click(screen.getByRole('button', { name: 'Request change' }));
  await waitFor(() => expect(address()).toBe(changeRequestLinks.detail(idOf('change_requests', 1001))));
  expect(sent()).toEqual([
    {
      input: {
        subject: '6 attendees on Leadership Essentials',
        reason: 'Two more want to come.',
        booking: idOf('bookings', 10482),
        bookingItem: seats.id,
        newStartsAt: null,
        newTrainingClass: null,
        delegate: null,
        newTrainer: null,
        newMaxAttendees: 6,
      },
    },
  ]);
});

test('more seats than are free, or a class with too few, are warned of in the words of the refusal, and can be requested', async () => {
  const place = { deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null };
  const brand = { id: idOf('brands', 1), name: 'Northgate Digital', iconUrl: null, primaryColor: '#1f6feb' };
  const full = { ...december, ...place, seatsFreeCount: 3, seatsTotalCount: 12, brand, lastSeatPrice: null };
  const { user, sent } = await open(
    [seats],
    requestChangeLink(idOf('bookings', 10482), seats.id),
    [full],
    undefined,
    full,
  );
  await user.selectOptions(select(/^What changes/), 'class');
  await user.click(screen.getByRole('combobox', { name: /^Class/ }));
  await user.click(await screen.findByRole('option', { name: /TC-20901/ }));
  await screen.findByText('Only 3 seats are left on this class.');
  await user.selectOptions(select(/^What changes/), 'attendees');
  expect(screen.queryByText(/seats are left/)).toBeNull();
  const attendees = screen.getByRole('textbox', { name: /^Attendees/ });
  await user.type(attendees, '10');
  expect(screen.queryByText(/could not be made/)).toBeNull();
  await user.type(attendees, '0');
  screen.getByText('This change could not be made now');
  screen.getByText('Only 6 seats are left on this class.');
  await user.click(screen.getByRole('button', { name: 'Request change' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('fewer places of a private class than its delegates need are warned of', async () => {
  const whyFewestPlaces = '3 seats have a delegate. The class needs at least 3 places.';
  const held = { ...seats.class, public: false, fewestPlaces: 3, whyFewestPlaces };
  const { user } = await open([{ ...privateSeats, class: held }]);
  await user.selectOptions(select(/^What changes/), 'attendees');
  await user.type(screen.getByRole('textbox', { name: /^Attendees/ }), '2');
  screen.getByText(whyFewestPlaces);
});

test('BKG-12 a private class offers other dates, another trainer and another number of attendees', async () => {
  const { user } = await open([seats, privateSeats]);
  expect(select(/^What changes/).disabled).toBe(true);
  await user.selectOptions(select(/^Booking item/), privateSeats.id);
  expect(optionsOf(/^What changes/)).toEqual(['Other dates', 'Another trainer', 'Another number of attendees']);
  await user.selectOptions(select(/^What changes/), 'dates');
  screen.getByText(/^Now 24 – 25 Nov 2026\./);
  const firstDay = screen.getByRole<HTMLInputElement>('combobox', { name: /^First day/ });
  const yesterday = addDays(toIsoDate(Date.now()), -1);
  await user.type(firstDay, formatDate(yesterday).slice(0, -5));
  await user.tab();
  expect(firstDay.value).toBe(formatDate(nextYear(yesterday)));
});

test('what a change needs is required, and nothing is sent without it', async () => {
  const { user, sent } = await open([seats]);
  await user.selectOptions(select(/^What changes/), 'transfer');
  expect(optionsOf(/^Delegate/)).toEqual(['Oliver Bamford']);
  await user.clear(screen.getByRole('textbox', { name: /^Subject/ }));
  await user.click(screen.getByRole('button', { name: 'Request change' }));
  await screen.findByText('Delegate is required');
  screen.getByText('Class is required');
  screen.getByText('Subject is required');
  expect(sent()).toEqual([]);
});

test('a link from a seat begins with the transfer of its delegate', async () => {
  await open([seats], requestChangeLink(idOf('bookings', 10482), seats.id, oliver.id));
  expect(select(/^What changes/).value).toBe('transfer');
  expect(select(/^Delegate/).value).toBe(oliver.id);
});

test('an own subject is kept when another change is chosen', async () => {
  const { user } = await open([seats]);
  await user.selectOptions(select(/^What changes/), 'class');
  await waitFor(() => expect(subject()).toBe('Move Leadership Essentials to another class'));
  await user.clear(screen.getByRole('textbox', { name: /^Subject/ }));
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'As agreed');
  await user.selectOptions(select(/^What changes/), 'attendees');
  expect(subject()).toBe('As agreed');
});

test('the classes of the same course stand before the others, without the class of the item', async () => {
  const place = { deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null };
  const other = trainingClass('TC-20700', {
    title: 'Fire Marshal',
    ...place,
    courseVersion: {
      id: idOf('course_versions', 9),
      title: 'Fire Marshal',
      number: 1,
      course: { id: idOf('courses', 9) },
    },
  });
  const same = { ...december, ...place, courseVersion: seats.class.courseVersion };
  const own = { ...seats.class, ...place };
  const { user } = await open([seats], requestChangeLink(idOf('bookings', 10482), seats.id), [own, other, same]);
  await user.selectOptions(select(/^What changes/), 'class');
  await user.click(screen.getByRole('combobox', { name: /^Class/ }));
  await screen.findByRole('option', { name: /TC-20901/ });
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['TC-20901', 'TC-20700']);
});

test('without a booking one chooses it first', async () => {
  const { user, address } = await open([seats], changeRequestLinks.create());
  await user.click(screen.getByRole('combobox', { name: /^Booking/ }));
  await user.click(await screen.findByRole('option', { name: /BK-10482/ }));
  await waitFor(() => expect(address()).toBe(requestChangeLink(idOf('bookings', 10482))));
  await screen.findByText(/Nothing changes until the request is approved and implemented/);
});

test('a booking without an item that can change says so', async () => {
  await open([{ ...seats, status: 'delivered' }]);
  screen.getByText('This booking has no item that can still be changed: its items are delivered or canceled.');
});

test('a link to a booking that does not exist says so, and asks for another one', async () => {
  const { user, address } = await open([seats], requestChangeLink(idOf('bookings', 99999)), [december], null);
  screen.getByText('The booking of this link was not found. Choose another one.');
  await user.click(screen.getByRole('combobox', { name: /^Booking/ }));
  await user.click(await screen.findByRole('option', { name: /BK-10482/ }));
  await waitFor(() => expect(address()).toBe(requestChangeLink(idOf('bookings', 10482))));
});

test('a link to an item that can no longer be changed says why, and chooses no other item', async () => {
  const delivered = privateItem({
    id: idOf('booking_items', 7),
    status: 'delivered',
    seatedDelegates: [],
    billedOn: [],
  });
  await open([seats, delivered], requestChangeLink(idOf('bookings', 10482), delivered.id));
  screen.getByText('This item is delivered and can no longer be changed. Choose another one.');
  expect(select(/^Booking item/).value).toBe('');
});
