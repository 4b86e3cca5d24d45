import { mutationField, staff } from '@console/api-kit';
import { updateTicketInput, whyNotMoveTicket } from '@console/bookings-contracts';
import { Ticket, TicketActivity } from '../nodes.ts';

mutationField('updateTicket', {
  description: 'Moves a ticket to its next status, and adds an activity with the status before and after.',
  rule: staff,
  input: updateTicketInput,
  changes: Ticket,
  write: async (writing, { status, ...seen }) => {
    const ticket = await writing.lock(Ticket, seen);
    const to = status ?? ticket.status;
    writing.refuseIf(whyNotMoveTicket(to, ticket));
    const attributeChanges = { status: { from: ticket.status, to } };
    await writing.insert(TicketActivity, { ticketId: ticket.id, attributeChanges });
    return writing.update(Ticket, ticket, { status: to });
  },
});
