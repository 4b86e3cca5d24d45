import { defineDownload, requireUlid, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { invoiceToPrint } from '@console/billing-contracts';
import { pdfOf, pictureOf } from '@console/pdf';
import { logActivities } from '../invoice/logActivity.ts';
import { documentOf } from './documentOf.ts';
import { drawInvoice } from './drawInvoice.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoicePage } from './invoicePage.ts';
import { type InvoiceToPrint, invoicesToPrint } from './invoicesToPrint.ts';
import { type Logo, logosOf } from './logos.ts';
import { READER_OF_MAILS } from './readerOfMails.ts';

/** An invoice with its document. */
interface Printed {
  readonly invoice: InvoiceToPrint;
  readonly document: InvoiceDocument;
  readonly logo: Logo | null;
}

const common = {
  rule: staff,
  input: invoiceToPrint,
  what: 'invoice',
  find: (queries: Queries, { invoice }: { invoice: string }) =>
    findPrinted(queries, requireUlid('invoices', invoice, 'invoice')),
};

async function findPrinted(queries: Queries, ulid: string): Promise<Printed | null> {
  const [found] = await invoicesToPrint(queries, [ulid]);
  if (!found) return null;
  const document = documentOf(found);
  const logos = await logosOf(queries, [document]);
  return { invoice: found, document, logo: logos.get(document.logoOf ?? '') ?? null };
}

const pdf = ({ invoice, document, logo }: Printed, reader: Parameters<typeof pdfOf>[1]) => {
  const { name, sender: author } = document;
  const facts = { title: name, author, changedAt: new Date(invoice.changedAt) };
  const picture = logo && pictureOf(logo.bytes);
  const content = pdfOf(facts, reader, (paper, pause) => drawInvoice(paper, document, picture, pause));
  return { name: `${name}.pdf`, type: 'application/pdf', content } as const;
};

defineDownload('invoicePdf', {
  ...common,
  description: 'An invoice as a PDF file, to look at. Opening it is in its activity.',
  file: (_queries, printed, reader) => ({ ...pdf(printed, reader), shown: true }),
  record: (writing, { invoice }) => logActivities(writing, [invoice], 'viewed', () => ({ as: 'PDF' })),
});

defineDownload('invoiceHtml', {
  ...common,
  description: 'An invoice as a page, to look at. It runs no script and loads nothing. Opening it is in its activity.',
  file: (_queries, { document, logo }) => {
    const { html, style } = invoicePage(document, logo);
    return { name: `${document.name}.html`, type: 'text/html; charset=utf-8', shown: true, style, content: once(html) };
  },
  record: (writing, { invoice }) => logActivities(writing, [invoice], 'viewed', () => ({ as: 'HTML' })),
});

defineDownload('invoiceFile', {
  ...common,
  description: 'An invoice as a PDF file, to keep. Downloading it is in its activity.',
  file: (_queries, printed, reader) => pdf(printed, reader),
  record: (writing, { invoice }) => logActivities(writing, [invoice], 'downloaded'),
});

/** The PDF file of an invoice, for a mail. Null when it no longer exists. */
export async function invoiceFileOf(queries: Queries, ulid: string) {
  const printed = await findPrinted(queries, ulid);
  return printed && pdf(printed, READER_OF_MAILS);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
