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
  itemPrice,
  publicItemInputFor,
  seatsChangeInputFor,
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
} from './bookingItemRules.ts';
export { type BookingItemType, bookingItemTypes } from './bookingItemType.ts';
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
export { type BookingStatus, bookingStatuses } from './bookingStatus.ts';
export { bookingsOfBrandLink } from './bookingsOfBrandLink.ts';
export {
  changeRequestForm,
  changeRequestToWrite,
  createChangeRequestInput,
  rejectChangeRequestInput,
} from './changeRequestInputs.ts';
export {
  type AskedField,
  type AskedNames,
  askedFieldNames,
  askedWords,
  asksFor,
  type ChangeRequestKind,
  changeRequestKinds,
  kindOfChange,
  kindsOf,
  proposedSubject,
} from './changeRequestKind.ts';
export {
  type ChangeRequestMove,
  type ChangeRequestToMove,
  changeRequestMoves,
  isOpenRequest,
  movesOfChangeRequest,
  whyNotApprove,
  whyNotMoveChangeRequest,
} from './changeRequestMoves.ts';
export {
  delegateHasLeft,
  whyAlreadyThere,
  whyNotKind,
  whyNotLeaveSeats,
  whyNotNumber,
  whyNotRequestChange,
  whySameClass,
} from './changeRequestRules.ts';
export {
  type ChangeRequestApproval,
  type ChangeRequestFulfilment,
  type ChangeRequestStatus,
  changeRequestApprovals,
  changeRequestFulfilments,
  changeRequestStatuses,
} from './changeRequestStatus.ts';
export { type ContactRole, contactRoles, rolesText } from './contactRole.ts';
export {
  assignTrainingSeatInput,
  attendeeDetails,
  createAttendeeInput,
  deleteAttendeeInput,
  importDelegatesInput,
  moveAttendeeInput,
  updateAttendeeInput,
  whyListTooLong,
} from './delegateInputs.ts';
export type { MendedDelegate } from './delegateLine.ts';
export {
  type DelegateList,
  type ListedDelegate,
  readDelegates,
  startOfLine,
  unlimited,
  whyTooManyDelegates,
  withMendedLine,
  withoutLines,
} from './delegateList.ts';
export { type ToDelete, whyNotDeleteBooking, whyNotDeleteItem } from './deletionRules.ts';
export { getsSeat, type ImportOutcome, importOutcomes, whyNotImport } from './importOutcome.ts';
export { bookingLinks, changeRequestLinks } from './links.ts';
export {
  bookPrivateClassInput,
  createPrivateBookingItemInput,
  editPrivateItemInput,
  privateItemPrice,
  updatePrivateBookingItemInput,
} from './privateItemInputs.ts';
export { type ClassToBook, whyNoTerms, whyNotBookClass, whyNotPrivate } from './privateItemRules.ts';
export { requestChangeLink } from './requestChangeLink.ts';
export { type ClassWithSeats, type ItemWithSeats, whyNotItemSeats, whyNotTakeSeats } from './seatRules.ts';
export {
  type BookingItemSlotProps,
  type BookingSlotProps,
  bookingDetailPanel,
  bookingItemPanel,
  type TicketSlotProps,
  ticketDetailPanel,
} from './slots.ts';
export { createTellingInput, deleteTellingInput } from './tellingInputs.ts';
export { statusChangeOf, type TicketChanges } from './ticketChanges.ts';
export { createTicketActivityInput, createTicketInput, updateTicketInput } from './ticketInputs.ts';
export { nextMoveOfTicket, type TicketMove, ticketMoves, whyNotMoveTicket, whyNotPost } from './ticketMoves.ts';
export { type TicketStatus, ticketStatuses } from './ticketStatus.ts';
