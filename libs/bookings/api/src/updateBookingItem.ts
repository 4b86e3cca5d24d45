import { mutationField, staff } from '@console/api-kit';
import { grossOf, updateBookingItemInput, whyNotChangeItem, whyTooDear } from '@console/bookings-contracts';
import { BookingItem } from './BookingItem.ts';
import { bookingItemGoing } from './bookingEffects.ts';
import { lockItem } from './lockItem.ts';
import { moveSeats } from './moveSeats.ts';

mutationField('updateBookingItem', {
  description:
    'Changes what the price of an item is made of, as a whole. More seats of a public class are reserved, fewer given back.',
  rule: staff,
  check: updateBookingItemInput,
  input: (t) => ({
    id: t.id({ required: true }),
    version: t.int(),
    quantity: t.int({ required: true }),
    unitPrice: t.int({ required: true, description: 'Pence.' }),
    taxable: t.boolean({ required: true }),
    taxRatePercent: t.float({ description: 'None counts as 20.' }),
    poNumber: t.string(),
  }),
  changes: BookingItem,
  write: async (writing, { id, version, ...price }) => {
    const { booking, item } = await lockItem(writing, { id, version });
    writing.refuseIf(whyNotChangeItem(item));
    await writing.announce(bookingItemGoing, { item, to: 'change' });
    writing.refuseIf(whyTooDear(booking.gross - item.gross + grossOf(price)));
    const changed = await writing.update(BookingItem, item, price);
    await moveSeats(writing, changed, item.quantity);
    return changed;
  },
});
