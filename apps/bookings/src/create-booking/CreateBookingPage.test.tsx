import { bookingLinks } from '@console/bookings-contracts';
import { unsaved } from '@console/platform';
import { chooseRecord, connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bookClassLink } from '../book-class/bookClassLink.ts';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, caldervalley, priya, trainingClass } from '../testing/bookingData.ts';

const amelia = {
  __typename: 'CustomerContact',
  id: idOf('customer_contacts', 11),
  fullName: 'Amelia Hughes',
  jobTitle: null,
  email: null,
  user: null,
};
const brand = { __typename: 'Brand', id: idOf('brands', 1), name: 'Meridian Leadership', iconUrl: null };
const created = booking(10500, { status: 'draft' });

/** Creates a booking for a customer whom the URL names. */
async function create(more: Record<string, string>) {
  const customer = { __typename: 'Customer', ...caldervalley, billingAddress: null };
  const opened = await renderScreen({
    remote,
    routes,
    at: `${bookingLinks.create()}?${new URLSearchParams({ customer: customer.id, ...more })}`,
    data: {
      customer,
      customerContacts: connection([amelia]),
      brands: connection([brand]),
      users: connection([{ __typename: 'User', ...priya }]),
      createBooking: { booking: created },
      booking: () => created,
      trainingClasses: connection([]),
      trainingClass: trainingClass('TC-20871', { title: 'Leadership Essentials', deliveryFormat: 'virtual' }),
    },
  });
  const { user } = opened;
  await chooseRecord(user, 'Booker', 'Amelia Hughes');
  await chooseRecord(user, 'Billing contact', 'Amelia Hughes');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Autumn cohort');
  await chooseRecord(user, 'Brand', 'Meridian Leadership');
  await chooseRecord(user, 'Account manager', 'Priya Nair');
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  return opened;
}

test('BKG-02 the booker and the biller wait for the customer, and say nothing when the form is sent too early', async () => {
  const { user } = await renderScreen({
    remote,
    routes,
    at: bookingLinks.create(),
    data: { brands: connection([brand]) },
  });
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  const customer = screen.getByRole('combobox', { name: /^Customer/ });
  await waitFor(() => expect(document.activeElement).toBe(customer));
  const messages = screen.getAllByText(/is required$/).map(({ textContent }) => textContent);
  expect(messages).toEqual([
    'Customer is required',
    'Title is required',
    'Brand is required',
    'Account manager is required',
  ]);
  screen.getByText('Correct the 4 fields marked below.');
  for (const name of [/^Booker/, /^Billing contact/]) {
    const waiting = screen.getByRole<HTMLInputElement>('combobox', { name });
    expect(waiting.disabled).toBe(true);
    expect(waiting.placeholder).toBe('Select a customer first');
  }
});

test('Cancel returns to the list as the user left it', async () => {
  const { user, address } = await renderScreen({
    remote,
    routes,
    at: bookingLinks.create(),
    data: { bookings: connection([]) },
    host: { listAddress: (path) => `${path}?status=draft` },
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/booking?status=draft'));
});

test('a new booking opens', async () => {
  const { address } = await create({});
  await waitFor(() => expect(address()).toBe(bookingLinks.detail(created.id)));
});

const northgate = { ...brand, name: 'Northgate Skills', id: idOf('brands', 2) };

/** A class on sale, as the API answers it. */
const soldClass = {
  __typename: 'TrainingClass',
  ...trainingClass('TC-20871', {
    title: 'Leadership Essentials',
    deliveryFormat: 'virtual',
    deliveryPlatform: 'zoom',
    deliveryAddress: null,
    endsAt: '2126-11-25T16:30:00.000Z',
    brand: northgate,
    seatsFreeCount: 6,
    seatsTotalCount: 8,
    lastSeatPrice: { amount: 49_500, formatted: '£495.00' },
  }),
};

/** A class of a course that was never sold. */
const unsoldClass = {
  ...soldClass,
  ...trainingClass('TC-20999', { title: 'Archery for Managers', deliveryFormat: 'virtual' }),
  endsAt: '2126-11-25T16:30:00.000Z',
  lastSeatPrice: null,
};

/** Opens the form for seats of a class, for a customer whom the URL names. The answers fail or succeed as given. */
async function sell(createBooking: (variables: { input: Sent }) => object, more: Record<string, string> = {}) {
  const customer = { __typename: 'Customer', ...caldervalley, billingAddress: null };
  const sent: Sent[] = [];
  const opened = await renderScreen({
    remote,
    routes,
    at: `${bookingLinks.create()}?${new URLSearchParams({ customer: customer.id, ...more })}`,
    data: {
      customer,
      customerContact: { ...amelia },
      customerContacts: connection([amelia]),
      brands: connection([brand]),
      brand: northgate,
      user: { __typename: 'User', ...priya },
      trainingClass: ({ id }: { id: string }) => (id === unsoldClass.id ? unsoldClass : soldClass),
      trainingClasses: connection([soldClass, unsoldClass]),
      createBooking: (variables: { input: Sent }) => {
        sent.push(variables.input);
        return createBooking(variables);
      },
      booking: () => created,
    },
    host: {
      session: {
        userId: priya.id,
        roles: ['ROLE_ACCOUNT_MANAGER'],
        fullName: 'Priya Nair',
        email: 'manager@example.com',
      },
    },
  });
  return { ...opened, sent };
}

type Sent = Readonly<Record<string, unknown>>;

const titled = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const priced = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Unit price/ });

