import { pdfOf } from '@console/pdf';
import { glyphsOf, readPdf } from '@console/pdf/testing';
import { expect, test } from 'vitest';
import { line, printedInvoice } from '../testing/printedInvoice.ts';
import { documentOf } from './documentOf.ts';
import { drawInvoice } from './drawInvoice.ts';
import type { InvoiceToPrint } from './invoicesToPrint.ts';

const reader = { userId: 'reader', signal: new AbortController().signal };

async function fileOf(of: Partial<InvoiceToPrint> = {}): Promise<Buffer> {
  const document = documentOf(printedInvoice(of));
  const facts = { title: document.name, author: document.sender, changedAt: new Date('2026-11-01T09:30:00Z') };
  const parts: Uint8Array[] = [];
  const content = pdfOf(facts, reader, (paper, pause) => drawInvoice(paper, document, null, pause));
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

const pagesOf = async (of: Partial<InvoiceToPrint> = {}) =>
  readPdf(await fileOf(of)).map((page) => page.map((text) => text.trim()));

test('BIL-03 the PDF file of an invoice shows everything of its document, in reading order', async () => {
  const [page = []] = await pagesOf();
  const { title, subtitle, parties, facts, lines, vat, sums, howToPay } = documentOf(printedInvoice());
  const words = [
    ...['Calder Training', title, subtitle],
    ...parties.flatMap((party) => [party.label, ...party.lines]),
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...['Description', 'Quantity', 'Unit price', 'VAT rate', 'Net'],
    ...lines.flatMap((of) => [of.description, of.quantity, of.unitPrice, of.vatRate, of.net]),
    ...['VAT summary', 'Net', 'VAT'],
    ...vat.flatMap((of) => [of.rate, of.net, of.vat]),
    ...sums.flatMap(({ label, value }) => [label, value]),
    ...[howToPay?.title ?? '', ...(howToPay?.facts ?? []).flatMap(({ label, value }) => [label, value])],
    ...['Northgate Learning Group Ltd · hello@calder.example · calder.example', 'Page 1 of 1'],
  ];
  expect(page).toEqual(words);
});

test('BIL-03 seventy lines stand on several pages, each with the head of the table and its number', async () => {
  const lines = Array.from({ length: 70 }, (_, at) => line({ description: `Course ${at + 1}` }));
  const pages = await pagesOf({ lines, notes: 'Thank you.' });
  expect(pages.map((page) => page.at(-1))).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
  for (const page of pages) expect(page).toContain('Unit price');
  expect(pages.flat().filter((text) => text.startsWith('Course '))).toEqual(
    lines.map(({ description }) => description),
  );
  for (const page of pages.slice(1)) expect(page.slice(0, 2)).toEqual(['Calder Training', 'VAT invoice 1042']);
});

test('BIL-03 names in any script are printed, the same bytes each time', async () => {
  const of = {
    customer: { name: '北京华润培训有限公司' },
    billingAddress: { address1: 'شارع الملك فهد', city: 'Αθήνα', country: 'GR' },
    lines: [line({ description: 'Перша допомога 応急処置' })],
  };
  const file = await fileOf(of);
  const text = readPdf(file).flat().join(' ');
  for (const words of ['北京华润培训有限公司', 'الملك', 'Αθήνα', 'Перша допомога', '応急処置'])
    expect(text).toContain(words);
  expect(
    glyphsOf(file)
      .flat()
      .some(({ number }) => number === 0),
  ).toBe(false);
  await fileOf();
  expect((await fileOf(of)).equals(file)).toBe(true);
});

test.each([
  ['voided', 'VOID', 'Void'],
  ['draft', 'DRAFT', 'Draft'],
] as const)('a document that is %s has %s across each page, and says so in words', async (status, mark, word) => {
  const lines = Array.from({ length: 70 }, () => line());
  const pages = await pagesOf({ status, lines });
  for (const page of pages) expect(page).toContain(mark);
  expect(pages[0]).toContain(word);
});

test('the file is tagged: a heading, paragraphs, tables with headings of columns and rows, a language and a title', async () => {
  const file = (await fileOf()).toString('latin1');
  for (const type of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(file).toContain(`/S /${type}`);
  expect(file).toContain('/Scope /Column');
  expect(file).toContain('/Scope /Row');
  expect(file).toContain('/Lang (en-GB)');
  expect(file).toContain('/DisplayDocTitle true');
});

test('long texts are broken, never cut', async () => {
  const name = `The Worshipful Company of ${'Long Names '.repeat(20)}Limited`;
  const notes = Array.from({ length: 120 }, (_, at) => `Paragraph ${at + 1} of the notes.`).join('\n');
  const pages = await pagesOf({ customer: { name }, notes, lines: [line({ description: 'x'.repeat(900) })] });
  const text = pages.flat().join(' ');
  expect(text).toContain(name);
  expect(text.match(/x{10,}/g)?.join('')).toHaveLength(900);
  expect(text.match(/Paragraph \d+ of the notes\./g)).toHaveLength(120);
});
