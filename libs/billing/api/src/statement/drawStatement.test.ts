import { pdfOf } from '@console/pdf';
import { readPdf } from '@console/pdf/testing';
import { expect, test } from 'vitest';
import { printedInvoice } from '../testing/printedInvoice.ts';
import { drawStatement } from './drawStatement.ts';
import type { StatementModel } from './StatementModel.ts';

const { seller, brand, billingAddress: address } = printedInvoice();

const statement: StatementModel = {
  seller,
  brand,
  customer: { name: 'Calder Valley Housing', reference: 'CU-10001', address },
  from: '2026-10-01',
  to: '2026-11-18',
  openingBalance: 120_000,
  activity: [
    { day: '2026-10-30', what: 'Invoice', document: 'INV-40187', amount: 237_600 },
    { day: '2026-11-04', what: 'Payment', document: 'RCP-70012', amount: -220_000 },
  ],
  outstanding: [
    {
      reference: 'INV-40187',
      documentDate: '2026-10-30',
      dueDate: '2026-11-29',
      gross: 237_600,
      owed: 137_600,
      age: 'Not due',
    },
  ],
  ages: [
    { label: 'Not due', amount: 137_600 },
    { label: '1–29 days', amount: 0 },
  ],
};

async function wordsOf(model: StatementModel): Promise<string[]> {
  const facts = { title: 'Statement', author: 'Calder Training', changedAt: new Date('2026-11-18T00:00:00Z') };
  const parts: Uint8Array[] = [];
  const reader = { userId: 'reader', signal: new AbortController().signal };
  for await (const part of pdfOf(facts, reader, (paper, pause) => drawStatement(paper, model, null, pause))) {
    parts.push(part);
  }
  return readPdf(Buffer.concat(parts)).flatMap((page) => page.map((text) => text.trim()));
}

test('BIL-07 a statement has the opening balance, each move with the balance after it, what is outstanding with its age, and how to pay', async () => {
  const words = await wordsOf(statement);
  const activity = words.slice(words.indexOf('Activity'), words.indexOf('How to pay'));
  expect(activity).toEqual([
    ...['Activity', 'Date', 'Document', 'Amount', 'Balance'],
    ...['1 Oct 2026', 'Opening balance', '£1,200.00'],
    ...['30 Oct 2026', 'Invoice INV-40187', '£2,376.00', '£3,576.00'],
    ...['4 Nov 2026', 'Payment RCP-70012', '-£2,200.00', '£1,376.00'],
    ...['Left to pay on 18 Nov 2026', '£1,376.00'],
    ...['Outstanding', 'Document', 'Date', 'Due date', 'Age', 'Amount', 'Left to pay'],
    ...['INV-40187', '30 Oct 2026', '29 Nov 2026', 'Not due', '£2,376.00', '£1,376.00'],
    ...['Outstanding by age', 'Not due', '1–29 days', '£1,376.00', '£0.00'],
  ]);
  expect(words).toContain('Account number');
});

test('a balance in favour of the customer is named so, and nobody is told to pay', async () => {
  const words = await wordsOf({ ...statement, openingBalance: -50_000, activity: [], outstanding: [] });
  expect(words.slice(words.indexOf('In your favour on 18 Nov 2026')).slice(0, 2)).toEqual([
    'In your favour on 18 Nov 2026',
    '£500.00',
  ]);
  expect(words).not.toContain('How to pay');
  expect(words).not.toContain('Outstanding');
});
