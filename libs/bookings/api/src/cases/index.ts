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
import { assignTrainingSeat, createAttendee, deleteAttendee } from './delegates.ts';
import { invariants } from './invariants.ts';
import { lists } from './lists.ts';
import { importDelegates, moveAttendee } from './seatedDelegates.ts';

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
    assignCustomerContactToBooking,
    assignTrainingSeat,
    cancelBooking,
    completeBooking,
    confirmBooking,
    createAttendee,
    createBooking,
    createPublicBookingItem,
    deleteAttendee,
    deleteBooking,
    deleteBookingCustomerContact,
    deleteBookingItem,
    deliverBooking,
    holdBooking,
    importDelegates,
    moveAttendee,
    resumeBooking,
    updateBooking,
    updateBookingItem,
  ],
  effects: [
    { mutation: 'cancelTrainingClass', expectedChanges: followingBookings },
    { mutation: 'deliverTrainingClass', expectedChanges: followingBookings },
    { mutation: 'postponeTrainingClass', expectedChanges: followingBookings },
    { mutation: 'rescheduleTrainingClass', expectedChanges: followingBookings },
  ],
  lists,
  invariants,
};
