import { isIssued } from '@console/billing-contracts';
import { addressLines, formatDate, formatMoney } from '@console/format';
import type { LetterBlock, LetterFact } from '@console/pdf';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import type { InvoiceToPrint, LineToPrint, NamedInvoice } from './invoicesToPrint.ts';
import { lookOf, paymentFacts, sellerBlock } from './senderOf.ts';
import { sumsOf } from './sumsOf.ts';

/** Decides all that the document of an invoice shows. */
export function documentOf(invoice: InvoiceToPrint): InvoiceDocument {
  const { seller, brand, number, reference } = invoice;
  const title = titleOf(invoice);
  return {
    name: `${title} ${number ?? reference}`,
    title,
    subtitle: number === null ? reference : `Number ${number} · ${reference}`,
    state: stateOf(invoice),
    notice: noticeOf(invoice),
    ...lookOf(invoice),
    logoOf: brand?.id ?? null,
    parties: [customerOf(invoice), sellerBlock(seller)],
    facts: factsOf(invoice),
    lines: invoice.lines.map(lineOf),
    vat: vatOf(invoice.lines),
    sums: sumsOf(invoice),
    howToPay: howToPay(invoice),
    texts: [
      { title: 'Reason for the credit', text: invoice.type === 'credit_note' ? invoice.creditReason : null },
      { title: 'Notes', text: invoice.notes },
    ].flatMap(({ title, text }) => (text?.trim() ? [{ title, text }] : [])),
  };
}

/** Whether the document counts for the VAT of seller and customer. */
const isVatDocument = ({ type, status }: InvoiceToPrint) => type !== 'pro_forma' && status !== 'draft';

function titleOf(invoice: InvoiceToPrint): string {
  if (invoice.type === 'pro_forma') return 'Pro forma invoice';
  const name = invoice.type === 'credit_note' ? 'credit note' : 'invoice';
  return isVatDocument(invoice) ? `VAT ${name}` : `Draft ${name}`;
}

function stateOf({ status }: InvoiceToPrint): string | null {
  return status === 'draft' ? 'Draft' : status === 'voided' ? 'Void' : null;
}

function noticeOf(invoice: InvoiceToPrint): string | null {
  const { type, status, convertedTo } = invoice;
  const name = type === 'credit_note' ? 'credit note' : 'invoice';
  const sentences = [
    status === 'draft' && type !== 'pro_forma' && `This is a draft. It is not a VAT ${name}.`,
    type === 'pro_forma' && 'This is not a VAT invoice.',
    convertedTo && `It was replaced by invoice ${namedIn(convertedTo)}.`,
    status === 'voided' &&
      `This ${name} is void. ${type === 'credit_note' ? 'It credits nothing.' : 'Nothing has to be paid for it.'}`,
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? sentences.join(' ') : null;
}

const namedIn = ({ number, reference, documentDate }: NamedInvoice) =>
  `${number === null ? reference : `${number} (${reference})`} of ${formatDate(documentDate)}`;

function customerOf({ customer, billingAddress, vatNumber, type }: InvoiceToPrint): LetterBlock {
  return {
    label: type === 'credit_note' ? 'Credit to' : 'Bill to',
    // Many addresses begin with the name.
    lines: [
      ...new Set([customer.name, ...addressLines(billingAddress ?? {})]),
      ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
    ],
  };
}

function factsOf(invoice: InvoiceToPrint): LetterFact[] {
  const { type, number, reference, documentDate, dueDate, suppliedOn, poNumber, credits } = invoice;
  const name = type === 'credit_note' ? 'Credit note' : 'Invoice';
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [`${name} number`, number === null ? null : String(number)],
    ['Our reference', reference],
    [`${name} date`, formatDate(documentDate)],
    ['Time of supply', suppliedOn && formatDate(suppliedOn)],
    ['Due date', type === 'credit_note' ? null : formatDate(dueDate)],
    ['Your PO number', poNumber],
    ['Credits invoice', credits && namedIn(credits)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The rate of a line: what is not taxable is exempt, and 0 % is zero-rated. */
function rateOf({ taxable, rate }: LineToPrint): string {
  return taxable ? `${rate ?? 20}%` : 'Exempt';
}

function lineOf(line: LineToPrint): InvoiceDocument['lines'][number] {
  const { description, quantity, unitPrice, net } = line;
  return {
    description,
    quantity: String(quantity),
    unitPrice: formatMoney(unitPrice),
    vatRate: rateOf(line),
    net: formatMoney(net),
  };
}

/** Sums of the lines of each rate, the highest rate first. What is exempt comes last. */
function vatOf(lines: readonly LineToPrint[]): InvoiceDocument['vat'] {
  const orderOf = ({ taxable, rate }: LineToPrint) => (taxable ? (rate ?? 20) : -1);
  const orders = [...new Set(lines.map(orderOf))].sort((one, other) => other - one);
  return orders.map((order) => {
    const of = lines.filter((line) => orderOf(line) === order);
    const total = (amountOf: (line: LineToPrint) => number) =>
      formatMoney(of.reduce((sum, line) => sum + amountOf(line), 0));
    const rate = order < 0 ? 'Exempt' : order === 0 ? 'Zero-rated (0%)' : `${order}%`;
    return { rate, net: total(({ net }) => net), vat: total(({ tax }) => tax) };
  });
}

function howToPay(invoice: InvoiceToPrint): InvoiceDocument['howToPay'] {
  const { seller, type, status, gross, owed, dueDate, reference } = invoice;
  const toPay = type === 'pro_forma' ? gross : owed;
  const mayPay = type !== 'credit_note' && isIssued(status) && toPay > 0;
  const facts = mayPay ? paymentFacts(seller, reference) : null;
  return facts && { title: `How to pay by ${formatDate(dueDate)}`, facts };
}
