import { builder } from '@console/api-kit';
import { bookingItemTypes, bookingStatuses, contactRoles } from '@console/bookings-contracts';

export const BookingItemType = builder.enumType('BookingItemType', { values: bookingItemTypes });

export const BookingStatus = builder.enumType('BookingStatus', { values: bookingStatuses });

export const ContactRole = builder.enumType('ContactRole', { values: contactRoles });
