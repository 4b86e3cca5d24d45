import './bookingsOfCustomer.ts';
import './createPublicBookingItem.ts';
import './deleteBookingItem.ts';
import './updateBookingItem.ts';

export { Booking } from './Booking.ts';
export { BookingItem } from './BookingItem.ts';
export { migrations } from './migrations.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
