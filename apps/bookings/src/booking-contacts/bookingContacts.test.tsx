import { connection, expectImpossible, idOf } from '@console/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { booking } from '../testing/bookingData.ts';
import { dialog, openBooking } from '../testing/openBooking.ts';

const idris = {
  __typename: 'CustomerContact',
  id: idOf('customer_contacts', 13),
  fullName: 'Idris Khan',
  email: 'idris@hallam.example',
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('BKG-07 a contact is assigned with at least one role, and removed after a confirmation', async () => {
  const { user, sent } = await openBooking(() => booking(10482), {
    availableBookingCustomerContacts: connection([idris]),
    assignCustomerContactToBooking: () => ({ booking: booking(10482) }),
    deleteBookingCustomerContact: () => ({ bookingCustomerContact: { id: idOf('booking_customer_contacts', 1) } }),
  });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await user.click(dialog().getByRole('button', { name: 'Assign' }));
  await dialog().findByText('Contact is required');
  dialog().getByText('Role is required');
  await user.click(dialog().getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Idris Khan/ }));
  await user.click(dialog().getByRole('checkbox', { name: 'Booker' }));
  await user.click(dialog().getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { id: idOf('bookings', 10482), customerContact: idris.id, roles: ['booker'] };
  expect(sent('useAssignContactMutation')).toEqual([{ input }]);

  await user.click(screen.getByRole('button', { name: 'Delete Amelia Hughes' }));
  await user.click(dialog().getByRole('button', { name: 'Delete contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('UnassignContactButtonMutation')).toEqual([{ input: { id: idOf('booking_customer_contacts', 1) } }]);
});

test('the only biller of a confirmed booking cannot be removed, and the button says why', async () => {
  const { user, sent } = await openBooking(() => booking(10482));
  expect(await expectImpossible(user, 'Delete Martin Shackleton')).toBe(
    'This is the booking’s only biller. Assign another biller first.',
  );
  expect(sent('UnassignContactButtonMutation')).toEqual([]);
});

const newContact = {
  customer: booking(10482).customer.id,
  givenName: 'Idris',
  familyName: 'Khan',
  email: 'idris@hallam.example',
  mobile: null,
  telephone: null,
  jobTitle: null,
  roles: ['ROLE_CUSTOMER_ATTENDEE'],
};

/** Fills in the form for a new contact. */
async function typeNewContact(user: Awaited<ReturnType<typeof openBooking>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await user.click(dialog().getByRole('combobox'));
  await user.keyboard('Idris Khan');
  await user.click(await screen.findByRole('option', { name: 'Create this contact, Idris Khan?' }));
  await user.type(dialog().getByRole('textbox', { name: /^Email/ }), 'idris@hallam.example');
  await user.click(dialog().getByRole('checkbox', { name: 'Biller' }));
}

const createAndAssign = () => dialog().getByRole('button', { name: 'Create and assign' });

test('BKG-07 a new contact is created as an attendee of the customer and assigned in one step', async () => {
  const { user, sent } = await openBooking(() => booking(10482), {
    availableBookingCustomerContacts: connection([]),
    createCustomerContact: () => ({ customerContact: { ...idris, customer: booking(10482).customer } }),
    assignCustomerContactToBooking: () => ({ booking: booking(10482) }),
  });
  await typeNewContact(user);
  await user.click(createAndAssign());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useCreateContactMutation')).toEqual([{ input: newContact }]);
  const input = { id: idOf('bookings', 10482), customerContact: idris.id, roles: ['biller'] };
  expect(sent('useAssignContactMutation')).toEqual([{ input }]);
});

test('a second attempt to assign a new contact does not create the contact again', async () => {
  let working = false;
  const { user, sent } = await openBooking(() => booking(10482), {
    availableBookingCustomerContacts: connection([]),
    createCustomerContact: () => ({ customerContact: { ...idris, customer: booking(10482).customer } }),
    assignCustomerContactToBooking: () => {
      if (!working) throw new Error('The server did not answer.');
      return { booking: booking(10482) };
    },
  });
  await typeNewContact(user);
  await user.click(createAndAssign());
  await dialog().findByText('The server did not answer.');
  dialog().getByText('Idris Khan is a contact.');
  dialog().getByText('It is not known whether Idris Khan was assigned.');
  // The fields of a contact that is already created cannot be changed here.
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).disabled).toBe(true);
  working = true;
  await user.click(dialog().getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useCreateContactMutation')).toHaveLength(1);
  expect(sent('useAssignContactMutation')).toHaveLength(2);
});

test('a second attempt after a reload does not create the contact again either', async () => {
  const answers = {
    availableBookingCustomerContacts: connection([]),
    customerContact: idris,
    createCustomerContact: () => ({ customerContact: { ...idris, customer: booking(10482).customer } }),
  };
  const before = await openBooking(() => booking(10482), {
    ...answers,
    assignCustomerContactToBooking: () => {
      throw new Error('The server did not answer.');
    },
  });
  await typeNewContact(before.user);
  await before.user.click(createAndAssign());
  await dialog().findByText('The server did not answer.');
  cleanup();

  const { user, sent } = await openBooking(() => booking(10482), {
    ...answers,
    assignCustomerContactToBooking: () => ({ booking: booking(10482) }),
  });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await dialog().findByDisplayValue(/Idris Khan/);
  dialog().getByText('What you typed here before is back. It is not saved yet.');
  await user.click(dialog().getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { id: idOf('bookings', 10482), customerContact: idris.id, roles: ['biller'] };
  expect(sent('useAssignContactMutation')).toEqual([{ input }]);
  expect(sessionStorage).toHaveLength(0);
});

test('whom an earlier press created is shown before anybody is assigned', async () => {
  let earlier = false;
  const { user, sent } = await openBooking(() => booking(10482), {
    availableBookingCustomerContacts: connection([]),
    customerContact: idris,
    createCustomerContact: () => {
      if (!earlier) throw new Error('The server did not answer.');
      return { customerContact: { ...idris, customer: booking(10482).customer } };
    },
    assignCustomerContactToBooking: () => ({ booking: booking(10482) }),
    extensions: (operation: string) => ({ earlier: earlier && operation === 'useCreateContactMutation' }),
  });
  await typeNewContact(user);
  await user.click(createAndAssign());
  await dialog().findByText('The server did not answer.');
  const givenName = dialog().getByRole('textbox', { name: /^(Given|First) name/ });
  await user.clear(givenName);
  await user.type(givenName, 'Bob');
  earlier = true;
  await user.click(createAndAssign());
  await dialog().findByDisplayValue(/Idris Khan/);
  expect(sent('useAssignContactMutation')).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { id: idOf('bookings', 10482), customerContact: idris.id, roles: ['biller'] };
  expect(sent('useAssignContactMutation')).toEqual([{ input }]);
  expect(JSON.stringify(Object.values(sessionStorage))).toContain('Bob');
});
