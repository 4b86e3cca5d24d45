import { audited, connection, idOf } from '@console/testing';

/** Answers of the API, for the tests of this remote. */

export const pounds = (value: number) => ({ amount: Math.round(value * 100), currency: 'GBP', formatted: `£${value}` });

export const calder = {
  id: idOf('customers', 1),
  reference: 'CU-3001',
  name: 'Calder Valley Housing',
  website: 'https://caldervalleyhousing.example',
  type: { name: 'Charity', value: 'charity' },
  onAccount: pounds(0),
  receipts: { ...connection([]), totalCount: 0 },
};

export const seller = {
  id: idOf('sellers', 1),
  legalName: 'Northgate Training Ltd',
  vatNumber: 'GB 123 4567 89',
  lockedBefore: null,
  address: { address1: '1 Northgate' },
};

export const address = {
  address1: 'Accounts Payable',
  address2: 'Shaw House',
  address3: '14 Crossley Street',
  address4: null,
  city: 'Halifax',
  region: 'West Yorkshire',
  postcode: 'HX1 1UJ',
  country: 'GB',
};

export const booking = { id: idOf('bookings', 10391), reference: 'BK-10391', toBeRefunded: pounds(0) };

export const line = {
  id: idOf('invoice_lines', 1),
  description: 'Mental Health First Aid, 2 days',
  quantity: 2,
  unitPrice: pounds(905),
  taxable: true,
  taxRatePercent: null,
  netPrice: pounds(1810),
};

export const travel = {
  ...line,
  id: idOf('invoice_lines', 2),
  description: 'Trainer travel',
  unitPrice: pounds(85),
  netPrice: pounds(170),
};

export const priya = { id: idOf('users', 1), person: { id: idOf('people', 1), fullName: 'Priya Nair' } };

/** A payment that was made on this day of November. */
export function payment(number: number, value: number, more: object = {}) {
  return {
    id: idOf('payments', number),
    receivedAt: `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`,
    amountAsMoney: pounds(value),
    kind: 'payment',
    paymentMethod: 'bank_transfer',
    notes: `Part ${number}`,
    ...{ version: 1, reason: null, reversedAt: null, reversalReason: null, receipt: null, creditNote: null },
    createdBy: priya,
    ...more,
  };
}

/** An activity on this day of November. */
export function activity(day: number, more: object = {}) {
  const createdAt = `2026-11-${String(day).padStart(2, '0')}T09:31:00.000Z`;
  return { id: idOf('invoice_activity_logs', day), action: 'created', metadata: {}, createdAt, user: priya, ...more };
}

/** What settles an invoice. */
export const settled = (more: object = {}) => ({
  ...{ paid: pounds(0), credited: pounds(0), writtenOff: pounds(0), refunded: pounds(0), outside: pounds(0) },
  ...more,
});

/** A part-paid invoice that is 17 days old. The number is that of its reference: 40187 gives INV-40187. */
export function invoice(number: number, more: object = {}) {
  return {
    id: idOf('invoices', number),
    version: 3,
    reference: `INV-${number}`,
    status: 'paid_partial',
    type: 'invoice',
    documentDate: '2026-10-30T00:00:00.000Z',
    dueDate: '2026-11-29T00:00:00.000Z',
    age: 17,
    ageing: 'lte29',
    notes: 'Please quote CVH-88213 on the remittance.',
    poNumber: 'CVH-88213',
    vatNumber: 'GB 000 4182 16',
    billingAddress: address,
    canWriteDocumentDate: false,
    canWriteDueDate: false,
    canWriteNotes: true,
    netPrice: pounds(1980),
    tax: pounds(396),
    gross: pounds(2376),
    totalPaid: pounds(1000),
    balanceDue: pounds(1376),
    settlement: settled({ paid: pounds(1000) }),
    toBeRefunded: pounds(0),
    canDraftAgain: false,
    documentNumber: 1042,
    issuedAt: '2026-10-30T10:00:00.000Z',
    suppliedOn: '2026-10-30T00:00:00.000Z',
    followsBooking: true,
    bookingDifferences: [],
    seller,
    customer: calder,
    booking,
    bookingItem: {
      id: idOf('booking_items', 1),
      class: { id: idOf('training_classes', 20866), reference: 'TC-20866', title: 'Mental Health First Aid' },
    },
    ...{ credits: null, creditReason: null },
    convertedTo: null,
    creditNotes: connection([]),
    transferredItems: [],
    lines: connection([line, travel]),
    payments: { ...connection([payment(10, 600), payment(4, 400)]), totalCount: 2 },
    activityLogs: connection([activity(1)]),
    history: connection([]),
    ...audited,
    ...more,
  };
}

/** The same invoice, fully paid. */
export function paid(number: number, more: object = {}) {
  return invoice(number, {
    ...{ status: 'paid', age: 300, ageing: null, totalPaid: pounds(2376), balanceDue: pounds(0) },
    settlement: settled({ paid: pounds(2376) }),
    ...more,
  });
}

/** A credit note over £2,376.00, of which £96.00 is left. It has the number of {@link invoice}'s example. */
export function creditNote(more: object = {}) {
  return invoice(40187, {
    ...{ type: 'credit_note', status: 'paid_partial', ageing: null, totalPaid: pounds(2280), balanceDue: pounds(-96) },
    settlement: settled({ credited: pounds(1376), refunded: pounds(700), outside: pounds(204) }),
    credits: { id: idOf('invoices', 40100), reference: 'INV-40100' },
    creditReason: 'Two delegates were ill.',
    impactOfAllocation: [],
    ...more,
  });
}
