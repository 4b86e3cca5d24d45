import { renewCopiedKeys, renewSortKeys } from '@console/api-kit';
import { tables } from '@console/core-api';
import { booking, changeRequest, ticket } from './tables.ts';

const { customer } = tables;

renewSortKeys(booking, [{ key: booking.titleSort, from: booking.title }]);
// The trigger copies a name to 200 bookings only.
renewCopiedKeys(booking, {
  copy: booking.customerNameSort,
  by: booking.customerId,
  of: { table: customer, id: customer.id, text: customer.name, key: customer.nameSort },
});
renewSortKeys(ticket, [{ key: ticket.subjectSort, from: ticket.subject }]);
renewSortKeys(changeRequest, [{ key: changeRequest.subjectSort, from: changeRequest.subject }]);
