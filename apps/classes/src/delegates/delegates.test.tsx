import { notices } from '@console/platform';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection, idOf } from '../testing/classData.ts';
import { attendee, classWith, dialog, openClass, seat } from '../testing/openClass.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const oliver = attendee('Oliver', 'Bamford');
const idris = {
  __typename: 'CustomerContact',
  id: idOf('customer_contacts', 'Idris'),
  fullName: 'Idris Khan',
  email: 'idris@hallam.example',
};
const refused = (message: string) => Object.assign(new Error(message), { extensions: { status: 409 } });
const button = (name: string) => screen.getByRole('button', { name });
const seated = (of: ReturnType<typeof seat>, who: ReturnType<typeof attendee>) => ({
  ...who,
  trainingSeatReservation: { ...of.trainingSeatReservation, attendee: who },
});

test('a contact of the customer is put on a seat, and the focus moves to the next empty seat', async () => {
  let seats = [seat(3, oliver), seat(4), seat(5)];
  const { user, sent } = await openClass(() => classWith(seats), {
    customerContacts: connection([idris]),
    createAttendee: () => {
      const who = attendee('Idris', 'Khan');
      const [, before] = seats as [unknown, ReturnType<typeof seat>];
      seats = [seat(3, oliver), seat(4, who), seat(5)];
      return { attendee: seated(before, who) };
    },
  });
  await user.click(button('Add attendee to seat 4'));
  dialog().getByRole('heading', { name: 'Add Attendee to Seat #4' });
  dialog().getByText('TC-20853, Hallam Engineering plc, BK-10482');
  await user.click(dialog().getByRole('button', { name: 'Add attendee' }));
  await dialog().findByText('Contact is required');
  await user.click(dialog().getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Idris Khan/ }));
  await user.click(dialog().getByRole('button', { name: 'Add attendee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { customerContact: idris.id, reservation: idOf('training_seat_reservations', '4') };
  expect(sent('useCreateAttendeeMutation')).toEqual([{ input }]);
  expect(notices.get()).toMatchObject([{ text: 'Saved successfully.', details: ['Idris Khan has seat 4.'] }]);
  await waitFor(() => expect(document.activeElement).toBe(button('Add attendee to seat 5')));
});

/** Searches for a person for seat 4 who is not a contact yet. */
async function typeZelda(user: Awaited<ReturnType<typeof openClass>>['user']) {
  await user.click(button('Add attendee to seat 4'));
  await user.click(dialog().getByRole('combobox'));
  await user.keyboard('Zelda Quill');
  await user.click(await screen.findByRole('option', { name: 'Create this contact, Zelda Quill?' }));
  await user.type(dialog().getByRole('textbox', { name: /^Email/ }), 'zelda@hallam.example');
}

test('a new person is created and put on the seat in one step', async () => {
  let seats = [seat(4)];
  const { user, sent } = await openClass(() => classWith(seats), {
    customerContacts: connection([]),
    assignTrainingSeat: () => {
      seats = [seat(4, attendee('Zelda', 'Quill'))];
      return { trainingSeat: seats[0] };
    },
  });
  await typeZelda(user);
  // The label of ROLE_CUSTOMER_ATTENDEE on seats (O§6), the role that the new contact will have.
  dialog().getByText('Delegate');
  await user.click(dialog().getByRole('button', { name: 'Create and add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const zelda = { givenName: 'Zelda', familyName: 'Quill', email: 'zelda@hallam.example' };
  expect(sent('useAssignSeatMutation')).toEqual([{ input: { id: idOf('training_seats', '4'), attendee: zelda } }]);
  expect(notices.get()).toMatchObject([{ text: 'Contact successfully saved', details: ['Zelda Quill has seat 4.'] }]);
  await waitFor(() => expect(document.activeElement).toBe(button('Unassign seat 4')));
});

test('the typed values of a new person return after a reload', async () => {
  const first = await openClass(() => classWith([seat(4)]), { customerContacts: connection([]) });
  await typeZelda(first.user);
  await new Promise((resolve) => setTimeout(resolve, 400));
  cleanup();
  const { user } = await openClass(() => classWith([seat(4)]), { customerContacts: connection([]) });
  await user.click(button('Add attendee to seat 4'));
  await dialog().findByDisplayValue('zelda@hallam.example');
  dialog().getByDisplayValue('Zelda');
  dialog().getByDisplayValue('Quill');
  dialog().getByText('What you typed here before is back. It is not saved yet.');
});

test('when the server refuses a delegate, the dialog shows the reason and keeps the choice', async () => {
  const { user } = await openClass(() => classWith([seat(4)]), {
    customerContacts: connection([idris]),
    createAttendee: () => {
      throw refused('Idris Khan already has seat 7 of this class.');
    },
  });
  await user.click(button('Add attendee to seat 4'));
  await user.click(dialog().getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Idris Khan/ }));
  await user.click(dialog().getByRole('button', { name: 'Add attendee' }));
  await dialog().findByText('Idris Khan already has seat 7 of this class.');
  expect(dialog().getByRole<HTMLInputElement>('combobox').value).toBe('Idris Khan');
});

test('FRM-11 unassigning a seat asks first and names the consequences; the seat stays with its booking', async () => {
  let seats = [seat(4, oliver)];
  const { user, sent } = await openClass(() => classWith(seats), {
    deleteAttendee: () => {
      seats = [seat(4)];
      return { attendee: { id: oliver.id } };
    },
  });
  await user.click(button('Unassign seat 4'));
  dialog().getByRole('heading', { name: 'Unassign seat 4?' });
  dialog().getByText('Oliver Bamford loses the place on all 2 days of TC-20853. The seat stays with BK-10482.');
  await user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(sent('UnassignSeatDialogMutation')).toEqual([]);
  await user.click(button('Unassign seat 4'));
  await user.click(dialog().getByRole('button', { name: 'Unassign seat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('UnassignSeatDialogMutation')).toEqual([{ input: { id: oliver.id, version: 1 } }]);
  expect(notices.get()).toMatchObject([{ text: 'Seat 4 is unassigned.' }]);
  await waitFor(() => expect(document.activeElement).toBe(button('Add attendee to seat 4')));
});

test('a seat with recorded attendance cannot be unassigned', async () => {
  const { user } = await openClass(() => classWith([seat(4, oliver)]), {
    deleteAttendee: () => {
      throw refused('Attendance is recorded for Oliver Bamford. Set it to none before the seat is unassigned.');
    },
  });
  await user.click(button('Unassign seat 4'));
  await user.click(dialog().getByRole('button', { name: 'Unassign seat' }));
  await waitFor(() => dialog().getByRole('heading', { name: 'Seat 4 was not unassigned' }));
  dialog().getByText(/^Attendance is recorded for Oliver Bamford/);
  await user.click(dialog().getByText('Close'));
  expect(document.activeElement).toBe(button('Unassign seat 4'));
});

test('when a colleague has removed the delegate meanwhile, one notice reports it, and the seat can be given again', async () => {
  let seats = [seat(4, oliver)];
  const { user } = await openClass(() => classWith(seats), {
    deleteAttendee: () => {
      seats = [seat(4)];
      throw Object.assign(new Error('This attendee no longer exists.'), { extensions: { status: 404 } });
    },
  });
  await user.click(button('Unassign seat 4'));
  await user.click(dialog().getByRole('button', { name: 'Unassign seat' }));
  await waitFor(() => expect(notices.get()).toMatchObject([{ text: 'This attendee no longer exists.' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Add attendee to seat 4')));
});
