import { beginsWith, inOneOf, textFilter } from '@console/api-kit';
import type { NumberedRecords } from '@console/core-api';
import { or, type SQLWrapper, sql } from 'drizzle-orm';
import { invoice } from '../tables.ts';

/** A document number as the expression of its index. */
const numberOf = (column: SQLWrapper) => sql`(${column}::text COLLATE "C")`;

/** How the reference search finds invoices by their document number, which the customer quotes. */
export const numberedInvoices: NumberedRecords = {
  from: sql`invoice`,
  id: sql`invoice.id`,
  reference: sql`invoice.ref`,
  title: sql`'Number ' || invoice.document_number`,
  number: numberOf(sql`invoice.document_number`),
};

const words = [invoice.searchText, invoice.customerNameSort] as const;

/** `search`: invoices with each word in reference, PO number or customer. A document number begins with it. */
export const invoiceSearch = textFilter(words, {
  holds: (word, resolved) => {
    const inWords = inOneOf(words)(word, resolved);
    return /^\d+$/.test(word) ? or(inWords, beginsWith(numberOf(resolved(invoice.documentNumber)), word)) : inWords;
  },
});
