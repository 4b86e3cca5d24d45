import './assignCustomerContactToBooking.ts';
import './availableContacts.ts';
import './bookingsOfCustomer.ts';
import './createBooking.ts';
import './createPublicBookingItem.ts';
import './deleteBooking.ts';
import './deleteBookingCustomerContact.ts';
import './deleteBookingItem.ts';
import './moveBooking.ts';
import './notesOfBooking.ts';
import './updateBooking.ts';
import './updateBookingItem.ts';

export { Booking } from './Booking.ts';
export { BookingItem } from './BookingItem.ts';
export { bookingCanceled, bookingConfirmed, bookingDeleting, bookingItemChanging } from './bookingEffects.ts';
export { migrations } from './migrations.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
