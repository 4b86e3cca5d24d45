import { reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';
import type { InvoiceStatus } from './invoiceStatus.ts';
import type { InvoiceType } from './invoiceType.ts';

/** The input of `draftInvoiceAgain`. */
export const draftInvoiceAgainInput = z.object({
  invoice: reference('Invoice', 'invoices', { required: requiredIn.operations }),
});

/** An item of a booking that an invoice was for. */
export interface ItemOfVoid {
  /** The status of the item, which is one of a booking. */
  readonly status: string;
  /** The reference of another invoice that bills it now. */
  readonly billedBy: string | null;
}

interface InvoiceToDraftAgain {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly items: readonly ItemOfVoid[];
}

const fromConfirmation: readonly string[] = ['confirmed', 'delivered', 'complete'];

/** Whether an item is to be drafted again: it is confirmed or later, and no invoice bills it. */
export const isUnbilled = ({ status, billedBy }: ItemOfVoid): boolean =>
  fromConfirmation.includes(status) && billedBy === null;

/** The reason why what a void invoice was for is not drafted again, as a sentence. Null when it is. */
export function whyNotDraftAgain({ type, status, items }: InvoiceToDraftAgain): string | null {
  if (status !== 'voided') return 'Only a void invoice is drafted again.';
  if (type !== 'invoice' || items.length === 0) {
    return 'Only an invoice for items of a booking is drafted again.';
  }
  if (items.some(isUnbilled)) return null;
  if (items.some((item) => item.status === 'on_hold' && item.billedBy === null)) {
    return 'What this invoice was for is on hold. It is drafted again when its booking is resumed.';
  }
  const billed = items.find(({ billedBy }) => billedBy !== null);
  return billed
    ? `${billed.billedBy} bills already what this invoice was for.`
    : 'What this invoice was for is canceled.';
}
