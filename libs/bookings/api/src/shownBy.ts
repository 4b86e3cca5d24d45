import { iriOf, shownBy } from '@console/api-kit';
import { TrainingClass, TrainingSeat, TrainingSeatReservation, TrainingSession } from '@console/classes-api';
import { Customer, CustomerContact } from '@console/core-api';
import { Booking, BookingCustomerContact, BookingItem } from './nodes.ts';

shownBy(Booking, { records: ({ customerId }) => [iriOf(Customer, customerId)] });
// In the database the seats of an item go and are given back with it, and its price is its booking's.
shownBy(BookingItem, {
  records: ({ bookingId, classId }) => [iriOf(Booking, bookingId), iriOf(TrainingClass, classId)],
  lists: [Booking, TrainingSession, TrainingSeat],
});
shownBy(BookingCustomerContact, {
  records: ({ bookingId, personId }) => [iriOf(Booking, bookingId), iriOf(CustomerContact, personId)],
});
shownBy(TrainingSeatReservation, { records: ({ bookingItemId }) => [iriOf(BookingItem, bookingItemId)] });
