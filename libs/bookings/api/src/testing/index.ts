export { addBookingsToMove, type State } from './bookingsToMove.ts';
export { addPrivateClass } from './privateRows.ts';
export { addContact, addDraftsWithSeats } from './saleRows.ts';