test('CLS-15 BKG-02 a class that the URL names proposes title, brand and price, and its seats are booked in the same write', async () => {
  const { user, address, sent } = await sell(() => ({ booking: created }), { class: soldClass.id });
  await waitFor(() => expect(titled().value).toBe('Leadership Essentials'));
  expect(priced().value).toBe('495.00');
  expect(unsaved.any()).toBe(false);
  screen.getByText('Last sold for £495.00.');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Brand/ }).value).toBe('Northgate Skills');
  await chooseRecord(user, 'Booker', 'Amelia Hughes');
  const seats = screen.getByRole('textbox', { name: /^Seats/ });
  await user.clear(seats);
  await user.type(seats, '2');
  await screen.findByText('£1,188.00');
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  await waitFor(() => expect(address()).toBe(bookingLinks.detail(created.id)));
  expect(sent).toMatchObject([
    {
      seats: { class: soldClass.id, quantity: 2, unitPrice: 49_500, taxable: true, taxRatePercent: null },
      booker: amelia.id,
      biller: amelia.id,
      accountManager: priya.id,
      billingAddress: null,
      confirm: false,
    },
  ]);
});

test('after a draft is discarded, the class that the URL names proposes again', async () => {
  const first = await sell(() => ({ booking: created }), { class: soldClass.id });
  await waitFor(() => expect(titled().value).toBe('Leadership Essentials'));
  await first.user.clear(priced());
  await first.user.type(priced(), '450');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('create-booking'));
  first.unmount();
  const { user } = await sell(() => ({ booking: created }), { class: soldClass.id });
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  await waitFor(() => expect(priced().value).toBe('450.00'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect([titled().value, priced().value]).toEqual(['Leadership Essentials', '495.00']));
  expect(unsaved.any()).toBe(false);
});

test('a proposal never replaces what was typed, and the biller stays whom the user chose', async () => {
  const { user } = await sell(() => ({ booking: created }));
  await user.type(titled(), 'Autumn cohort');
  await chooseRecord(user, 'Class', 'TC-20871');
  await waitFor(() => expect(priced().value).toBe('495.00'));
  expect(titled().value).toBe('Autumn cohort');
});

test('the price of one class does not stay for another one that was never sold, also after a reload', async () => {
  const first = await sell(() => ({ booking: created }));
  await chooseRecord(first.user, 'Class', 'TC-20871');
  await waitFor(() => expect(priced().value).toBe('495.00'));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('49500'));
  first.unmount();
  const { user } = await sell(() => ({ booking: created }));
  await screen.findByText('Last sold for £495.00.');
  await user.clear(screen.getByRole('combobox', { name: /^Class/ }));
  await chooseRecord(user, 'Class', 'TC-20999');
  await waitFor(() => expect(titled().value).toBe('Archery for Managers'));
  screen.getByText('No seat of this course has been sold yet.');
  expect(priced().value).toBe('');
});

test('a reload while a booking is created and confirmed does not make the next press of Create booking confirm it', async () => {
  const first = await sell(() => new Promise(() => {}), { class: soldClass.id });
  await waitFor(() => expect(titled().value).toBe('Leadership Essentials'));
  await chooseRecord(first.user, 'Booker', 'Amelia Hughes');
  await first.user.click(screen.getByRole('button', { name: 'Create and confirm' }));
  await waitFor(() => expect(first.sent).toMatchObject([{ confirm: true }]));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain(amelia.id));
  first.unmount();
  const { user, sent } = await sell(() => ({ booking: created }), { class: soldClass.id });
  await waitFor(() => expect(titled().value).toBe('Leadership Essentials'));
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  await waitFor(() => expect(sent).toMatchObject([{ confirm: false }]));
});

