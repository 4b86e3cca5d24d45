import { formatMoney } from '@console/format';
import { acrossItems, fieldGroup, list, money, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';
import { type InvoiceStatus, isIssued } from './invoiceStatus.ts';
import { type InvoiceType, invoiceTypes } from './invoiceType.ts';

const required = requiredIn.operations;

/** An invoice, and what it gets of a sum. Without an amount it gets nothing. */
export const allocationFields = fieldGroup('AllocationInput', {
  invoice: reference('Invoice', 'invoices', { required }),
  amount: money('Amount'),
});

const most = 100;

const onceEach = acrossItems<{ invoice: string; amount: number | null }>((items) => {
  const seen = new Set<string>();
  return [...items].flatMap(([index, { invoice }]) => {
    const isFirst = !seen.has(invoice);
    seen.add(invoice);
    return isFirst ? [] : [[[index, 'invoice'], 'Each invoice is named once'] as const];
  });
});

/** Without any amount nothing would be written, and it would look as if something was. */
const someAmount = acrossItems<{ invoice: string; amount: number | null }>((items) => {
  const [first] = items.keys();
  const isNothing = [...items.values()].every(({ amount }) => !amount);
  return first !== undefined && isNothing ? [[[first, 'amount'], 'At least one invoice needs an amount']] : [];
});

/** For which invoices a sum is. The rest stays on account. */
export const allocations = list('Invoices', allocationFields, { max: most }).check(onceEach);

/** For which invoices something on account is. */
export const someAllocations = list('Invoices', allocationFields, { required, max: most }).check(onceEach, someAmount);

/** The form that asks for which invoices something on account is. */
export const allocationsForm = z.object({ allocations: someAllocations });

/** The amount of an allocation, as a form or an input holds it. */
interface Allocated {
  readonly amount?: number | string | null | undefined;
}

/** Returns the sum of the amounts, in pence. Words that are no amount, and amounts below zero, count as nothing. */
export function sumOfAllocations(all: readonly Allocated[]): number {
  return all.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? Math.max(0, amount) : 0), 0);
}

/** Why a sum cannot be allocated like this, as a sentence. Null when it can. */
export function whyNotAllocate(amount: number, all: readonly Allocated[]): string | null {
  const sum = sumOfAllocations(all);
  if (sum <= amount) return null;
  return `The invoices get ${formatMoney(sum)}, which is ${formatMoney(sum - amount)} more than there is.`;
}

/** What the rules about paying read of an invoice. `owed` is in pence. */
export interface InvoiceToPay {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly owed: number;
}

/**
 * Why an invoice cannot be paid, credited from account or written off, as a sentence. Null when it can.
 *
 * @param name its reference.
 */
export function whyNotSettle(name: string, { type, status, owed }: InvoiceToPay): string | null {
  if (status === 'draft') return `${name} is a draft. It can be paid once it is issued.`;
  if (!isIssued(status)) return `${name} is ${status === 'voided' ? 'void' : 'converted'}, so nothing is owed on it.`;
  if (type === 'credit_note' || type === 'pro_forma') {
    return `${name} is a ${invoiceTypes.labels[type].toLowerCase()}, so nothing is owed on it.`;
  }
  return owed > 0 ? null : `Nothing is owed on ${name}.`;
}

/** Why an invoice cannot get so much, as a sentence. Null when it can. */
export function whyNotAmount(name: string, { owed }: Pick<InvoiceToPay, 'owed'>, amount: number): string | null {
  return amount <= owed ? null : `Only ${formatMoney(owed)} is owed on ${name}.`;
}
