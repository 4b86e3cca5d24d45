import { paymentMethods } from '@console/core-contracts';
import { formatMoney } from '@console/format';
import { across, date, money, oneOf, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { someAllocations } from './allocations.ts';
import { type InvoiceStatus, isIssued } from './invoiceStatus.ts';
import type { InvoiceType } from './invoiceType.ts';

const required = requiredIn.operations;

/** The input of `allocateCredit`: what is left of a credit note pays invoices. */
export const allocateCreditInput = z.object({
  creditNote: reference('Credit note', 'invoices', { required }),
  allocations: someAllocations,
});

/** How what is left of a credit note leaves it. */
export const creditReturns = ['refund', 'outside'] as const;

/** The input of `refundCreditNote`. */
export const refundCreditNoteInput = z
  .object({
    creditNote: reference('Credit note', 'invoices', { required }),
    kind: oneOf('What happens', creditReturns, { required }),
    amount: money('Amount', { required, min: 1 }),
    day: date('Day', { required }),
    paymentMethod: oneOf('Payment method', paymentMethods.values),
    notes: text('Notes', { max: 1000, multiline: true }),
  })
  .check(
    across(['kind', 'paymentMethod'], 'paymentMethod', ({ kind, paymentMethod }) =>
      kind === 'refund' && !paymentMethod ? required('Payment method') : null,
    ),
  );

/** What the rules about a credit read of its credit note. `owed` is below zero, in pence, while credit is left. */
export interface CreditNoteToUse {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly owed: number;
}

/** Why nothing of a credit note can be used, as a sentence. Null when something can. */
export function whyNotUseCredit(name: string, { type, status, owed }: CreditNoteToUse): string | null {
  if (type !== 'credit_note') return `${name} is no credit note.`;
  if (!isIssued(status)) return `${name} is not issued or void, so it has no credit.`;
  return owed < 0 ? null : `Nothing is left of ${name}.`;
}

/** Why so much cannot be returned from a credit note, as a sentence. Null when it can. */
export function whyNotReturn(name: string, note: CreditNoteToUse, amount: number): string | null {
  const whyNot = whyNotUseCredit(name, note);
  if (whyNot !== null) return whyNot;
  return amount > -note.owed ? `Only ${formatMoney(-note.owed)} is left of ${name}.` : null;
}
