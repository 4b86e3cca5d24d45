import { mutationField, staff } from '@console/api-kit';
import { updateBookingItemInput, whyNoTerms, whyNotChangeItem } from '@console/bookings-contracts';
import { trainerTermsAgreed } from '@console/classes-api';
import { BookingItem } from '../nodes.ts';
import { announceChange, changePrice } from './changePrice.ts';
import { followPoNumber } from './followPoNumber.ts';
import { lockInClass } from './lockInClass.ts';
import { moveSeats } from './moveSeats.ts';

mutationField('updateBookingItem', {
  description:
    "Changes the parts of an item's price. A larger quantity of a public class reserves seats, a smaller one releases some.",
  rule: staff,
  input: updateBookingItemInput,
  describe: {
    taxRatePercent: 'Null means 20.',
    trainerDayRate: 'Of a private class. Null means the rate of the trainer for the course.',
    trainerTravel: 'Of a private class, for all days.',
  },
  changes: BookingItem,
  write: async (writing, { id, version, ...price }) => {
    const { class: held, booking, row: item } = await lockInClass(writing, { id, version });
    writing.refuseIf(whyNotChangeItem(item));
    const { trainerDayRate, trainerTravel } = price;
    const agreed = (trainerDayRate ?? trainerTravel ?? null) !== null;
    if (agreed) writing.refuseIf(whyNoTerms(item));
    const changed = await changePrice(writing, { booking, item }, price);
    await moveSeats(writing, changed, item.quantity, held);
    await announceChange(writing, { booking, item }, changed);
    const numbered = await followPoNumber(writing, held, item.poNumber, changed);
    const terms = [item, changed].map((row) => `${row.trainerDayRate} ${row.trainerTravel}`);
    if (terms[0] !== terms[1]) await writing.announce(trainerTermsAgreed, { class: numbered });
    return changed;
  },
});
