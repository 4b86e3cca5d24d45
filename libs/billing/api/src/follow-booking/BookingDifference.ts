import { builder, loadRow, ownStatements, staff } from '@console/api-kit';
import { Invoice } from '../nodes.ts';
import { type Difference, differencesOf, draftOfBooking } from './planFollowing.ts';

const BookingDifference = builder.objectRef<Difference>('BookingDifference').implement({
  description: 'A part in which a draft says something else than its booking.',
  rule: staff,
  fields: (t) => ({
    part: t.exposeString('part', { description: 'PO number, Billing address, Line 1' }),
    invoice: t.exposeString('invoice', { nullable: true }),
    booking: t.exposeString('booking', { nullable: true }),
  }),
});

builder.objectField(Invoice.ref, 'bookingDifferences', (t) =>
  t.field({
    type: [BookingDifference],
    extensions: ownStatements(5),
    description: 'Where a draft that somebody has edited says something else than its booking.',
    columns: ['id', 'status', 'followsBooking', 'bookingId'],
    resolve: async ({ id, status, followsBooking, bookingId }, _args, context) => {
      if (status !== 'draft' || followsBooking || bookingId === null) return [];
      const row = await loadRow(context, Invoice, id);
      const draft = row && (await draftOfBooking(context.database, row));
      return draft ? differencesOf(draft) : [];
    },
  }),
);
