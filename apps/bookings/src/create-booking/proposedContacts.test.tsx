import { bookingLinks } from '@console/bookings-contracts';
import { unsaved } from '@console/platform';
import { chooseRecord, connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, caldervalley, hallam } from '../testing/bookingData.ts';

const person = (number: number, fullName: string) => ({
  __typename: 'CustomerContact',
  id: idOf('customer_contacts', number),
  fullName,
  jobTitle: null,
  email: null,
  user: null,
});
const amelia = person(11, 'Amelia Hughes');
const martin = person(12, 'Martin Shackleton');
const nadia = person(13, 'Nadia Okafor');
const owen = person(21, 'Owen Pryce');
const contacts = [amelia, martin, nadia, owen];
const customers = [caldervalley, hallam].map((one) => ({ __typename: 'Customer', ...one, billingAddress: null }));

type Ask = { readonly customer: string };

/** The latest bookings: Amelia books for Calder Valley and Martin pays; Owen books for Hallam and pays. */
function latestBooking({ customer }: Ask) {
  const [booker, biller] = customer === caldervalley.id ? [amelia, martin] : [owen, owen];
  return connection([{ ...booking(10500, { status: 'draft' }), booker, biller }]);
}

/** A new booking for Calder Valley. */
async function open(bookings: (ask: Ask) => unknown = latestBooking) {
  return renderScreen({
    remote,
    routes,
    at: `${bookingLinks.create()}?${new URLSearchParams({ customer: caldervalley.id })}`,
    data: {
      customer: ({ id }: { readonly id: string }) => customers.find((one) => one.id === id),
      customers: connection(customers),
      customerContact: ({ id }: { readonly id: string }) => contacts.find((one) => one.id === id),
      customerContacts: ({ customer }: Ask) =>
        connection(customer === caldervalley.id ? [amelia, martin, nadia] : [owen]),
      bookings,
    },
  });
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const shownContacts = () => [box(/^Booker/).value, box(/^Billing contact/).value];
const expectContacts = (booker: string, biller: string) =>
  waitFor(() => expect(shownContacts()).toEqual([booker, biller]));

test('booker and biller of the latest booking are proposed for a known customer', async () => {
  const { requests } = await open();
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
  const asked = requests.filter(({ operation }) => operation === 'useProposedContactsQuery');
  expect(asked.map(({ variables }) => variables)).toEqual([{ customer: caldervalley.id }]);
});

test('BKG-02 the billing contact follows another booker, and the usual one comes back with the usual booker', async () => {
  const { user } = await open();
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
  await chooseRecord(user, 'Booker', 'Nadia Okafor');
  await expectContacts('Nadia Okafor', 'Nadia Okafor');
  await chooseRecord(user, 'Booker', 'Amelia Hughes');
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
});

test('a billing contact that the user chose stays, also with another booker, until the user says otherwise', async () => {
  const { user } = await open();
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
  await chooseRecord(user, 'Billing contact', 'Amelia Hughes');
  await chooseRecord(user, 'Booker', 'Nadia Okafor');
  await expectContacts('Nadia Okafor', 'Amelia Hughes');
  await user.click(screen.getByRole('button', { name: 'Same as booker' }));
  await chooseRecord(user, 'Booker', 'Martin Shackleton');
  await expectContacts('Martin Shackleton', 'Martin Shackleton');
});

test('another customer starts with its own proposals, and what the user chose comes back with its customer', async () => {
  const { user } = await open();
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
  await chooseRecord(user, 'Booker', 'Nadia Okafor');
  await chooseRecord(user, 'Customer', hallam.name);
  await expectContacts('Owen Pryce', 'Owen Pryce');
  await chooseRecord(user, 'Customer', caldervalley.name);
  await expectContacts('Nadia Okafor', 'Nadia Okafor');
});

test('with proposals alone, a customer who is replaced and chosen again leaves the form untouched', async () => {
  const { user } = await open();
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
  await chooseRecord(user, 'Customer', hallam.name);
  await expectContacts('Owen Pryce', 'Owen Pryce');
  expect(unsaved.any()).toBe(true);
  await chooseRecord(user, 'Customer', caldervalley.name);
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
  expect(unsaved.any()).toBe(false);
});

test('a proposal that comes late lands on no field that the user has touched', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user } = await open(() => answer.promise);
  await chooseRecord(user, 'Booker', 'Nadia Okafor');
  answer.resolve(latestBooking({ customer: caldervalley.id }));
  await expectContacts('Nadia Okafor', 'Nadia Okafor');
  await chooseRecord(user, 'Booker', 'Amelia Hughes');
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
});

test('a late proposal for a customer who was replaced is dropped', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user } = await open((ask) => (ask.customer === caldervalley.id ? answer.promise : latestBooking(ask)));
  await chooseRecord(user, 'Customer', hallam.name);
  await expectContacts('Owen Pryce', 'Owen Pryce');
  answer.resolve(latestBooking({ customer: caldervalley.id }));
  await expectContacts('Owen Pryce', 'Owen Pryce');
});

test('a form with proposals alone is untouched, and what replaces a proposal returns after a reload without a conflict', async () => {
  const { user, unmount } = await open();
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
  expect(unsaved.any()).toBe(false);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'A');
  expect(unsaved.any()).toBe(true);
  await user.clear(screen.getByRole('textbox', { name: /^Title/ }));
  expect(unsaved.any()).toBe(false);
  await chooseRecord(user, 'Booker', 'Martin Shackleton');
  expect(unsaved.any()).toBe(true);
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('create-booking'));
  unmount();
  const again = await open();
  await screen.findByText('What you typed here before is back. It is not saved yet.');
  await expectContacts('Martin Shackleton', 'Martin Shackleton');
  expect(screen.queryByText(/changed this|Use theirs/)).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  await expectContacts('Amelia Hughes', 'Martin Shackleton');
});
