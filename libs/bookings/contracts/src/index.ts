export {
  assignCustomerContactToBookingInput,
  deleteBookingCustomerContactInput,
  whyNotUnassign,
} from './bookingContactInputs.ts';
export {
  bookingToWrite,
  createBookingInput,
  moveBookingInput,
  newBookingInputFor,
  updateBookingInput,
  whyNotRemoveAddress,
} from './bookingInputs.ts';
export {
  createPublicBookingItemInput,
  deleteBookingItemInput,
  itemChangeInputFor,
  itemPrice,
  publicItemInputFor,
  updateBookingItemInput,
  whyItemTooExpensive,
} from './bookingItemInputs.ts';
export {
  type BookingItemMove,
  type BookingItemToMove,
  bookingItemMoves,
  bookingToDownload,
  cancelBookingItemInput,
  movesOfItem,
  whyNotMoveItem,
} from './bookingItemMoves.ts';
export {
  grossOf,
  whyBookingTooExpensive,
  whyNotAddItem,
  whyNotChangeItem,
  whyNotFewerSeats,
  whyNotMoreSeats,
} from './bookingItemRules.ts';
export { type BookingItemType, bookingItemTypeLabels, bookingItemTypes } from './bookingItemType.ts';
export {
  type BookingMove,
  type BookingToMove,
  bookingMoves,
  factsOfItems,
  movesOfBooking,
  whyNotChangeBooking,
  whyNotMoveBooking,
} from './bookingMoves.ts';
export { type BookingPart, bookingPartInputs, bookingPartLabels } from './bookingParts.ts';
export { type BookingStatus, bookingStatuses, bookingStatusLabels } from './bookingStatus.ts';
export { type ContactRole, contactRoleLabel, contactRoleLabels, contactRoles } from './contactRole.ts';
export {
  assignTrainingSeatInput,
  attendeeDetails,
  createAttendeeInput,
  deleteAttendeeInput,
  importDelegatesInput,
  moveAttendeeInput,
  whyListTooLong,
} from './delegateInputs.ts';
export {
  type DelegateList,
  type ListedDelegate,
  readDelegates,
  startOfLine,
  unlimited,
  whyTooManyDelegates,
  withoutLines,
} from './delegateList.ts';
export { type ToDelete, whyNotDeleteBooking, whyNotDeleteItem } from './deletionRules.ts';
export { getsSeat, type ImportOutcome, importOutcomes, whyNotImport } from './importOutcome.ts';
export { bookingLinks } from './links.ts';
export { type BookingSlotProps, bookingDetailPanel } from './slots.ts';
export { defaultTaxRatePercent, taxRateOf } from './tax.ts';
