import { connection, idOf } from '@console/testing';
import { booking, caldervalley, priya, publicItem, tom, trainingClass } from './bookingData.ts';

/** A public class with free seats in December. */
export const december = trainingClass('TC-20901', {
  title: 'Leadership Essentials',
  startsAt: '2026-12-08T09:30:00.000Z',
  endsAt: '2026-12-09T16:30:00.000Z',
  seatsFreeCount: 5,
});

export const oliver = {
  __typename: 'Attendee',
  id: idOf('attendees', 1),
  givenName: 'Oliver',
  familyName: 'Bamford',
  customerContact: { id: idOf('customer_contacts', 21) },
};

const november = trainingClass('TC-20871', {
  title: 'Leadership Essentials',
  courseVersion: {
    id: idOf('course_versions', 3),
    title: 'Leadership Essentials',
    number: 3,
    course: { id: idOf('courses', 1) },
  },
});

/** The item that the requests are about: four seats on a class in November. */
export const seats = publicItem({ class: november, seatedDelegates: [oliver], billedOn: [] });

/** A change request to move the four seats to December. The number is that of its reference: 1001 gives CR-1001. */
export function changeRequest(number: number, more: object = {}) {
  return {
    __typename: 'ChangeRequest',
    id: idOf('change_requests', number),
    reference: `CR-${number}`,
    version: 1,
    subject: 'Move Leadership Essentials to TC-20901',
    status: 'pending',
    approval: 'pending',
    fulfilment: 'none',
    kind: 'class',
    error: null,
    rejectionReason: null,
    createdAt: '2026-11-17T09:00:00.000Z',
    createdBy: priya,
    updatedAt: '2026-11-17T09:00:00.000Z',
    updatedBy: tom,
    booking: { ...booking(10482), customer: caldervalley },
    bookingItemId: seats.id,
    bookingItem: seats,
    reason: null,
    newStartsAt: null,
    newMaxAttendees: null,
    formerTrainingClass: null,
    formerTrainer: null,
    formerStartsAt: null,
    formerMaxAttendees: null,
    newTrainer: null,
    newTrainingClass: december,
    delegate: null,
    impact: [
      {
        entity: 'booking',
        target: idOf('bookings', 10482),
        reference: 'BK-10482',
        title: 'Calder Valley Housing',
        consequence: 'gives back 4 seats of TC-20871 and gets 4 seats of TC-20901',
      },
      {
        entity: 'invoice',
        target: idOf('invoices', 40001),
        reference: 'INV-40001',
        title: 'Calder Valley Housing',
        consequence: 'is issued and stays: the amount is the same',
      },
    ],
    touched: [],
    history: connection([]),
    ...more,
  };
}
