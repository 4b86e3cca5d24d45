import { mutationField, staff } from '@console/api-kit';
import { cancelBookingItemInput } from '@console/bookings-contracts';
import { keepLeavingDelegates } from '@console/classes-api';
import { carryOut } from '../booked-class/carryOut.ts';
import { lockInBooking } from '../booking-item/lockInBooking.ts';
import { lockRecordedOn } from '../booking-item/recordedOn.ts';
import { BookingItem } from '../nodes.ts';
import { itemToCancel, planItemCancel } from './planItemCancel.ts';

mutationField('cancelBookingItem', {
  description:
    'Cancels one item of a booking and frees its seats. When nothing else is left of the booking, the booking is canceled with it.',
  rule: staff,
  input: cancelBookingItemInput,
  changes: BookingItem,
  write: async (writing, { reason, ...input }) => {
    writing.explain(reason);
    const { row: item } = await lockInBooking(writing, BookingItem, input);
    const recorded = await lockRecordedOn(writing, [item]);
    const known = await itemToCancel(writing.tx, item, recorded);
    if (!known) throw new Error(`The booking of the item ${item.id} was locked, but does not exist.`);
    const { whyNot, following } = planItemCancel(known);
    writing.refuseIf(whyNot);
    await keepLeavingDelegates(writing, [item]);
    const [canceled] = await carryOut(writing, [following]);
    if (!canceled) throw new Error(`The item ${item.id} was locked, but was not canceled.`);
    return canceled;
  },
});
