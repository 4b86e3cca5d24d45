import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { everyRoute } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { dialog } from '../testing/openClass.ts';
import { openClassPage, twoDays } from '../testing/openClassPage.ts';

test('NAV-17 the people whom a cancellation affects are links, as the bookings are', async () => {
  const [booking, contact, trainer] = [
    idOf('bookings', 'BK-1'),
    idOf('customer_contacts', 'Oliver'),
    idOf('trainers', 'Hannah'),
  ];
  const impactOf = [
    { entity: 'booking', target: booking, reference: 'BK-10482', title: 'Hallam', consequence: 'is canceled' },
    {
      entity: 'delegate',
      target: contact,
      reference: 'Seat 4',
      title: 'Oliver Bamford',
      consequence: 'loses the seat',
    },
    { entity: 'delegate', target: null, reference: 'Seat 5', title: 'Idris Khan', consequence: 'loses the seat' },
    { entity: 'trainer', target: trainer, reference: 'Trainer', title: 'Hannah Whitfield', consequence: 'is free' },
  ];
  const { user } = await openClassPage(twoDays({ impactOf, attended: false }), '?tab=sessions', { host: everyRoute });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel class' }));
  await dialog().findByText('This touches 1 booking, 2 delegates and 1 trainer.');
  for (const [name, path] of [
    ['BK-10482', bookingLinks.detail(booking)],
    ['Oliver Bamford', coreLinks.customerContact(contact)],
    ['Hannah Whitfield', classLinks.trainer(trainer)],
  ] as const) {
    const link = dialog().getByRole('link', { name: new RegExp(`^${name}`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  }
  expect(dialog().getByText('Idris Khan').closest('a')).toBeNull();
});
