import type { LetterBlock, LetterFact, LetterSum } from '@console/pdf';

/** A line of an invoice, as it is printed. */
export interface DocumentLine {
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly vatRate: string;
  readonly net: string;
}

/** What is sold at one rate. */
export interface DocumentVat {
  readonly rate: string;
  readonly net: string;
  readonly vat: string;
}

/**
 * All that an invoice, a credit note or a pro forma shows, as the words that are printed. The PDF file and the page are drawings
 * of this and choose nothing themselves.
 */
export interface InvoiceDocument {
  /** Names the document where it is not shown: 'VAT invoice 1042'. */
  readonly name: string;
  /** 'VAT invoice', 'VAT credit note'. */
  readonly title: string;
  /** The number and the reference. */
  readonly subtitle: string;
  /** The state of a document that does not count: 'Void'. It is also written across each page. */
  readonly state: string | null;
  /** A sentence that must not be missed: 'This is not a VAT invoice.' */
  readonly notice: string | null;
  /** The name under which the business sells. */
  readonly sender: string;
  /** The brand whose logo stands in place of the sender's name. */
  readonly logoOf: string | null;
  /** The colour of the brand, as #rrggbb. */
  readonly color: string;
  /** The customer and the seller. */
  readonly parties: readonly LetterBlock[];
  readonly facts: readonly LetterFact[];
  readonly lines: readonly DocumentLine[];
  readonly vat: readonly DocumentVat[];
  readonly sums: readonly LetterSum[];
  /** Empty when nothing has to be paid, or the seller has no bank account. */
  readonly howToPay: { readonly title: string; readonly facts: readonly LetterFact[] } | null;
  /** Why a credit note was written, and the notes. */
  readonly texts: readonly { readonly title: string; readonly text: string }[];
  readonly footer: string;
}

/** The headings of the tables. */
export const headings = {
  lines: { description: 'Description', quantity: 'Quantity', unitPrice: 'Unit price', vatRate: 'VAT rate', net: 'Net' },
  vat: { rate: 'VAT summary', net: 'Net', vat: 'VAT' },
} as const;
