import { acknowledgePurchaseOrder } from './acknowledgePurchaseOrder.ts';
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
  assignCustomerContactToBooking,
  createCustomerContact,
  deleteBookingCustomerContact,
  updateCustomerContact,
} from './contacts.ts';
import { createNote } from './createNote.ts';
import type { MutationCase } from './MutationCase.ts';
import { updateInvoice } from './updateInvoice.ts';

/** One for every mutation of the schema: what it promises, and inputs that it takes, for whoever tests all of them. */
export const cases: readonly MutationCase[] = [
  acknowledgePurchaseOrder,
  assignCustomerContactToBooking,
  cancelBooking,
  completeBooking,
  confirmBooking,
  createBooking,
  createCustomerContact,
  createNote,
  createPublicBookingItem,
  deleteBooking,
  deleteBookingCustomerContact,
  deleteBookingItem,
  deliverBooking,
  holdBooking,
  resumeBooking,
  updateBooking,
  updateBookingItem,
  updateCustomerContact,
  updateInvoice,
];
