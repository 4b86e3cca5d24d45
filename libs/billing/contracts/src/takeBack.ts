import { reasonForm, recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `reverseReceipt`. */
export const reverseReceiptInput = z.object({ ...recordSeen('Receipt', 'receipts'), ...reasonForm.shape });

/** The input of `reversePayment`. */
export const reversePaymentInput = z.object({ ...recordSeen('Payment', 'payments'), ...reasonForm.shape });

/**
 * Why a payment or a receipt cannot be taken back, as a sentence. Null when it can.
 *
 * @param what 'payment' or 'receipt'.
 */
export function whyNotTakeBack(what: string, { reversedAt }: { readonly reversedAt: unknown }): string | null {
  return reversedAt == null ? null : `This ${what} was taken back already.`;
}
