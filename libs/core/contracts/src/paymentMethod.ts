/** The payment methods of a customer, spelled as in O§3. */
export const paymentMethods = ['bank_transfer', 'credit_card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The label of each method. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank transfer',
  credit_card: 'Credit card',
};

/** The label of a payment method. Enumerations are open: a method that this release does not know shows its own name. */
export function paymentMethodLabel(method: string): string {
  const labels: Readonly<Record<string, string>> = paymentMethodLabels;
  return labels[method] ?? method;
}
