import { invalidInput, mutationField, staff } from '@console/api-kit';
import { updateBookingInput, whyNotChangeBooking, whyNotRemoveAddress } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { removeAddress, writeAddress } from '@console/core-api';
import { accountManagerOf } from './accountManager.ts';
import { bookedOn } from './bookedOn.ts';
import { Booking } from './nodes.ts';

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
    const changed = await writing.update(Booking, booking, {
      ...words,
      brandId: brand && (await writing.refer(Brand, brand, 'brand')).id,
      accountManagerId: accountManager && (await accountManagerOf(writing, accountManager, booking.accountManagerId)),
      bookedAt: bookedOn(bookedAt, booking.bookedAt),
      billingAddressId: billingAddress && (await writeAddress(writing, billingAddress, known)),
    });
    if (billingAddress === null) await removeAddress(writing, known);
    return changed;
  },
});
