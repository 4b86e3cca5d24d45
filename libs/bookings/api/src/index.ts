import './BookingCustomerContact.ts';
import './BookingItem.ts';
import './Booking.ts';
import './assignCustomerContactToBooking.ts';
import './availableContacts.ts';
import './bookingsOfBrand.ts';
import './bookingsOfCustomer.ts';
import './cancelBookingItem.ts';
import './changeRequests/ChangeRequest.ts';
import './changeRequests/createChangeRequest.ts';
import './changeRequests/historyOfChangeRequest.ts';
import './changeRequests/impactOfRequestedChange.ts';
import './changeRequests/implementChangeRequest.ts';
import './changeRequests/moveChangeRequest.ts';
import './classDelegates.ts';
import './contactsBooked.ts';
import './createBooking.ts';
import './customerNames.ts';
import './createPublicBookingItem.ts';
import './delegates/assignTrainingSeat.ts';
import './delegates/createAttendee.ts';
import './delegates/deleteAttendee.ts';
import './delegates/DelegateImport.ts';
import './delegates/importDelegates.ts';
import './delegates/moveAttendee.ts';
import './deleteBooking.ts';
import './deleteBookingCustomerContact.ts';
import './deleteBookingItem.ts';
import './follow/followClassMove.ts';
import './follow/followClassEdit.ts';
import './follow/trainerTerms.ts';
import './follow/impactOfClassMove.ts';
import './follow/impactOfItemCancel.ts';
import './formerDelegatesFile.ts';
import './formerReservations.ts';
import './historyOfBooking.ts';
import './impact/impactOfMove.ts';
import './impact/impactOnBooking.ts';
import './itemsOfClass.ts';
import './lastSeatPrice.ts';
import './moveBooking.ts';
import './notesOfBooking.ts';
import './privateItem/bookPrivateClass.ts';
import './privateItem/classesToBook.ts';
import './privateItem/createPrivateBookingItem.ts';
import './privateItem/updatePrivateBookingItem.ts';
import './refreshes.ts';
import './register/classRegister.ts';
import './seatedDelegates.ts';
import './tickets/createTicket.ts';
import './tickets/createTicketActivity.ts';
import './tickets/Ticket.ts';
import './tickets/TicketActivity.ts';
import './tickets/ticketsOfBooking.ts';
import './tickets/updateTicket.ts';
import './updateBooking.ts';
import './updateBookingItem.ts';

export { bookingsList } from './Booking.ts';
export {
  type BookingWithItems,
  bookingDeleting,
  bookingItemChanging,
  bookingItemRebooked,
  bookingItemsCanceled,
  bookingsCanceled,
  bookingsConfirmed,
  bookingsDelivered,
} from './bookingEffects.ts';
export { impactOfChangeRequest, type RequestedChange } from './changeRequests/impactOfChangeRequest.ts';
export { completeBookingRows } from './completeBookingRows.ts';
export { type FollowingBooking, followOfClass, itemsLeft } from './follow/followOfClass.ts';
export { impactOfItemCancel } from './follow/followOfItem.ts';
export { impactOfBookingMove, paidItems } from './impact/inquiries.ts';
export { planMove } from './impact/planMove.ts';
export { Booking, BookingItem } from './nodes.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
export { keepTaxTogether, roundTaxAlone } from './taxOfSplitItem.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'bookings', folder: new URL('../migrations/', import.meta.url) };
