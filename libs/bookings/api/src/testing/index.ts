export { addBookingsToMove, type State } from './bookingsToMove.ts';
export { addContact, addDrafts, addDraftsWithSeats } from './saleRows.ts';
