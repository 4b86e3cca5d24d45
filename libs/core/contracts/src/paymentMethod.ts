import { defineEnumeration, type ValueOf } from '@console/rules';

/** The payment methods of a customer, spelled as in O§3. */
export const paymentMethods = defineEnumeration({ bank_transfer: 'Bank transfer', credit_card: 'Credit card' });
export type PaymentMethod = ValueOf<typeof paymentMethods>;
