/** How a customer pays, letter for letter (O§3). */
export const paymentMethods = ['bank_transfer', 'credit_card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What each way is called on screen. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank transfer',
  credit_card: 'Credit card',
};
