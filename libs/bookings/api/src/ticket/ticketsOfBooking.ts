import { builder, many } from '@console/api-kit';
import { Booking, Ticket } from '../nodes.ts';
import { ticket } from '../tables.ts';

builder.objectFields(Booking.ref, (t) => ({
  tickets: many(t, {
    of: () => Ticket,
    by: ticket.bookingId,
    order: { createdAt: ticket.createdAt },
    defaultOrder: { createdAt: 'DESC' },
    description: 'The latest first.',
  }),
}));
