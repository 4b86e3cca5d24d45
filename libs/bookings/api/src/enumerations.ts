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

export const BookingItemType = enumType('BookingItemType', bookingItemTypes.values);

export const BookingStatus = enumType('BookingStatus', bookingStatuses.values);

export const ContactRole = enumType('ContactRole', contactRoles.values);

export const ImportOutcome = enumType('ImportOutcome', importOutcomes);

export const TicketStatus = enumType('TicketStatus', ticketStatuses.values);

export const ChangeRequestStatus = enumType('ChangeRequestStatus', changeRequestStatuses.values);

export const ChangeRequestApproval = enumType('ChangeRequestApproval', changeRequestApprovals.values);

export const ChangeRequestFulfilment = enumType('ChangeRequestFulfilment', changeRequestFulfilments.values);

export const ChangeRequestKind = enumType('ChangeRequestKind', changeRequestKinds.values);
