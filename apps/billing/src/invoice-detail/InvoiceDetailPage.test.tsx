import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { calder, creditNote, invoice, line, paid, payment, pounds, settled } from '../testing/billingData.ts';

function open(found: object | null, host = {}) {
  return renderScreen({
    remote,
    routes,
    at: `/invoice/${idOf('', 40187).slice(1)}`,
    data: { invoice: () => found },
    host,
  });
}

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

test('the invoice details show the customer, the type and the due date', async () => {
  const { requests } = await open(invoice(40187));
  expect(requests[0]?.variables).toEqual({ id: idOf('invoices', 40187) });
  screen.getByRole('heading', { level: 1, name: /INV-40187/ });
  screen.getByText('Part paid');
  screen.getByText('17 days old');
  const facts = {
    'Company name': 'Calder Valley Housing',
    Website: 'caldervalleyhousing.example',
    'Customer type': 'Charity',
    'Invoice type': 'Invoice',
    'VAT number': 'GB 000 4182 16',
    'PO number': 'CVH-88213',
    'Document date': '30 Oct 2026',
    'Due date': '29 Nov 2026',
    'Invoice notes': 'Please quote CVH-88213 on the remittance.',
  };
  for (const [label, words] of Object.entries(facts)) expect(fact(label).textContent).toBe(words);
  expect(fact('Billing address').textContent).toContain('14 Crossley Street');
  expect(document.title).toBe('INV-40187 Calder Valley Housing');
});

test('BIL-08 the invoice shows its lines, tax and totals, and the paid and due amounts', async () => {
  await open(invoice(40187));
  expect(rowsOf('Lines')).toEqual([
    ['Mental Health First Aid, 2 days', '2', '£905.00', '20%', '£1,810.00'],
    ['Trainer travel', '2', '£85.00', '20%', '£170.00'],
  ]);
  expect(fact('Net price').textContent).toBe('£1,980.00');
  expect(fact('VAT 20%').textContent).toBe('£396.00');
  expect(fact('Gross').textContent).toBe('£2,376.00');
  expect(fact('Paid').textContent).toBe('-£1,000.00');
  screen.getByText('Balance due');
  screen.getByText('£1,376.00');
});

test('the total VAT of lines with several rates shows no rate, and an untaxed line shows "None"', async () => {
  await open(invoice(40187, { lines: connection([line, { ...line, id: 'x', taxable: false }]) }));
  expect(rowsOf('Lines')[1]?.[3]).toBe('None');
  fact('VAT');
});

test('BIL-05 the newest five payments are shown with the number and the sum of all payments, without pages', async () => {
  const newest = [8, 7, 6, 5, 4].map((number) => payment(number, 100));
  await open(
    paid(40187, { payments: { ...connection(newest), totalCount: 8 }, gross: pounds(800), totalPaid: pounds(800) }),
  );
  const card = within(screen.getByRole('region', { name: /Payments/ }));
  card.getByText('5 of 8');
  card.getByText('£800.00');
  expect(rowsOf('Payments')).toHaveLength(5);
  expect(rowsOf('Payments')[0]).toEqual(['8 Nov 2026', '£100.00', 'Bank transfer', 'Priya Nair', 'Part 8', '']);
  // Each payment can be taken back. There are no other controls.
  expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    newest.map(() => 'Take back: Payment of £100.00'),
  );
  expect(card.queryByRole('combobox')).toBeNull();
});

test('BIL-05 a payment that was taken back stays in sight, says why, and cannot be taken back again', async () => {
  const back = payment(8, 100, {
    ...{ reversedAt: '2026-11-20T10:00:00.000Z', reversalReason: 'The bank returned it.' },
    receipt: { id: idOf('receipts', 70001), reference: 'RCP-70001', customer: calder },
  });
  await open(paid(40187, { payments: { ...connection([back]), totalCount: 1 } }));
  const words = 'Part 8. Taken back on 20 Nov 2026: The bank returned it.';
  expect(rowsOf('Payments')[0]).toEqual(['8 Nov 2026', '£100.00', 'Bank transferRCP-70001', 'Priya Nair', words, '']);
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  expect(screen.getByRole('table', { name: 'Payments' }).querySelector('s')?.textContent).toBe('£100.00');
});

test('a sum that is no money alone is settled, not paid', async () => {
  const payments = connection([payment(4, 0.37, { kind: 'write_off', paymentMethod: null })]);
  const settlement = settled({ writtenOff: pounds(0.37) });
  await open(invoice(40187, { payments: { ...payments, totalCount: 1 }, totalPaid: pounds(0.37), settlement }));
  const card = within(screen.getByRole('region', { name: /Payments/ }));
  card.getByText(/^Total settled/);
  expect(rowsOf('Payments')[0]?.[2]).toBe('Written off');
});

test('a payment without a user and without notes shows dashes', async () => {
  const payments = connection([payment(4, 100, { createdBy: null, notes: null, paymentMethod: 'credit_card' })]);
  await open(invoice(40187, { payments: { ...payments, totalCount: 1 } }));
  expect(rowsOf('Payments')).toEqual([['4 Nov 2026', '£100.00', 'Credit card', '–', '–', '']]);
});

