import type { InputFields } from '@console/api-kit';
import { AddressInput } from '@console/core-api';

/** What a booking says of itself, in the inputs that make and change one. */
export const bookingFields = (t: InputFields) => ({
  title: t.string({ required: true }),
  brand: t.id({ required: true }),
  accountManager: t.id({ required: true }),
  bookedAt: t.string({ description: 'A day, YYYY-MM-DD. None is now, or stays as it was.' }),
  billingAddress: t.field({ type: AddressInput, description: "None is a copy of the customer's, or stays as it was." }),
  poNumber: t.string(),
  dealRecordId: t.string(),
  webBookingReference: t.string(),
  invoiceNotes: t.string(),
});

/** What the price of an item is made of. */
export const priceFields = (t: InputFields) => ({
  quantity: t.int({ required: true }),
  unitPrice: t.int({ required: true, description: 'Pence.' }),
  taxable: t.boolean({ required: true }),
  taxRatePercent: t.float({ description: 'None counts as 20.' }),
  poNumber: t.string(),
});
