import type { DomainCases } from '@console/api-kit/testing';
import { assignCustomerContactToBooking, deleteBookingCustomerContact } from './bookingContacts.ts';
import { createPublicBookingItem, deleteBookingItem, updateBookingItem } from './bookingItems.ts';
import {
  cancelBooking,
  completeBooking,
  confirmBooking,
  deliverBooking,
  holdBooking,
  resumeBooking,
} from './bookingMoves.ts';
import { createBooking, deleteBooking, updateBooking } from './bookings.ts';
import { cancelBookingItem } from './cancelBookingItem.ts';
import {
  approveChangeRequest,
  cancelChangeRequest,
  createChangeRequest,
  implementChangeRequest,
  rejectChangeRequest,
} from './changeRequests.ts';
import { assignTrainingSeat, createAttendee, deleteAttendee } from './delegates.ts';
import { indexes } from './indexes.ts';
import { invariants } from './invariants.ts';
import { bookPrivateClass, createPrivateBookingItem, updatePrivateBookingItem } from './privateItems.ts';
import { importDelegates, moveAttendee, updateAttendee } from './seatedDelegates.ts';
import { createTelling, deleteTelling } from './tellings.ts';
import { createTicket, createTicketActivity, updateTicket } from './tickets.ts';

const deliveredItem = (undone: string) => ({
  when: 'a booking item is delivered, although the class is not',
  sql: `WITH booked AS (UPDATE booking SET status = 'delivered', held_from = NULL, held_by_class = false WHERE id = :id)
    UPDATE booking_item SET status = 'delivered' WHERE id = :id`,
  message: `A booking item of this class has been delivered, so the class can no longer be ${undone}.`,
});

/** The changes that a move of a class also announces, because its bookings follow it. */
const followingBookings = [
  'updated bookings/:id',
  'updated booking_items/:id',
  'customers/*',
  'lists Booking',
  'lists TrainingSeat',
];

export const cases: DomainCases = {
  mutations: [
    approveChangeRequest,
    cancelChangeRequest,
    createChangeRequest,
    implementChangeRequest,
    rejectChangeRequest,
    assignCustomerContactToBooking,
    assignTrainingSeat,
    bookPrivateClass,
    cancelBooking,
    cancelBookingItem,
    completeBooking,
    confirmBooking,
    createAttendee,
    createBooking,
    createPrivateBookingItem,
    createPublicBookingItem,
    createTelling,
    createTicket,
    createTicketActivity,
    deleteAttendee,
    deleteBooking,
    deleteBookingCustomerContact,
    deleteBookingItem,
    deleteTelling,
    deliverBooking,
    holdBooking,
    importDelegates,
    moveAttendee,
    resumeBooking,
    updateAttendee,
    updateBooking,
    updateBookingItem,
    updateTicket,
    updatePrivateBookingItem,
  ],
  effects: [
    {
      mutation: 'cancelTrainingClass',
      expectedChanges: followingBookings,
      refused: [deliveredItem('canceled')],
    },
    { mutation: 'createCustomer', expectedChanges: ['lists Booking'] },
    { mutation: 'updateCustomer', expectedChanges: ['lists Booking'] },
    {
      mutation: 'deleteCustomerContact',
      refused: [
        {
          when: 'the contact is on a booking',
          sql: `INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
            SELECT :id, id, customer_id, :id, ARRAY['booker'] FROM booking
            WHERE customer_id = (SELECT customer_id FROM person WHERE id = :id) ORDER BY id LIMIT 1`,
          message: '1 booking refers to this contact, so it cannot be deleted.',
        },
      ],
    },
    { mutation: 'deliverTrainingClass', expectedChanges: followingBookings },
    {
      mutation: 'postponeTrainingClass',
      expectedChanges: followingBookings,
      refused: [deliveredItem('postponed')],
    },
    { mutation: 'rescheduleTrainingClass', expectedChanges: followingBookings },
  ],
  indexes,
  invariants,
};