test.each([
  ['voided', 'invoice', 0, 'Balance due', 'Nothing is due: it is void.'],
  ['converted', 'pro_forma', 0, 'Balance due', 'Nothing is due: it became an invoice.'],
  ['confirmed', 'pro_forma', 0, 'Balance due', 'A pro forma is not owed.'],
  ['draft', 'invoice', 0, 'Balance due', 'Nothing is due before it is confirmed.'],
  ['paid', 'invoice', 0, 'Balance due', 'Paid in full.'],
  ['paid_overpaid', 'invoice', -25, 'Overpaid by', 'More came in than was due.'],
  ['confirmed', 'credit_note', -741.6, 'Credit left', '£741.60 is on account.'],
  ['paid', 'credit_note', 0, 'Credit left', 'Nothing of it is left.'],
])('a %s %s with a balance of %d shows: %s, %s', async (status, type, balance, label, note) => {
  await open(paid(40187, { status, type, balanceDue: pounds(balance) }));
  screen.getByText(label);
  screen.getByText(note);
});

test('BIL-06 a voided credit note shows its type and the void label', async () => {
  await open(paid(40187, { status: 'voided', type: 'credit_note', credits: invoice(40100) }));
  screen.getByText('Void');
  expect(screen.getAllByText('Credit note')).toHaveLength(2);
});

test('BIL-08 a credit note says why it was written, what it credits, and what became of it', async () => {
  await open(creditNote(), everyRoute);
  expect(fact('Reason for the credit').textContent).toBe('Two delegates were ill.');
  screen.getByText(
    '£1,376.00 pays invoices, £700.00 was paid back, £204.00 was settled outside and £96.00 is on account.',
  );
  const links = screen.getAllByRole('link', { name: 'INV-40100' });
  const path = `/invoice/${idOf('', 40100).slice(1)}`;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path]);
});

test('a credit names its credit note as a link', async () => {
  const credit = payment(8, 100, { kind: 'credit', paymentMethod: null, notes: null, creditNote: invoice(40200) });
  await open(paid(40187, { payments: { ...connection([credit]), totalCount: 1 } }), everyRoute);
  const table = within(screen.getByRole('table', { name: 'Payments' }));
  expect(table.getByRole('link', { name: 'INV-40200' }).getAttribute('href')).toMatch(/^\/invoice\//);
});

test('booking, customer, class and related invoices are links, the class in a new tab', async () => {
  const creditNotes = connection([invoice(40200), invoice(40201)]);
  await open(invoice(40187, { creditNotes, convertedTo: invoice(40300) }), everyRoute);
  const hrefs = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(hrefs(/BK-10391/)).toEqual([`/booking/${idOf('', 10391).slice(1)}`]);
  expect(hrefs(/Calder Valley Housing/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: /TC-20866/ }).getAttribute('target')).toBe('_blank');
  expect(within(fact('Credited by')).getAllByRole('link')).toHaveLength(2);
  expect(within(fact('Converted to')).getByRole('link').textContent).toBe('INV-40300');
});

test('an invoice that also bills transferred seats links their classes, each once', async () => {
  const seatOf = (item: number, number: number) => ({
    bookingItem: {
      id: idOf('booking_items', item),
      class: { id: idOf('training_classes', number), reference: `TC-${number}` },
    },
  });
  await open(invoice(40187, { transferredItems: [seatOf(7, 20900), seatOf(8, 20900), seatOf(9, 20901)] }), everyRoute);
  const links = within(fact('Also for seats of')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [20900, 20901].map((number) => `/training-class/${idOf('', number).slice(1)}`),
  );
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
});

test('when no live remote has the screens, the same references are plain text', async () => {
  await open(invoice(40187));
  expect(screen.queryByRole('link', { name: /BK-10391/ })).toBeNull();
  screen.getByText('BK-10391');
});

test('an invoice without booking, lines or payments is shown', async () => {
  const nothing = { booking: null, bookingItem: null, lines: connection([]), poNumber: null, billingAddress: null };
  const empty = { payments: { ...connection([]), totalCount: 0 }, activityLogs: connection([]) };
  await open(invoice(40187, { ...nothing, ...empty }));
  expect(screen.getAllByText('No items.')).toHaveLength(2);
  screen.getByText('No payments yet.');
  expect(fact('PO number').textContent).toBe('–');
});

test('NAV-18 an id without an invoice shows the not-found page', async () => {
  await open(null);
  screen.getByText('This invoice was not found.');
});

test('an invoice that could not be read shows a failure, not the not-found page', async () => {
  await renderScreen({
    ...{ remote, routes, at: `/invoice/${idOf('', 40187).slice(1)}` },
    data: { invoice: () => Promise.reject(new Error('The database is away.')) },
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

test('an invoice of something canceled says what is to be refunded or credited, one press away from its credit note', async () => {
  await open(paid(40187, { toBeRefunded: pounds(594) }), everyRoute);
  screen.getByText('£594.00 to be refunded or credited');
  screen.getByRole('button', { name: 'Credit INV-40187' });
  screen.getByText('It was received for something that was canceled.');
});
