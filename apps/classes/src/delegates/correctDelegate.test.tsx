import { notices } from '@console/platform';
import { everyRoute } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connection, idOf } from '../testing/classData.ts';
import { attendee, classWith, dialog, openClass, seat } from '../testing/openClass.ts';

const oliver = attendee('Oliver', 'Bamford');

test('a delegate is a link to the contact, with every number and the email in a menu', async () => {
  const { user } = await openClass(() => classWith([seat(3, oliver), seat(4)]), {}, { host: everyRoute });
  const name = await screen.findByRole('link', { name: 'Bamford' });
  expect(name.getAttribute('href')).toBe(`/customer-contact/${oliver.customerContact.id.split('/')[1]}`);
  await user.click(screen.getByRole('button', { name: 'Reach Oliver Bamford' }));
  const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
  expect(items).toEqual([
    ['07700 900417', 'tel:07700900417'],
    ['+44 (0)114 496 0174', 'tel:+441144960174'],
    ['oliver.bamford@hallam.example', 'mailto:oliver.bamford@hallam.example'],
    ['Open contact', name.getAttribute('href')],
  ]);
});

test('an email that another delegate or contact has is warned of while it is typed, and can be saved', async () => {
  const maya = attendee('Maya', 'Okafor');
  const bookingItem = {
    id: idOf('booking_items', 'two'),
    class: { id: idOf('training_classes', 'TC-20901'), reference: 'TC-20901' },
  };
  const elsewhere = {
    ...maya,
    trainingSeatReservation: { id: idOf('training_seat_reservations', 'far'), seatNumber: 2, bookingItem },
  };
  const { user, sent } = await openClass(() => classWith([seat(3, oliver)]), {
    delegatesWithEmail: () => [elsewhere],
    customerContacts: () => connection([{ ...maya.customerContact, fullName: 'Maya Okafor', email: maya.email }]),
    updateAttendee: () => ({ attendee: { ...oliver, email: maya.email, version: 2 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Correct the name on seat 3' }));
  const email = dialog().getByRole('textbox', { name: /^Email/ });
  await user.clear(email);
  await user.type(email, 'Maya.Okafor@hallam.example');
  await dialog().findByText('Maya Okafor on seat 2 of TC-20901 has this email too. People may share a mailbox.');
  await dialog().findByText('Maya Okafor has this email too. People may share a mailbox.');
  expect(sent('DelegatesWithEmailQuery')).toEqual([{ attendees: [oliver.id], email: 'Maya.Okafor@hallam.example' }]);
  await user.click(dialog().getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('CorrectDelegateDialogMutation')).toMatchObject([{ input: { email: 'Maya.Okafor@hallam.example' } }]);
});

test('the name on a seat is corrected in a dialog, also after attendance was recorded', async () => {
  let delegate = oliver;
  const { user, sent } = await openClass(() => classWith([{ ...seat(3, delegate), attendance: 'full' }]), {
    updateAttendee: () => {
      delegate = { ...oliver, familyName: 'Bamforth', version: 2 };
      return { attendee: delegate };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct the name on seat 3' }));
  const family = dialog().getByRole('textbox', { name: /^Family name/ });
  await user.clear(family);
  await user.type(family, 'Bamforth');
  await user.click(dialog().getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('CorrectDelegateDialogMutation')).toMatchObject([
    { input: { id: oliver.id, version: 1, givenName: 'Oliver', familyName: 'Bamforth', email: oliver.email } },
  ]);
  await screen.findByText('Bamforth');
  expect(notices.get()).toMatchObject([{ details: ['The name on seat 3 is corrected.'] }]);
});
