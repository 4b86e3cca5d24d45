import { type SellerParticulars, whatSellerLacks, whyNotDated } from '@console/core-contracts';
import { addDays, formatDate, type Instant, type IsoDate, joinList, toIsoDate } from '@console/format';
import { defineMoves, movesFrom, whyNotMove } from '@console/rules';
import { type InvoiceStatus, invoiceStatuses, isIssued } from './invoiceStatus.ts';
import type { InvoiceType } from './invoiceType.ts';

/** The facts that the guards of an invoice's moves read. A screen leaves out facts that it does not know; the server checks them again. */
export interface InvoiceToMove {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly documentDate: Instant;
  /** The lock date of its seller. */
  readonly lockedBefore?: Instant | null | undefined;
  /** What it must say and does not, as words for a sentence: what `whatInvoiceLacks` returns. */
  readonly lacks?: readonly string[] | undefined;
  /** The reference of a credit note for it that is not void. */
  readonly creditedBy?: string | null | undefined;
  /** Whether money was paid back or settled outside on this credit note. */
  readonly paidBack?: boolean | undefined;
  /** The reference of an invoice that bills what this pro forma asks for. */
  readonly billedBy?: string | null | undefined;
}

/** The moves of an invoice. The server, the screens and the state diagram all use this one definition. */
export const invoiceMoves = defineMoves<InvoiceStatus, InvoiceToMove>()({
  subject: 'invoice',
  states: invoiceStatuses.labels,
  moves: {
    issue: {
      label: 'Issue',
      from: ['draft'],
      to: 'confirmed',
      guard: whyNotIssue,
      asks: 'it says what a UK VAT invoice must say: who sells with address and VAT number, who buys with a billing address, and what',
      effect:
        'gives it the next document number of its seller, a document date, a due date and a time of supply, keeps the particulars of the day, and fixes its lines. A pro forma gets no number',
    },
    convert: {
      label: 'Convert to invoice',
      from: ['confirmed'],
      to: 'converted',
      guard: whyNotConvert,
      asks: 'it is a pro forma, and no invoice bills its items yet',
      effect: 'drafts the invoice with its lines',
    },
    pay: {
      label: 'Pay',
      from: ['confirmed', 'paid_partial'],
      to: 'paid',
      effect:
        'is no move of a person: the state follows what settles the invoice, and goes back when that is taken back',
    },
    payInPart: {
      label: 'Pay in part',
      from: ['confirmed', 'paid'],
      to: 'paid_partial',
      effect: 'is no move of a person',
    },
    overpay: {
      label: 'Overpay',
      from: ['confirmed', 'paid_partial', 'paid'],
      to: 'paid_overpaid',
      effect: 'is no move of a person',
    },
    takeBack: {
      label: 'Take payments back',
      from: ['paid_partial', 'paid', 'paid_overpaid'],
      to: 'confirmed',
      effect: 'is no move of a person',
    },
    void: {
      label: 'Void',
      from: ['draft', 'confirmed', 'paid_partial', 'paid'],
      to: 'voided',
      guard: whyNotVoid,
      asks: 'nothing was paid on it, no credit note is for it, and its month is not closed. A credit note may have paid invoices',
      effect: 'takes it out of the book, as if it had never been issued; what a credit note paid is owed again',
      loses: 'A void invoice stays void.',
      needsReason: true,
    },
  },
});

/** The moves that a person makes. */
export type InvoiceMove = 'issue' | 'convert' | 'void';

const movesOfPeople: readonly string[] = ['issue', 'convert', 'void'] satisfies InvoiceMove[];

/** The moves that an invoice's state and type allow to a person, in order. */
export function movesOfInvoice({ status, type }: Pick<InvoiceToMove, 'status' | 'type'>): InvoiceMove[] {
  const moves = movesFrom(invoiceMoves, status).filter((move): move is InvoiceMove => movesOfPeople.includes(move));
  return type === 'pro_forma' ? moves : moves.filter((move) => move !== 'convert');
}

/** The reason why an invoice cannot be moved, as a sentence. Null when it can. */
export function whyNotMoveInvoice(move: InvoiceMove, invoice: InvoiceToMove): string | null {
  return whyNotMove(invoiceMoves, move, invoice);
}

/** What the rules about issuing read of an invoice and the records that it names. */
export interface InvoiceParts {
  readonly seller: SellerParticulars;
  readonly customerName: string;
  /** Null without an address. */
  readonly billingAddress: object | null | undefined;
  /** The number of lines. */
  readonly lines: number;
}

/** Returns what an invoice must say and does not yet, as words for a sentence: "the seller's VAT number". */
export function whatInvoiceLacks({ seller, customerName, billingAddress, lines }: InvoiceParts): string[] {
  return [
    ...whatSellerLacks(seller).map((words) => `the seller's ${words}`),
    !customerName && "the customer's name",
    !billingAddress && 'a billing address',
    lines === 0 && 'a line',
  ].filter((words) => words !== false);
}

/** The latest document date: a year from now. */
export const latestDocumentDate = (now: Instant): IsoDate => addDays(toIsoDate(now), 365);

/** The reason why an invoice cannot have this document date, as a sentence. Null when it can. */
export function whyNotDocumentDate(
  day: IsoDate,
  lockedBefore: Instant | null | undefined,
  now: Instant,
): string | null {
  const last = latestDocumentDate(now);
  return day > last ? `The document date must not be after ${formatDate(last)}.` : whyNotDated(day, lockedBefore);
}

function whyNotIssue({ type, lacks = [] }: InvoiceToMove): string | null {
  if (type === 'credit_note') return 'A credit note is issued when it is written. Void this one and write it again.';
  return lacks.length === 0 ? null : `Before it is issued this invoice needs ${joinList(lacks)}.`;
}

function whyNotConvert({ type, billedBy = null }: InvoiceToMove): string | null {
  if (type !== 'pro_forma') return 'Only a pro forma is converted to an invoice.';
  return billedBy === null ? null : `${billedBy} bills what this pro forma asks for. Void the pro forma instead.`;
}

/** A draft is in no book, so a closed month does not keep it. */
function whyNotVoid({ type, status, documentDate, lockedBefore, creditedBy, paidBack }: InvoiceToMove): string | null {
  if (creditedBy) return `${creditedBy} credits this invoice. Void it first.`;
  if (type === 'credit_note' && paidBack) {
    return 'Money was paid back on this credit note. Take that back before the credit note becomes void.';
  }
  if (type !== 'credit_note' && status !== 'draft' && status !== 'confirmed') {
    return 'Something was paid on this invoice. Take that back before it becomes void, or credit it.';
  }
  return isIssued(status) && type !== 'pro_forma' ? whyNotDated(documentDate, lockedBefore ?? null) : null;
}
