import { enumType } from '@console/api-kit';
import {
  bookingItemTypes,
  bookingStatuses,
  contactRoles,
  importOutcomes,
  ticketStatuses,
} from '@console/bookings-contracts';

export const BookingItemType = enumType('BookingItemType', bookingItemTypes);

export const BookingStatus = enumType('BookingStatus', bookingStatuses);

export const ContactRole = enumType('ContactRole', contactRoles);

export const ImportOutcome = enumType('ImportOutcome', importOutcomes);

export const TicketStatus = enumType('TicketStatus', ticketStatuses);
