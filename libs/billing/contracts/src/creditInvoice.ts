import { paymentMethods } from '@console/core-contracts';
import { formatMoney, type IsoDate, toIsoDate } from '@console/format';
import {
  across,
  acrossItems,
  date,
  fieldGroup,
  list,
  money,
  oneOf,
  reasonForm,
  reference,
  requiredIn,
} from '@console/rules';
import * as z from 'zod/mini';
import { type InvoiceStatus, invoiceStatuses, isIssued } from './invoiceStatus.ts';
import { type InvoiceType, invoiceTypes } from './invoiceType.ts';

const required = requiredIn.operations;

/** A line, and what of it is credited with its VAT. Without an amount nothing of it is. */
export const creditedLineFields = fieldGroup('CreditedLineInput', {
  line: reference('Line', 'invoice_lines', { required }),
  amount: money('Amount'),
});

const onceEach = acrossItems<{ line: string; amount: number | null }>((items) => {
  const seen = new Set<string>();
  return [...items].flatMap(([index, { line }]) => {
    const isFirst = !seen.has(line);
    seen.add(line);
    return isFirst ? [] : [[[index, 'line'], 'Each line is named once'] as const];
  });
});

/**
 * The input of `creditInvoice`. What was paid already is split: `refund` is paid back, `outside` is settled elsewhere, and the rest
 * stays on account.
 */
export const creditInvoiceInput = z
  .object({
    invoice: reference('Invoice', 'invoices', { required }),
    documentDate: date('Document date', { required }),
    ...reasonForm.shape,
    lines: list('Lines', creditedLineFields, { required, max: 100 }).check(onceEach),
    refund: money('Refund'),
    refundMethod: oneOf('Refund method', paymentMethods.values),
    outside: money('Settled outside'),
  })
  .check(
    across(['refund', 'refundMethod'], 'refundMethod', ({ refund, refundMethod }) =>
      refund && !refundMethod ? required('Refund method') : null,
    ),
  );

/** A line of an issued invoice, with what is credited of it already. Money is in pence. */
export interface CreditableLine {
  readonly id: string;
  readonly net: number;
  readonly tax: number;
  readonly taxable: boolean;
  /** Null counts as 20. */
  readonly taxRatePercent: number | null;
  readonly credited: { readonly net: number; readonly tax: number };
}

/** The net and the VAT of what is credited of a line. */
export interface CreditedPart {
  readonly net: number;
  readonly tax: number;
}

/** What is left to credit of a line, with its VAT. */
export const leftOfLine = ({ net, tax, credited }: CreditableLine): number => net - credited.net + (tax - credited.tax);

/**
 * Splits a gross amount of a line into net and VAT. The VAT is that of the gross, half up. The last part of a line takes what is
 * left of both, so that the parts come to the line.
 */
export function partOfLine(line: CreditableLine, gross: number): CreditedPart {
  const left = { net: line.net - line.credited.net, tax: line.tax - line.credited.tax };
  if (gross === left.net + left.tax) return left;
  const hundredths = line.taxable ? Math.round((line.taxRatePercent ?? 20) * 100) : 0;
  const whole = 10_000 + hundredths;
  const usual = Math.floor((2 * gross * hundredths + whole) / (2 * whole));
  const tax = Math.min(left.tax, Math.max(usual, gross - left.net));
  return { net: gross - tax, tax };
}

/** What becomes of a credit. Money is in pence. */
export interface CreditSplit {
  /** What of it pays the invoice. */
  readonly paysInvoice: number;
  /** What was paid before. It is paid back, settled outside, or on account. */
  readonly excess: number;
  readonly refund: number;
  readonly outside: number;
  readonly onAccount: number;
}

/** Splits a credit exactly: first it pays what the invoice owes. What is left is on account, unless it is paid back or settled outside. */
export function splitCredit(
  gross: number,
  owed: number,
  { refund, outside }: { readonly refund?: number | null; readonly outside?: number | null },
): CreditSplit {
  const paysInvoice = Math.min(gross, Math.max(0, owed));
  const excess = gross - paysInvoice;
  const [back, elsewhere] = [refund ?? 0, outside ?? 0];
  return { paysInvoice, excess, refund: back, outside: elsewhere, onAccount: excess - back - elsewhere };
}

/** Why a split cannot be made, as a sentence. Null when it can. */
export function whyNotSplit({ excess, onAccount }: CreditSplit): string | null {
  if (onAccount >= 0) return null;
  return `Only ${formatMoney(excess)} of it was paid before, so ${formatMoney(-onAccount)} less can be paid back or settled outside.`;
}

/** Why an invoice cannot be credited, as a sentence. Null when it can. */
export function whyNotCredit(
  name: string,
  invoice: { readonly type: InvoiceType; readonly status: InvoiceStatus },
): string | null {
  const { type, status } = invoice;
  if (type === 'credit_note' || type === 'pro_forma')
    return `A ${invoiceTypes.labels[type].toLowerCase()} is not credited.`;
  if (isIssued(status)) return null;
  return `${name} is ${invoiceStatuses.labels[status].toLowerCase()}. Only an issued invoice is credited.`;
}

/** Why a credit note cannot have a day, as a sentence. Null when it can. */
export function whyNotCreditOn(day: IsoDate, invoiceDate: IsoDate, now: Date): string | null {
  if (day > toIsoDate(now)) return 'Document date must not be in the future';
  return day < invoiceDate ? 'Document date must not be before the invoice' : null;
}
