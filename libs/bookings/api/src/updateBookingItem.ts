import { invalidInput, mutationField, staff } from '@console/api-kit';
import {
  grossOf,
  updateBookingItemInput,
  whyBookingTooExpensive,
  whyItemTooExpensive,
  whyNotChangeItem,
} from '@console/bookings-contracts';
import { bookingItemChanging } from './bookingEffects.ts';
import { lockInClass } from './lockInClass.ts';
import { moveSeats } from './moveSeats.ts';
import { BookingItem } from './nodes.ts';

mutationField('updateBookingItem', {
  description:
    "Changes the parts of an item's price. A larger quantity of a public class reserves seats, a smaller one releases some.",
  rule: staff,
  input: updateBookingItemInput,
  describe: { taxRatePercent: 'Null means 20.' },
  changes: BookingItem,
  write: async (writing, { id, version, ...price }) => {
    const { class: held, booking, row: item } = await lockInClass(writing, { id, version });
    writing.refuseIf(whyNotChangeItem(item));
    await writing.announce(bookingItemChanging, { item, to: 'change' });
    const { quantity = item.quantity, unitPrice = item.unitPrice, taxable = item.taxable } = price;
    const { taxRatePercent = item.taxRatePercent } = price;
    const tooDear = whyItemTooExpensive({ quantity, unitPrice });
    if (tooDear !== null) throw invalidInput({ path: 'unitPrice', message: tooDear });
    const gross = grossOf({ quantity, unitPrice, taxable, taxRatePercent });
    writing.refuseIf(whyBookingTooExpensive(booking.gross - item.gross + gross));
    const changed = await writing.update(BookingItem, item, price);
    await moveSeats(writing, changed, item.quantity, held);
    return changed;
  },
});
