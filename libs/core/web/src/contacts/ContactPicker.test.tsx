import { createCustomerContactInput } from '@console/core-contracts';
import { notices } from '@console/platform';
import { connection, idOf, renderPiece } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ContactPicker, type ContactPickerProps } from './ContactPicker.tsx';

const hallam = idOf('customers', 1);
const calder = idOf('customers', 2);
const jo = {
  __typename: 'CustomerContact',
  id: idOf('customer_contacts', 1),
  fullName: 'Jo Hall',
  email: 'jo@hallam.example',
};
const idris = { ...jo, id: idOf('customer_contacts', 2), fullName: 'Idris Khan', email: 'idris@hallam.example' };

interface Asked {
  readonly customer: string;
  readonly search: string | null;
}

const customerContacts = ({ customer, search }: Asked) =>
  connection([jo].filter(({ fullName }) => customer === hallam && fullName.includes(search ?? '')));

function Contact({ customer = hallam, onSubmit, ...rest }: Partial<ContactPickerProps> & { onSubmit?: () => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <form onSubmit={onSubmit}>
      <ContactPicker aria-label="Contact" customer={customer} {...rest} value={value} onChange={setValue} />
      <output>{value}</output>
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Contact' });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

test('FRM-06 a contact is found out of 500 a second after the last key, also one that a booking does not have yet', async () => {
  for (const booking of [undefined, idOf('bookings', 1)]) {
    const asked: { first: number; search: string | null }[] = [];
    const answer = (args: (typeof asked)[number]) => {
      asked.push(args);
      return connection([jo]);
    };
    const data = { customerContacts: answer, availableBookingCustomerContacts: answer };
    const { user, unmount } = await renderPiece(<Contact booking={booking} />, { data });
    await user.click(box());
    expect((await screen.findByRole('option', { name: /Jo Hall/ })).textContent).toBe('Jo Halljo@hallam.example');
    await user.keyboard('J');
    const typed = performance.now();
    await waitFor(() => expect(asked.length).toBe(2));
    expect(performance.now() - typed).toBeGreaterThan(850);
    expect(asked.map(({ first, search }) => [first, search])).toEqual([
      [500, null],
      [500, 'J'],
    ]);
    unmount();
  }
});

test('FRM-07 a missing contact can be created with the typed name, and is then chosen', async () => {
  const createCustomerContact = vi.fn(({ input }: { input: object }) => {
    expect(createCustomerContactInput.parse(input)).toEqual({
      customer: hallam,
      givenName: 'Idris',
      familyName: 'Khan',
      email: 'idris@hallam.example',
      mobile: null,
      telephone: null,
      jobTitle: null,
      roles: ['ROLE_CUSTOMER_ATTENDEE'],
    });
    return { customerContact: { ...idris, customer: { id: hallam } } };
  });
  const [outer, left] = [vi.fn(), vi.fn()];
  const { user, requests } = await renderPiece(
    <Contact newContactRoles={['ROLE_CUSTOMER_ATTENDEE']} onSubmit={outer} onBlur={left} />,
    {
      data: { customerContacts, createCustomerContact },
    },
  );
  await user.click(box());
  await screen.findByRole('option', { name: /Jo Hall/ });
  await user.keyboard('Idris Khan');
  await screen.findByRole('option', { name: 'Create this contact, Idris Khan?' });
  expect(requests.map(({ variables }) => variables)).toEqual([
    { customer: hallam, search: null },
    { customer: hallam, search: 'Idris Khan' },
  ]);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Create contact' });
  expect(left).not.toHaveBeenCalled();
  expect(field(/^Given name/).value).toBe('Idris');
  expect(field(/^Family name/).value).toBe('Khan');
  await user.type(field(/^Email/), 'idris@hallam.example');
  await user.click(within(dialog).getByRole('button', { name: 'Create contact' }));
  await waitFor(() => expect(box().value).toBe('Idris Khan'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(idris.id)).toBeTruthy();
  expect(notices.get().map(({ text }) => text)).toEqual(['Contact successfully saved']);
  expect(createCustomerContact).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test('FRM-07 a person who is a contact already is offered instead of a second one, and a shared mailbox is named', async () => {
  const asks = (args: Asked & { email?: string }) => (args.email === undefined ? connection([]) : connection([jo]));
  const { user } = await renderPiece(<Contact />, { data: { customerContacts: asks } });
  await user.click(box());
  await user.paste('"HALL, Jo" <Jo@Hallam.example>;');
  await user.click(await screen.findByRole('option', { name: /^Create this contact/ }));
  await screen.findByText('Jo Hall is a contact with this email already.');
  expect([/^Given name/, /^Family name/, /^Email/].map((label) => field(label).value)).toEqual([
    'Jo',
    'HALL',
    'Jo@Hallam.example',
  ]);
  await user.type(field(/^Given name/), 'anna');
  await screen.findByText('Jo Hall has this email too. People may share a mailbox.');
  await user.clear(field(/^Given name/));
  await user.type(field(/^Given name/), 'Jó');
  await user.click(await screen.findByRole('button', { name: 'Choose Jo Hall' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText(jo.id);
  expect(box().value).toBe('Jo Hall');
});

test('FRM-07 a customer without contacts is offered to create the first', async () => {
  const { user } = await renderPiece(<Contact customer={calder} />, { data: { customerContacts } });
  await user.click(box());
  await user.click(await screen.findByRole('option', { name: 'No contacts available. Create New!' }));
  await screen.findByRole('dialog', { name: 'Create contact' });
  expect(field(/^Given name/).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused dialog keeps the typed values and shows the reason', async () => {
  const createCustomerContact = () => {
    throw Object.assign(new Error('The customer is gone.'), { extensions: { status: 422 } });
  };
  const { user } = await renderPiece(<Contact customer={calder} />, {
    data: { customerContacts, createCustomerContact },
  });
  await user.click(box());
  await user.click(await screen.findByRole('option', { name: 'No contacts available. Create New!' }));
  await screen.findByRole('dialog');
  await user.type(field(/^Given name/), 'Idris');
  await user.type(field(/^Family name/), 'Khan');
  await user.type(field(/^Email/), 'idris@hallam.example{Enter}');
  await screen.findByText('The contact was not created.');
  expect(field(/^Family name/).value).toBe('Khan');
});

test('for a booking, only contacts are offered that it does not have yet', async () => {
  const booking = idOf('bookings', 1);
  const availableBookingCustomerContacts = (asked: { booking: string }) =>
    connection(asked.booking === booking ? [idris] : []);
  const { user } = await renderPiece(<Contact booking={booking} />, { data: { availableBookingCustomerContacts } });
  await user.click(box());
  await user.click(await screen.findByRole('option', { name: /Idris Khan/ }));
  expect(box().value).toBe('Idris Khan');
});

test('without a customer the picker is disabled', async () => {
  await renderPiece(<Contact customer={null} />);
  expect(box().disabled).toBe(true);
  expect(box().placeholder).toBe('Select a customer first');
});

test('a screen with its own form for a new contact gets the typed name', async () => {
  const onCreate = vi.fn();
  const { user } = await renderPiece(<Contact onCreate={onCreate} />, { data: { customerContacts } });
  await user.click(box());
  await user.keyboard('idris@hallam.example');
  await user.click(await screen.findByRole('option', { name: 'Create this contact, idris@hallam.example?' }));
  expect(onCreate.mock.calls).toEqual([['idris@hallam.example']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
