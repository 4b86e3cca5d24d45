import { iriOf, refreshes } from '@console/api-kit';
import {
  PublicSchedule,
  TrainingClass,
  TrainingSeat,
  TrainingSeatReservation,
  TrainingSession,
} from '@console/classes-api';
import { Customer, CustomerContact } from '@console/core-api';
import {
  Booking,
  BookingCustomerContact,
  BookingItem,
  ChangeRequest,
  Telling,
  Ticket,
  TicketActivity,
} from './nodes.ts';

// The list of bookings is searched and sorted by the customer's name.
refreshes(Customer, { lists: [Booking] });
refreshes(Booking, { records: ({ customerId }) => [iriOf(Customer, customerId)] });
// Triggers release an item's seats together with the item, and add its price to the booking's price.
refreshes(BookingItem, {
  records: ({ bookingId, classId }) => [iriOf(Booking, bookingId), iriOf(TrainingClass, classId)],
  lists: [Booking, TrainingSession, TrainingSeat, PublicSchedule],
});
refreshes(BookingCustomerContact, {
  records: ({ bookingId, personId }) => [iriOf(Booking, bookingId), iriOf(CustomerContact, personId)],
});
refreshes(TrainingSeatReservation, { records: ({ bookingItemId }) => [iriOf(BookingItem, bookingItemId)] });
refreshes(Ticket, {
  records: ({ bookingId, bookingItemId }) => [
    iriOf(Booking, bookingId),
    bookingItemId === null ? null : iriOf(BookingItem, bookingItemId),
  ],
});
refreshes(Telling, { records: ({ bookingId }) => [iriOf(Booking, bookingId)] });
refreshes(TicketActivity, { records: ({ ticketId }) => [iriOf(Ticket, ticketId)] });
// A booking shows its change requests, and says whether it is discussed in one; so does an item.
refreshes(ChangeRequest, {
  records: ({ bookingId, bookingItemId }) => [iriOf(Booking, bookingId), iriOf(BookingItem, bookingItemId)],
});
