export { Booking } from './Booking.ts';
export { BookingItem } from './BookingItem.ts';
export { migrations } from './migrations.ts';
export * as tables from './tables.ts';
export * as seed from './seed/index.ts';
