import { connection, idOf } from '@console/testing';
import { booking, priya, tom, trainingClass } from './bookingData.ts';

export const amelia = {
  id: idOf('users', 3),
  avatarUrl: null,
  person: { id: idOf('people', 3), fullName: 'Amelia Hughes' },
};

/** A post, or with `changes` a change of status. */
export function activity(number: number, more: object = {}) {
  return {
    __typename: 'TicketActivity',
    id: idOf('ticket_activities', number),
    body: `<p>Post ${number}</p>`,
    attributeChanges: null,
    updatedAt: '2026-11-13T15:44:00.000Z',
    updatedBy: priya,
    ...more,
  };
}

export const moved = (number: number, from: string, to: string) =>
  activity(number, { body: null, attributeChanges: { status: { from, to } }, updatedAt: '2026-11-13T15:41:00.000Z' });

/** A ticket of Amelia Hughes about an item of BK-10482. The number is that of its reference: 5203 gives TK-5203. */
export function ticket(number: number, more: object = {}) {
  return {
    __typename: 'Ticket',
    id: idOf('tickets', number),
    reference: `TK-${number}`,
    version: 1,
    subject: 'Change of delegate names',
    body: '<p>Could you swap <strong>two seats</strong>?</p>',
    status: 'open',
    createdAt: '2026-11-13T15:22:00.000Z',
    createdBy: amelia,
    updatedAt: '2026-11-16T09:10:00.000Z',
    updatedBy: tom,
    booking: { __typename: 'Booking', ...booking(10482) },
    bookingItem: {
      id: idOf('booking_items', 1),
      class: trainingClass('TC-20871', { title: 'Leadership Essentials' }),
    },
    activities: connection([]),
    ...more,
  };
}
