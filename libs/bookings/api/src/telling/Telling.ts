import { implementNode, one, staff } from '@console/api-kit';
import { Attendee } from '@console/classes-api';
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
    customerContact: one(t, {
      from: telling.personId,
      to: () => CustomerContact,
      description: 'Null for a delegate without a contact.',
    }),
    attendee: one(t, {
      from: telling.attendeeId,
      to: () => Attendee,
      description: 'The delegate without a contact. Null for a contact, also when the contact has a seat.',
    }),
  }),
});
