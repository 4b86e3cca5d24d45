import { givenIn, mutationField, staff } from '@console/api-kit';
import { grossOf, updateBookingItemInput, whyNotChangeItem, whyTooDear } from '@console/bookings-contracts';
import { BookingItem } from './BookingItem.ts';
import { bookingItemGoing } from './bookingEffects.ts';
import { priceFields } from './inputFields.ts';
import { lockItem } from './lockItem.ts';
import { moveSeats } from './moveSeats.ts';

mutationField('updateBookingItem', {
  description:
    'Changes what the price of an item is made of. More seats of a public class are reserved, fewer given back.',
  rule: staff,
  check: updateBookingItemInput,
  input: (t) => ({
    id: t.id({ required: true }),
    version: t.int(),
    ...priceFields(t),
  }),
  changes: BookingItem,
  write: async (writing, { id, version, ...price }, given) => {
    const { booking, item } = await lockItem(writing, { id, version });
    writing.refuseIf(whyNotChangeItem(item));
    await writing.announce(bookingItemGoing, { item, to: 'change' });
    const changes = givenIn(price, given);
    writing.refuseIf(whyTooDear(booking.gross - item.gross + grossOf({ ...item, ...changes })));
    const changed = await writing.update(BookingItem, item, changes);
    await moveSeats(writing, changed, item.quantity);
    return changed;
  },
});
