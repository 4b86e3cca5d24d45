import { notices } from '@console/platform';
import { connection, expectImpossible, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { customer, customerContact } from '../testing/customerData.ts';

const amelia = (differences: object = {}) => ({
  __typename: 'CustomerContact',
  ...customerContact(11, 'Amelia Hughes', { bookingCustomerContacts: connection([]), ...differences }),
});
const hallam = { __typename: 'Customer', id: idOf('customers', 7), name: 'Hallam Engineering plc', reference: 'CU-7' };
const used = [
  { what: 'booking', count: 3 },
  { what: 'seat', count: 1 },
];

async function open(contact: object, answers: object = {}, at = `/customer-contact/${idOf('', 11).slice(1)}`) {
  const data = { customerContact: contact, customer: customer(3001), customers: connection([hallam]), ...answers };
  const opened = await renderScreen({ remote, routes, at, data });
  const sent = (mutation: string) =>
    opened.requests.filter(({ operation }) => operation === mutation).map(({ variables }) => variables);
  return { ...opened, sent };
}

const dialog = () => within(screen.getByRole('dialog'));

test('BKG-11 a contact is deleted after a confirmation, and the customer opens', async () => {
  const { user, sent, address } = await open(amelia(), { deleteCustomerContact: () => ({}) });
  await user.click(screen.getByRole('button', { name: 'Delete Amelia Hughes' }));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Calder Valley Housing loses this contact. It cannot be taken back.',
  );
  expect(sent('DeleteContactDialogMutation')).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Delete contact' }));
  await waitFor(() => expect(address()).toBe(`/customer/${idOf('', 3001).slice(1)}`));
  expect(sent('DeleteContactDialogMutation')).toEqual([{ input: { id: amelia().id, version: 1 } }]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Amelia Hughes is deleted.']);
});

test('BKG-11 a contact to which records refer cannot be deleted, and the button names them', async () => {
  const { user } = await open(amelia({ uses: used }));
  expect(await expectImpossible(user, 'Delete Amelia Hughes')).toBe(
    '3 bookings and 1 seat refer to this contact, so it cannot be deleted.',
  );
});

test('BKG-11 the contacts of a customer each have a button to delete them', async () => {
  const contacts = connection([customerContact(11, 'Amelia Hughes'), customerContact(12, 'Jo Hall', { uses: used })]);
  const { user, sent } = await open(
    amelia(),
    {
      customer: customer(3001, { contacts }),
      deleteCustomerContact: () => ({}),
    },
    `/customer/${idOf('', 3001).slice(1)}`,
  );
  await expectImpossible(user, 'Delete Jo Hall');
  await user.click(screen.getByRole('button', { name: 'Delete Amelia Hughes' }));
  await user.click(dialog().getByRole('button', { name: 'Delete contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('DeleteContactDialogMutation')).toHaveLength(1);
});

test('BKG-11 a contact that is created on the screen of the customer has the chosen roles', async () => {
  const created = amelia({ customer: customer(3001) });
  const { user, sent } = await open(
    amelia(),
    { createCustomerContact: () => ({ customerContact: created }) },
    `/customer/${idOf('', 3001).slice(1)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Create contact' }));
  await user.type(dialog().getByRole('textbox', { name: /^Given name/ }), 'Amelia');
  await user.type(dialog().getByRole('textbox', { name: /^Family name/ }), 'Hughes');
  await user.type(dialog().getByRole('textbox', { name: /^Email/ }), 'amelia@calder.example');
  await user.click(dialog().getByRole('checkbox', { name: 'Booker' }));
  await user.click(dialog().getByRole('button', { name: 'Create contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useCreateContactMutation')).toMatchObject([
    { input: { customer: idOf('customers', 3001), givenName: 'Amelia', roles: ['ROLE_CUSTOMER_BOOKER'] } },
  ]);
});

test('BKG-11 FRM-10 a contact is edited, and moves to another customer while nothing refers to it', async () => {
  const moved = amelia({ customer: hallam, jobTitle: 'Director', version: 2 });
  let saved: object = amelia();
  const updateCustomerContact = () => {
    saved = moved;
    return { customerContact: moved };
  };
  const { user, sent } = await open(saved, { customerContact: () => saved, updateCustomerContact });
  await user.click(screen.getByRole('button', { name: 'Edit Amelia Hughes' }));
  const job = dialog().getByRole('textbox', { name: 'Job title' });
  await user.clear(job);
  await user.type(job, 'Director');
  await user.click(dialog().getByRole('combobox', { name: /^Customer/ }));
  await user.click(await screen.findByRole('option', { name: /Hallam/ }));
  await user.click(dialog().getByRole('button', { name: 'Save contact' }));
  await screen.findByRole('link', { name: 'Hallam Engineering plc' });
  expect(sent('EditContactDialogMutation')).toMatchObject([
    { input: { id: amelia().id, version: 1, jobTitle: 'Director', customer: hallam.id } },
  ]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Contact successfully saved']);
});

test('BKG-11 a contact of bookings or seats stays with its customer, and the form says why', async () => {
  const { user } = await open(amelia({ uses: used }));
  await user.click(screen.getByRole('button', { name: 'Edit Amelia Hughes' }));
  const field = dialog().getByRole<HTMLInputElement>('combobox', { name: /^Customer/ });
  expect(field.disabled).toBe(true);
  dialog().getByText('3 bookings and 1 seat refer to this contact, so it stays with its customer.');
});

test('FRM-13 a contact needs names and an email; names have a counter and at most 255 characters, phones 25', async () => {
  const { user, sent } = await open(amelia());
  await user.click(screen.getByRole('button', { name: 'Edit Amelia Hughes' }));
  const field = (name: RegExp) => dialog().getByRole('textbox', { name });
  for (const name of [/^Given name/, /^Family name/, /^Email/]) await user.clear(field(name));
  await user.click(field(/^Mobile/));
  await user.paste('0'.repeat(12));
  await user.click(dialog().getByRole('button', { name: 'Save contact' }));
  for (const message of ['Given name is required', 'Family name is required', 'Email is required']) {
    await dialog().findByText(message);
  }
  await user.click(field(/^Given name/));
  await user.paste('x'.repeat(256));
  dialog().getByText('256/255');
  await user.type(field(/^Email/), 'amelia@calder');
  await user.click(field(/^Mobile/));
  await user.paste('0'.repeat(26));
  await user.click(dialog().getByRole('button', { name: 'Save contact' }));
  await dialog().findByText('Given name field must have at most 255 characters');
  await dialog().findByText('Email must be valid');
  await dialog().findByText('Mobile field must have at most 25 characters');
  expect(sent('EditContactDialogMutation')).toEqual([]);
});

test('a corrected name is offered to the seats of classes that are not over, each by its class and date', async () => {
  const coming = (seatNumber: number, reference: string, familyName = 'Hughes') => ({
    id: idOf('attendees', seatNumber),
    givenName: 'Amelia',
    familyName,
    email: amelia().email,
    trainingSeatReservation: {
      id: idOf('training_seat_reservations', seatNumber),
      seatNumber,
      bookingItem: {
        id: idOf('booking_items', seatNumber),
        class: { id: idOf('training_classes', seatNumber), reference, startsAt: '2026-12-01T09:30:00Z' },
      },
    },
  });
  const contact = amelia({ comingAttendees: [coming(3, 'TC-20853'), coming(5, 'TC-20901')] });
  const { user, sent } = await open(contact, {
    updateCustomerContact: () => ({ customerContact: contact }),
    delegatesWithEmail: () => [coming(7, 'TC-20901', 'Okafor')],
  });
  await user.click(screen.getByRole('button', { name: 'Edit Amelia Hughes' }));
  expect(dialog().queryByRole('checkbox', { name: 'Correct the seats too' })).toBeNull();
  const family = dialog().getByRole('textbox', { name: /^Family name/ });
  await user.clear(family);
  await user.type(family, 'Hewes');
  const offer = dialog().getByRole<HTMLInputElement>('checkbox', { name: 'Correct the seats too' });
  expect(offer.checked).toBe(true);
  await dialog().findByText('Amelia Okafor on seat 7 of TC-20901 has this email too. People may share a mailbox.');
  await user.click(offer);
  expect(dialog().queryByText(/has this email too/)).toBeNull();
  await user.click(offer);
  dialog().getByText(/^Seat 3 of TC-20853 on 1 Dec 2026 and Seat 5 of TC-20901 on 1 Dec 2026\./);
  await user.click(dialog().getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('EditContactDialogMutation')).toMatchObject([{ input: { familyName: 'Hewes', correctSeats: true } }]);
});
