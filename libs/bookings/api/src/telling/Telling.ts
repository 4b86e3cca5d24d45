import { implementNode, one, staff } from '@console/api-kit';
import { CustomerContact } from '@console/core-api';
import { Booking, Telling } from '../nodes.ts';
import { telling } from '../tables.ts';

implementNode(Telling, {
  description:
    'Somebody was told that a booking, or a class of it, is canceled or postponed. Its creation says by whom and when.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    booking: one(t, { from: telling.bookingId, to: () => Booking, required: true }),
    customerContact: one(t, { from: telling.personId, to: () => CustomerContact, required: true }),
  }),
});
