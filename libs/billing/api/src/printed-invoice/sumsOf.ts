import { isIssued } from '@console/billing-contracts';
import { formatMoney } from '@console/format';
import type { LetterSum } from '@console/pdf';
import type { InvoiceToPrint } from './invoicesToPrint.ts';

/** The sums below the lines: what it comes to, what settles it, and what is left. */
export function sumsOf(invoice: InvoiceToPrint): LetterSum[] {
  const { type, net, tax, gross, status } = invoice;
  if (type === 'credit_note') return sumsOfCredit(invoice);
  const lines = [plain('Net', net), plain('VAT', tax)];
  if (type === 'pro_forma' || !isIssued(status)) return [...lines, strong('Total', gross)];
  const settled = settledBy(invoice);
  if (settled.length === 0) return [...lines, strong('Total to pay', gross)];
  return [...lines, plain('Total', gross), ...settled, balanceOf(invoice)];
}

function sumsOfCredit({ net, tax, gross, owed, status, settled, setAgainst }: InvoiceToPrint): LetterSum[] {
  const lines = [plain('Net credited', net), plain('VAT credited', tax), strong('Total credited', gross)];
  if (!isIssued(status)) return lines;
  // What was paid back before there were kinds of payments is a payment.
  const paidBack = (settled.refund ?? 0) + (settled.payment ?? 0);
  return [
    ...lines,
    ...unless0('Set against invoices', setAgainst),
    ...unless0('Paid back', paidBack),
    ...unless0('Settled outside', settled.outside),
    ...unless0('Left on your account', -owed),
  ];
}

function settledBy({ settled }: InvoiceToPrint): LetterSum[] {
  return [
    ...unless0('Paid', -(settled.payment ?? 0)),
    ...unless0('Credited', -(settled.credit ?? 0)),
    ...unless0('Written off', -(settled.write_off ?? 0)),
  ];
}

function balanceOf({ owed }: InvoiceToPrint): LetterSum {
  if (owed < 0) return strong('Overpaid by', -owed);
  return strong(owed > 0 ? 'Left to pay' : 'Nothing left to pay', owed);
}

const plain = (label: string, pence: number): LetterSum => ({ label, value: formatMoney(pence) });

const strong = (label: string, pence: number): LetterSum => ({ ...plain(label, pence), strong: true });

const unless0 = (label: string, pence = 0): LetterSum[] => (pence === 0 ? [] : [plain(label, pence)]);
