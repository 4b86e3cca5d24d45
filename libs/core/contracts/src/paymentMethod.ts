/** How a customer pays, letter for letter (O§3). */
export const paymentMethods = ['bank_transfer', 'credit_card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What each way is called on screen. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank transfer',
  credit_card: 'Credit card',
};

/** What a way of paying is called; enumerations are open, so one that this console does not know shows its own name. */
export function paymentMethodLabel(method: string): string {
  const labels: Readonly<Record<string, string>> = paymentMethodLabels;
  return labels[method] ?? method;
}
