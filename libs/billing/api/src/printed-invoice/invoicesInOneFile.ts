import { chosenUlids, defineDownload, invalidInput, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { invoicesChosen, whyTooManyPrinted } from '@console/billing-contracts';
import { countOf, toIsoDate } from '@console/format';
import { type DrawPages, pdfOfSeveral, pictureOf } from '@console/pdf';
import { inArray, max } from 'drizzle-orm';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice } from '../nodes.ts';
import { invoice } from '../tables.ts';
import { documentOf } from './documentOf.ts';
import { drawInvoice } from './drawInvoice.ts';
import { invoicesToPrint } from './invoicesToPrint.ts';
import { logosOf } from './logos.ts';

/** The invoices that are read at once. */
const READ_AT_ONCE = 20;

defineDownload('invoicesPdf', {
  description: 'The selected invoices as one PDF file, in the order of the selection. Each has its own page numbers.',
  rule: staff,
  input: invoicesChosen,
  what: 'selection',
  find: async (queries, chosen, reader) => {
    const ulids = await chosenUlids(queries, Invoice, chosen, reader);
    const whyNot = ulids && whyTooManyPrinted(ulids.length);
    if (whyNot) throw invalidInput({ path: 'ids', message: whyNot });
    return ulids;
  },
  file: async (queries, ulids, reader) => {
    const [{ changedAt } = { changedAt: null }] = await queries
      .select({ changedAt: max(invoice.updatedAt) })
      .from(invoice)
      .where(inArray(invoice.id, [...ulids]));
    const facts = {
      title: countOf(ulids.length, 'invoice'),
      author: 'Console',
      changedAt: changedAt ?? reader.now,
    };
    return {
      name: `Invoices ${toIsoDate(reader.now)}.pdf`,
      type: 'application/pdf',
      content: pdfOfSeveral(facts, reader, drawingsOf(queries, ulids)),
    };
  },
  record: async (writing, ulids) => {
    const rows = await writing.tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(inArray(invoice.id, [...ulids]));
    await logActivities(writing, rows, 'downloaded');
  },
});

/** Reads the invoices page by page. Those that no longer exist are left out. */
async function* drawingsOf(queries: Queries, ulids: readonly string[]): AsyncGenerator<DrawPages> {
  for (let first = 0; first < ulids.length; first += READ_AT_ONCE) {
    const documents = (await invoicesToPrint(queries, ulids.slice(first, first + READ_AT_ONCE))).map(documentOf);
    const logos = await logosOf(queries, documents);
    for (const document of documents) {
      const logo = logos.get(document.logoOf ?? '');
      yield (paper, pause) => drawInvoice(paper, document, logo ? pictureOf(logo.bytes) : null, pause);
    }
  }
}
