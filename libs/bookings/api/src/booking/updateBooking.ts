import { invalidInput, mutationField, staff } from '@console/api-kit';
import { updateBookingInput, whyNotChangeBooking, whyNotRemoveAddress } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { Booking } from '../nodes.ts';
import { accountManagerOf } from './accountManager.ts';
import { bookedOn } from './bookedOn.ts';
import { writeBooking } from './writeBooking.ts';

mutationField('updateBooking', {
  description: 'Changes a booking. Absent fields keep their value.',
  rule: staff,
  input: updateBookingInput,
  changes: Booking,
  write: async (writing, { id, version, brand, accountManager, bookedAt, billingAddress, ...words }) => {
    const booking = await writing.lock(Booking, { id, version });
    writing.refuseIf(whyNotChangeBooking(booking));
    const needsAddress =
      billingAddress === null && booking.billingAddressId !== null ? whyNotRemoveAddress(booking) : null;
    if (needsAddress !== null) throw invalidInput({ path: 'billingAddress', message: needsAddress });
    const changes = {
      ...words,
      brandId: brand && (await writing.refer(Brand, brand, 'brand')).id,
      accountManagerId: accountManager && (await accountManagerOf(writing, accountManager, booking.accountManagerId)),
      bookedAt: bookedOn(bookedAt, booking.bookedAt),
    };
    return writeBooking(writing, booking, billingAddress, changes);
  },
});
