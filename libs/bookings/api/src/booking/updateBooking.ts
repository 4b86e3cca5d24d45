import { invalidInput, mutationField, staff } from '@console/api-kit';
import { updateBookingInput, whyNotChangeBooking, whyNotRemoveAddress } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { changeKeptAddress } from '@console/core-api';
import { Booking } from '../nodes.ts';
import { accountManagerOf } from './accountManager.ts';
import { bookedOn } from './bookedOn.ts';

mutationField('updateBooking', {
  description: 'Changes a booking. Absent fields keep their value.',
  rule: staff,
  input: updateBookingInput,
  changes: Booking,
  write: async (writing, { id, version, brand, accountManager, bookedAt, billingAddress, ...words }) => {
    const booking = await writing.lock(Booking, { id, version });
    writing.refuseIf(whyNotChangeBooking(booking));
    const known = booking.billingAddressId;
    const needsAddress = billingAddress === null && known !== null ? whyNotRemoveAddress(booking) : null;
    if (needsAddress !== null) throw invalidInput({ path: 'billingAddress', message: needsAddress });
    const changes = {
      ...words,
      brandId: brand && (await writing.refer(Brand, brand, 'brand')).id,
      accountManagerId: accountManager && (await accountManagerOf(writing, accountManager, booking.accountManagerId)),
      bookedAt: bookedOn(bookedAt, booking.bookedAt),
    };
    return changeKeptAddress(
      writing,
      { type: Booking, part: 'billingAddress' },
      billingAddress,
      known,
      (billingAddressId) => writing.update(Booking, booking, { ...changes, billingAddressId }),
    );
  },
});
