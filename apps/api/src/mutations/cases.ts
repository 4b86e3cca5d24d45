import { acknowledgePurchaseOrder } from './acknowledgePurchaseOrder.ts';
import { markTrainingSession, updateTrainingSeat } from './attendance.ts';
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
import {
  cancelTrainingClass,
  confirmTrainingClass,
  deliverTrainingClass,
  postponeTrainingClass,
  rescheduleTrainingClass,
  updateTrainingClass,
} from './classMoves.ts';
import {
  assignCustomerContactToBooking,
  createCustomerContact,
  deleteBookingCustomerContact,
  updateCustomerContact,
} from './contacts.ts';
import { createNote } from './createNote.ts';
import { assignTrainingSeat, createAttendee, deleteAttendee } from './delegates.ts';
import type { MutationCase } from './MutationCase.ts';
import { updateInvoice } from './updateInvoice.ts';

/** One for every mutation of the schema: what it promises, and inputs that it takes, for whoever tests all of them. */
export const cases: readonly MutationCase[] = [
  acknowledgePurchaseOrder,
  assignCustomerContactToBooking,
  assignTrainingSeat,
  cancelBooking,
  cancelTrainingClass,
  completeBooking,
  confirmBooking,
  confirmTrainingClass,
  createAttendee,
  createBooking,
  createCustomerContact,
  createNote,
  createPublicBookingItem,
  deleteAttendee,
  deleteBooking,
  deleteBookingCustomerContact,
  deleteBookingItem,
  deliverBooking,
  deliverTrainingClass,
  holdBooking,
  markTrainingSession,
  postponeTrainingClass,
  rescheduleTrainingClass,
  resumeBooking,
  updateBooking,
  updateBookingItem,
  updateCustomerContact,
  updateInvoice,
  updateTrainingClass,
  updateTrainingSeat,
];
