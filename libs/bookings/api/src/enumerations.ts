import { enumType } from '@console/api-kit';
import {
  bookingItemTypes,
  bookingStatuses,
  changeRequestApprovals,
  changeRequestFulfilments,
  changeRequestKinds,
  changeRequestStatuses,
  contactRoles,
  importOutcomes,
  ticketStatuses,
} from '@console/bookings-contracts';

export const BookingItemType = enumType('BookingItemType', bookingItemTypes);

export const BookingStatus = enumType('BookingStatus', bookingStatuses);

export const ContactRole = enumType('ContactRole', contactRoles);

export const ImportOutcome = enumType('ImportOutcome', importOutcomes);

export const TicketStatus = enumType('TicketStatus', ticketStatuses);

export const ChangeRequestStatus = enumType('ChangeRequestStatus', changeRequestStatuses);

export const ChangeRequestApproval = enumType('ChangeRequestApproval', changeRequestApprovals);

export const ChangeRequestFulfilment = enumType('ChangeRequestFulfilment', changeRequestFulfilments);

export const ChangeRequestKind = enumType('ChangeRequestKind', changeRequestKinds);
