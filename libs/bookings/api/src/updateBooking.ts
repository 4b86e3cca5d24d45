import { mutationField, staff } from '@console/api-kit';
import { updateBookingInput, whyNotChangeBooking } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { AddressInput, writeAddress } from '@console/core-api';
import { accountManagerOf } from './accountManager.ts';
import { Booking } from './Booking.ts';
import { bookedOn } from './bookedOn.ts';

mutationField('updateBooking', {
  description: 'Changes what a booking says of itself, as a whole. Without a billing address it keeps the one it has.',
  rule: staff,
  check: updateBookingInput,
  input: (t) => ({
    id: t.id({ required: true }),
    version: t.int(),
    title: t.string({ required: true }),
    brand: t.id({ required: true }),
    accountManager: t.id({ required: true }),
    bookedAt: t.string({ description: 'A day, YYYY-MM-DD; none leaves it.' }),
    billingAddress: t.field({ type: AddressInput }),
    poNumber: t.string(),
    dealRecordId: t.string(),
    webBookingReference: t.string(),
    invoiceNotes: t.string(),
  }),
  changes: Booking,
  write: async (writing, { id, version, brand, accountManager, bookedAt, billingAddress, ...words }) => {
    const booking = await writing.lock(Booking, { id, version });
    writing.refuseIf(whyNotChangeBooking(booking));
    const known = booking.billingAddressId;
    return writing.update(Booking, booking, {
      ...words,
      brandId: (await writing.refer(Brand, brand, 'brand')).id,
      accountManagerId: await accountManagerOf(writing, accountManager, booking.accountManagerId),
      bookedAt: bookedOn(bookedAt, booking.bookedAt),
      billingAddressId: billingAddress ? await writeAddress(writing, billingAddress, known) : known,
    });
  },
});
