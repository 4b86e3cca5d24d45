import './assignCustomerContactToBooking.ts';
import './availableContacts.ts';
import './bookingsOfCustomer.ts';
import './createPublicBookingItem.ts';
import './deleteBookingCustomerContact.ts';
import './deleteBookingItem.ts';
import './notesOfBooking.ts';
import './updateBookingItem.ts';

export { Booking } from './Booking.ts';
export { BookingItem } from './BookingItem.ts';
export { bookingItemGoing } from './itemEffects.ts';
export { migrations } from './migrations.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
