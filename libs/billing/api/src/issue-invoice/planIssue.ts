import type { RowOf } from '@console/api-kit';
import {
  type InvoiceParticulars,
  type InvoiceToMove,
  whatInvoiceLacks,
  whyNotDocumentDate,
  whyNotMoveInvoice,
} from '@console/billing-contracts';
import type { tables as core } from '@console/core-api';
import type { StoredAddress } from '@console/core-contracts';
import { addDays, type IsoDate, toIsoDate } from '@console/format';
import type { invoice } from '../tables.ts';

type InvoiceRow = RowOf<typeof invoice>;

/** An invoice that somebody may issue, with everything that decides about it. */
export interface IssuingInvoice {
  readonly invoice: InvoiceRow;
  readonly seller: RowOf<typeof core.seller>;
  readonly sellerAddress: StoredAddress | null;
  readonly brand: InvoiceParticulars['brand'];
  readonly customerName: string;
  readonly paymentTermDays: number;
  /** The number of its lines. */
  readonly lines: number;
  /** The end of the last of its classes. Null without one. */
  readonly lastEnd: Date | null;
  readonly now: Date;
}

/** What issuing makes of an invoice. */
export interface IssuePlan {
  /** The reason why it is refused, or null. Then nothing happens. */
  readonly whyNot: string | null;
  readonly documentDate: IsoDate;
  readonly dueDate: IsoDate;
  readonly suppliedOn: IsoDate;
  /** Null while the seller has no address. Then the invoice is not issued. */
  readonly particulars: InvoiceParticulars | null;
}

/** Plans to issue an invoice, for the write, for its preview, and for a job that issues many. */
export function planIssue(issuing: IssuingInvoice, documentDate: IsoDate): IssuePlan {
  const { seller, now } = issuing;
  const whyNot =
    whyNotMoveInvoice('issue', factsOf(issuing)) ?? whyNotDocumentDate(documentDate, seller.lockedBefore, now);
  return {
    whyNot,
    documentDate,
    dueDate: dueDateOf(issuing, documentDate),
    suppliedOn: timeOfSupply(issuing, documentDate),
    particulars: particularsOf(issuing),
  };
}

function factsOf({ invoice, seller, sellerAddress, customerName, lines }: IssuingInvoice): InvoiceToMove {
  const { legalName, vatNumber } = seller;
  const lacks = whatInvoiceLacks({
    seller: { legalName, vatNumber, address: sellerAddress },
    customerName,
    billingAddress: invoice.billingAddressId === null ? null : {},
    lines,
  });
  return { ...invoice, lacks };
}

/** The customer's terms decide. A due date that was agreed for this draft stays, unless it would be before the document date. */
function dueDateOf({ invoice, paymentTermDays }: IssuingInvoice, documentDate: IsoDate): IsoDate {
  const drafted = toIsoDate(invoice.dueDate);
  const byTerms = drafted === addDays(toIsoDate(invoice.documentDate), paymentTermDays);
  return byTerms || drafted < documentDate ? addDays(documentDate, paymentTermDays) : drafted;
}

/** The last day of its classes. An invoice from before that day is itself the time of supply. */
function timeOfSupply({ lastEnd }: IssuingInvoice, documentDate: IsoDate): IsoDate {
  const lastDay = lastEnd && toIsoDate(lastEnd);
  return lastDay !== null && lastDay < documentDate ? lastDay : documentDate;
}

/** What an issued invoice keeps of those who sell and buy. Null while the seller has no address. */
export function particularsOf({
  seller,
  sellerAddress: address,
  brand,
  customerName,
}: Pick<IssuingInvoice, 'seller' | 'sellerAddress' | 'brand' | 'customerName'>): InvoiceParticulars | null {
  if (address === null) return null;
  const { legalName, vatNumber, companyNumber, bankName, bankSortCode, bankAccountNumber } = seller;
  const names = { legalName: legalName ?? '', vatNumber: vatNumber ?? '' };
  return {
    seller: { ...names, address, companyNumber, bankName, bankSortCode, bankAccountNumber },
    brand,
    customer: { name: customerName },
  };
}
