import { expect, test } from 'vitest';
import { line, printedInvoice } from '../testing/printedInvoice.ts';
import { documentOf } from './documentOf.ts';
import type { InvoiceToPrint } from './invoicesToPrint.ts';

const shown = (of: Partial<InvoiceToPrint> = {}) => documentOf(printedInvoice(of));

const pairs = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

test('BIL-03 a VAT invoice says who sells and buys, its number and dates, and what is still to pay', () => {
  const document = shown();
  expect(document).toMatchObject({
    name: 'VAT invoice 1042',
    title: 'VAT invoice',
    subtitle: 'Number 1042 · INV-40187',
    state: null,
    notice: null,
    sender: 'Calder Training',
    color: '#145a8c',
    footer: 'Northgate Learning Group Ltd · hello@calder.example · calder.example',
  });
  expect(document.parties).toEqual([
    {
      label: 'Bill to',
      lines: [
        'Calder Valley Housing',
        '14 Crossley Street',
        'Halifax',
        'HX1 1UJ',
        'United Kingdom',
        'VAT number GB 000 4182 16',
      ],
    },
    {
      label: 'From',
      lines: [
        'Northgate Learning Group Ltd',
        '14 Wellington Place',
        'Leeds',
        'LS1 4AP',
        'United Kingdom',
        'VAT number GB 287 4516 32',
        'Company number 09184627',
      ],
    },
  ]);
  expect(pairs(document.facts)).toEqual([
    'Invoice number: 1042',
    'Our reference: INV-40187',
    'Invoice date: 30 Oct 2026',
    'Time of supply: 28 Oct 2026',
    'Due date: 29 Nov 2026',
    'Your PO number: CVH-88213',
  ]);
  expect(document.lines).toEqual([
    {
      description: 'Mental Health First Aid, 2 days',
      quantity: '2',
      unitPrice: '£905.00',
      vatRate: '20%',
      net: '£1,810.00',
    },
    { description: 'Trainer travel', quantity: '2', unitPrice: '£85.00', vatRate: '20%', net: '£170.00' },
  ]);
  expect(document.vat).toEqual([{ rate: '20%', net: '£1,980.00', vat: '£396.00' }]);
  expect(pairs(document.sums)).toEqual([
    'Net: £1,980.00',
    'VAT: £396.00',
    'Total: £2,376.00',
    'Paid: -£1,000.00',
    'Left to pay: £1,376.00',
  ]);
  expect(document.howToPay?.title).toBe('How to pay by 29 Nov 2026');
  expect(pairs(document.howToPay?.facts ?? [])).toEqual([
    'Pay to: Northgate Learning Group Ltd',
    'Bank: Aire Valley Bank',
    'Sort code: 40-12-76',
    'Account number: 31826654',
    'Please quote: INV-40187',
  ]);
});

test('the VAT summary keeps the rates apart, and zero-rated from exempt', () => {
  const lines = [
    line({ taxable: false, tax: 0 }),
    line({ rate: 5, tax: 9_050 }),
    line({ rate: 0, tax: 0 }),
    line(),
    line({ rate: 20 }),
  ];
  expect(shown({ lines }).vat).toEqual([
    { rate: '20%', net: '£3,620.00', vat: '£724.00' },
    { rate: '5%', net: '£1,810.00', vat: '£90.50' },
    { rate: 'Zero-rated (0%)', net: '£1,810.00', vat: '£0.00' },
    { rate: 'Exempt', net: '£1,810.00', vat: '£0.00' },
  ]);
  expect(shown({ lines }).lines.map(({ vatRate }) => vatRate)).toEqual(['Exempt', '5%', '0%', '20%', '20%']);
});

test('a credit note names the invoice that it credits, the reason, the VAT credited and where the credit went', () => {
  const document = shown({
    type: 'credit_note',
    status: 'confirmed',
    number: 1043,
    credits: { reference: 'INV-40187', number: 1042, documentDate: '2026-10-30T00:00:00.000Z' },
    creditReason: 'The second day was canceled.',
    settled: { refund: 20_000, outside: 10_000 },
    setAgainst: 137_600,
    owed: -70_000,
  });
  expect(document).toMatchObject({ title: 'VAT credit note', howToPay: null });
  expect(pairs(document.facts)).toContain('Credits invoice: 1042 (INV-40187) of 30 Oct 2026');
  expect(pairs(document.facts).join()).not.toContain('Due date');
  expect(document.texts).toEqual([{ title: 'Reason for the credit', text: 'The second day was canceled.' }]);
  expect(pairs(document.sums)).toEqual([
    'Net credited: £1,980.00',
    'VAT credited: £396.00',
    'Total credited: £2,376.00',
    'Set against invoices: £1,376.00',
    'Paid back: £200.00',
    'Settled outside: £100.00',
    'Left on your account: £700.00',
  ]);
});

test.each([
  [{ status: 'draft', number: null }, 'Draft invoice', 'Draft', 'This is a draft. It is not a VAT invoice.', false],
  [{ status: 'voided' }, 'VAT invoice', 'Void', 'This invoice is void. Nothing has to be paid for it.', false],
  [
    { status: 'voided', type: 'credit_note' },
    'VAT credit note',
    'Void',
    'This credit note is void. It credits nothing.',
    false,
  ],
  [
    { status: 'confirmed', type: 'pro_forma', number: null },
    'Pro forma invoice',
    null,
    'This is not a VAT invoice.',
    true,
  ],
  [{ status: 'paid', owed: 0 }, 'VAT invoice', null, null, false],
  [{ status: 'paid_overpaid', owed: -500 }, 'VAT invoice', null, null, false],
] as const)('%o is a %s in the state %s', (of, title, state, notice, mayPay) => {
  const document = shown(of);
  expect(document).toMatchObject({ title, state, notice });
  expect(document.howToPay !== null).toBe(mayPay);
});

test('a pro forma that became an invoice says which', () => {
  const convertedTo = { reference: 'INV-40300', number: 1050, documentDate: '2026-11-02T00:00:00.000Z' };
  expect(shown({ type: 'pro_forma', status: 'converted', number: null, convertedTo }).notice).toBe(
    'This is not a VAT invoice. It was replaced by invoice 1050 (INV-40300) of 2 Nov 2026.',
  );
});

test('an address that begins with the name of the customer does not repeat it', () => {
  const billingAddress = { address1: 'Calder Valley Housing', city: 'Halifax' };
  expect(shown({ billingAddress, vatNumber: null }).parties[0]?.lines).toEqual(['Calder Valley Housing', 'Halifax']);
});

test('without a brand the seller sends it, and without a bank account nobody is told to pay into one', () => {
  const document = shown({ brand: null, seller: { ...printedInvoice().seller, bankAccountNumber: null } });
  expect(document).toMatchObject({ sender: 'Northgate Learning Group Ltd', logoOf: null, howToPay: null });
});
