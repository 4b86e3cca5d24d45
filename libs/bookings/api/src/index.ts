import './booking-contact/BookingCustomerContact.ts';
import './booked-class/bookersOfClass.ts';
import './booking-item/BookingItem.ts';
import './booking/Booking.ts';
import './booking-contact/assignCustomerContactToBooking.ts';
import './booking-contact/availableContacts.ts';
import './booking/bookingsOfBrand.ts';
import './customer/bookingsOfCustomer.ts';
import './cancel-item/cancelBookingItem.ts';
import './change-request/ChangeRequest.ts';
import './change-request/createChangeRequest.ts';
import './change-request/historyOfChangeRequest.ts';
import './change-request/implementChangeRequest.ts';
import './change-request/moveChangeRequest.ts';
import './delegate/classDelegates.ts';
import './booking-contact/contactsBooked.ts';
import './booking/createBooking.ts';
import './customer/customerAddresses.ts';
import './customer/customerNames.ts';
import './booking-item/createPublicBookingItem.ts';
import './delegate/assignTrainingSeat.ts';
import './delegate/createAttendee.ts';
import './delegate/delegatesWithEmail.ts';
import './delegate/deleteAttendee.ts';
import './delegate-import/DelegateImport.ts';
import './delegate-import/importDelegates.ts';
import './delegate/moveAttendee.ts';
import './delegate/updateAttendee.ts';
import './booking/deleteBooking.ts';
import './booking-contact/deleteBookingCustomerContact.ts';
import './booking-item/deleteBookingItem.ts';
import './booked-class/followClassMove.ts';
import './booked-class/followClassEdit.ts';
import './booked-class/trainerTerms.ts';
import './cancel-item/impactOfItemCancel.ts';
import './delegate/formerDelegatesFile.ts';
import './delegate/formerReservations.ts';
import './booking/historyOfBooking.ts';
import './booking-move/impactOfMove.ts';
import './booking-item/itemsOfClass.ts';
import './booking-item/lastSeatPrice.ts';
import './booking-move/moveBooking.ts';
import './booking/notesOfBooking.ts';
import './booking/workflowsOfBooking.ts';
import './booking-item/workflowsOfItem.ts';
import './private-item/bookPrivateClass.ts';
import './private-item/classesToBook.ts';
import './private-item/createPrivateBookingItem.ts';
import './private-item/updatePrivateBookingItem.ts';
import './refreshes.ts';
import './sortKeys.ts';
import './register/classRegister.ts';
import './telling/Telling.ts';
import './telling/PersonToTell.ts';
import './telling/createTelling.ts';
import './telling/deleteTelling.ts';
import './telling/toldByMail.ts';
import './delegate/seatedDelegates.ts';
import './ticket/createTicket.ts';
import './ticket/createTicketActivity.ts';
import './ticket/Ticket.ts';
import './ticket/TicketActivity.ts';
import './ticket/ticketsOfBooking.ts';
import './ticket/updateTicket.ts';
import './booking/updateBooking.ts';
import './booking-item/updateBookingItem.ts';

export { bookingsList } from './booking/Booking.ts';
export { completeBookingRows } from './booking/completeBookingRows.ts';
export { keepTaxTogether, roundTaxAlone } from './booking-item/taxOfSplitItem.ts';
export {
  type BookingWithItems,
  bookingChanged,
  bookingDeleting,
  bookingItemChanged,
  bookingItemChanging,
  bookingItemRebooked,
  bookingItemsCanceled,
  bookingsCanceled,
  bookingsConfirmed,
  bookingsDelivered,
  owedForBooking,
  paidItems,
} from './bookingEffects.ts';
export { peopleOfBooking } from './mail-target/mailAboutBooking.ts';
export { Booking, BookingItem } from './nodes.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
export { openTicket } from './ticket/openTicket.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'bookings', folder: new URL('../migrations/', import.meta.url) };