test('a class that is sold out meanwhile says so at the seats, and everything typed stays', async () => {
  const { user } = await sell(
    () => {
      const message = 'There are no seats left on this class.';
      const extensions = { status: 422, violations: [{ path: 'seats.quantity', message }] };
      throw Object.assign(new Error(message), { extensions });
    },
    { class: soldClass.id },
  );
  await waitFor(() => expect(titled().value).toBe('Leadership Essentials'));
  await chooseRecord(user, 'Booker', 'Amelia Hughes');
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  await screen.findByText('There are no seats left on this class.');
  expect(titled().value).toBe('Leadership Essentials');
  expect(priced().value).toBe('495.00');
});

test('BKG-09 a booking can be confirmed with its creation only when it has seats', async () => {
  const { user, sent } = await sell(() => ({ booking: { ...created, status: 'confirmed' } }));
  const button = () => screen.getByRole('button', { name: /^Create and confirm/ });
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await user.click(button());
  expect(sent).toEqual([]);
  await chooseRecord(user, 'Class', 'TC-20871');
  await waitFor(() => expect(titled().value).toBe('Leadership Essentials'));
  await chooseRecord(user, 'Booker', 'Amelia Hughes');
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+Shift+Enter');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await waitFor(() => expect(sent).toMatchObject([{ confirm: true }]));
});

test('BKG-02 the form prompts for a customer, a booker, a billing contact and a billing address', async () => {
  const { user } = await renderScreen({
    remote,
    routes,
    at: bookingLinks.create(),
    data: {
      customer: { __typename: 'Customer', ...caldervalley, billingAddress: null },
      customers: connection([{ __typename: 'Customer', ...caldervalley }]),
      customerContacts: connection([amelia]),
    },
  });
  screen.getByPlaceholderText('Select a customer');
  screen.getByText('Select a billing address');
  await chooseRecord(user, 'Customer', 'Calder Valley');
  screen.getByPlaceholderText('Select a booker');
  screen.getByPlaceholderText('Select a billing contact');
});

const martin = { ...amelia, id: idOf('customer_contacts', 12), fullName: 'Martin Shackleton' };
const contact = ({ id }: { readonly id: string }) => [amelia, martin].find((one) => one.id === id);

/** A new booking for a customer who has booked before. */
async function openKnown(more: Record<string, string> = {}, answers: object = {}) {
  const customer = { __typename: 'Customer', ...caldervalley, billingAddress: null };
  return renderScreen({
    remote,
    routes,
    at: `${bookingLinks.create()}?${new URLSearchParams({ customer: customer.id, ...more })}`,
    data: {
      customer,
      customerContact: contact,
      bookings: connection([{ ...created, booker: amelia, biller: martin }]),
      users: connection([{ __typename: 'User', ...priya }]),
      createBooking: { booking: created },
      booking: () => created,
      trainingClasses: connection([]),
      trainingClass: trainingClass('TC-20871', { title: 'Minute Taking', public: false, brand }),
      customerContacts: connection([amelia, martin]),
      brands: connection([brand]),
      ...answers,
    },
  });
}

const chosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });

test('what an earlier press made opens, and what was typed after it waits in the form for a new booking', async () => {
  const { user, address, unmount } = await openKnown({}, { extensions: () => ({ earlier: true }) });
  await waitFor(() => expect(chosen(/^Billing contact/).value).toBe('Martin Shackleton'));
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'The second one');
  await chooseRecord(user, 'Brand', brand.name);
  await chooseRecord(user, 'Account manager', 'Priya Nair');
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  await waitFor(() => expect(address()).toBe(bookingLinks.detail(created.id)));
  unmount();
  await openKnown();
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('The second one');
});

test('a new booking for a private class keeps its title and brand, and asks the price of that class next', async () => {
  const id = idOf('training_classes', 20871);
  const { user, requests, address } = await openKnown({ privateClass: id });
  screen.getByText('For TC-20871 Minute Taking. Its price is asked next.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Minute Taking');
  expect(chosen(/^Brand/).value).toBe('Meridian Leadership');
  await waitFor(() => expect(chosen(/^Billing contact/).value).toBe('Martin Shackleton'));
  await chooseRecord(user, 'Account manager', 'Priya Nair');
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  await waitFor(() => expect(requests.some(({ operation }) => operation === 'useCreateBookingMutation')).toBe(true));
  const sent = requests.find(({ operation }) => operation === 'useCreateBookingMutation');
  expect(sent?.variables).toMatchObject({
    input: { title: 'Minute Taking', brand: brand.id, booker: amelia.id, biller: martin.id, seats: null },
  });
  await waitFor(() => expect(address()).toBe(bookClassLink(created.id, id)));
});
