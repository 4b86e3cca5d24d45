import type { AddressFields, IsoDate } from '@console/format';
import type { InvoiceToPrint } from '../printed-invoice/invoicesToPrint.ts';

/** A move of money on a customer's account. */
export interface StatementActivity {
  readonly day: IsoDate;
  /** What happened: 'Invoice', 'Payment', 'Credit note'. */
  readonly what: string;
  /** The document: 'INV-40187'. */
  readonly document: string;
  /** In pence. Above zero when the customer owes more after it. */
  readonly amount: number;
}

/** An invoice of which something is owed, or a credit that is left, below zero. */
export interface OutstandingDocument {
  readonly reference: string;
  readonly documentDate: IsoDate;
  readonly dueDate: IsoDate;
  readonly gross: number;
  readonly owed: number;
  /** Its age in words: '12 days late', 'Not due'. */
  readonly age: string;
}

/** All that the statement of a customer's account shows. Amounts are in pence. */
export interface StatementModel {
  readonly seller: InvoiceToPrint['seller'];
  readonly brand: InvoiceToPrint['brand'];
  readonly customer: { readonly name: string; readonly reference: string; readonly address: AddressFields | null };
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** What was owed before `from`. */
  readonly openingBalance: number;
  /** From `from` to `to`, in the order in which it happened. */
  readonly activity: readonly StatementActivity[];
  /** On `to`. */
  readonly outstanding: readonly OutstandingDocument[];
  /** What is outstanding by age, the youngest first: 'Not due', '1–29 days'. */
  readonly ages: readonly { readonly label: string; readonly amount: number }[];
}
