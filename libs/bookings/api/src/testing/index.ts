export { addBookingsToMove, type State } from './bookingsToMove.ts';
export { type AnsweredRequest, changeDesk } from './changeDesk.ts';
export { addPrivateClass } from './privateRows.ts';
export { type Stored, saleDesk } from './saleDesk.ts';
export { addContact, addDraftsWithSeats } from './saleRows.ts';
