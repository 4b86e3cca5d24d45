export { addBookingsToMove, type State } from './bookingsToMove.ts';
export { addDraftsWithClass, addDraftsWithPrivateItem, addPrivateClass } from './privateRows.ts';
export { addContact, addDrafts, addDraftsWithSeats } from './saleRows.ts';
