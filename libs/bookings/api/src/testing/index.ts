export { addBookingsToMove, type State } from './bookingsToMove.ts';
export { type AnsweredRequest, changeDesk } from './changeDesk.ts';
export { addDraftsWithClass, addDraftsWithPrivateItem, addPrivateClass } from './privateRows.ts';
export { type Stored, saleDesk } from './saleDesk.ts';
export { addContact, addDrafts, addDraftsWithSeats } from './saleRows.ts';
