import { expect, test } from 'vitest';
import { disagreements, disagreementsWithRefusal, type PreviewLine, previewQuery } from './preview.ts';

const own = 'training_classes/01A';
const line = (entity: string, target: string | null, consequence: string, stays = false): PreviewLine => ({
  entity,
  target,
  consequence,
  stays,
});
const updated = (id: string) => ({ id, kind: 'updated' as const });
const created = (id: string) => ({ id, kind: 'created' as const });
const wrote = (...records: ReturnType<typeof updated | typeof created>[]) => [
  { records: [updated(own), ...records], touched: ['customers/01C', 'invoices/01T'] },
];

const held = line('booking', 'bookings/01B', 'is put on hold');

test('a preview that says what the write does agrees with it, whatever it says about people', () => {
  const people = [
    line('delegate', 'customer_contacts/01P', 'loses the seat'),
    line('note', null, 'is not drafted: no day rate for this course'),
  ];
  const drafted = line('invoice', null, 'is drafted for Leadership');
  const preview = [held, ...people, drafted, line('invoice', 'invoices/01I', 'stays', true)];
  expect(disagreements(preview, wrote(updated('bookings/01B'), created('invoices/01N')), own)).toEqual([]);
  expect(disagreements([line('invoice', 'invoices/01T', 'becomes void')], wrote(), own)).toEqual([]);
});

test.each([
  { what: 'a change that is not made', preview: [held], records: [], says: 'bookings/01B changes, but the write left' },
  { what: 'no change that is made', preview: [], records: [updated('bookings/01B')], says: 'did not say so' },
  {
    what: 'that a record stays which changes',
    preview: [line('invoice', 'invoices/01I', 'stays', true)],
    records: [updated('invoices/01I')],
    says: 'invoices/01I stays, but the write changed it',
  },
  {
    what: 'a new record that is not made',
    preview: [line('purchase_order', null, 'is drafted for £1,350.00')],
    records: [],
    says: 'said 1 new purchase_orders, but the write made 0',
  },
  { what: 'no new record that is made', preview: [], records: [created('invoices/01N')], says: 'the write made 1' },
  {
    what: 'a refusal of a write that is made',
    preview: [line('refusal', null, 'This class is canceled.')],
    records: [],
    says: 'but the write was made',
  },
])('a preview disagrees with the write when it says $what', ({ preview, records, says }) => {
  const found = disagreements(preview, wrote(...records), own);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(says);
});

test('a refused write agrees only with a preview that says nothing but its reason, in its words', () => {
  const reason = 'This class is canceled already.';
  const refusal = line('refusal', null, reason);
  expect(disagreementsWithRefusal([refusal], reason)).toEqual([]);
  expect(disagreementsWithRefusal([refusal, held], reason)).toEqual([
    'The preview promised “is put on hold”, but the write was refused.',
  ]);
  expect(disagreementsWithRefusal([], reason)).toEqual([
    'The write said “This class is canceled already.”, but the preview said “nothing”.',
  ]);
  expect(disagreementsWithRefusal([refusal], 'Another reason.')).toHaveLength(1);
});

test('a preview is asked of a record of its type', () => {
  const query = previewQuery('Booking', 'impactOf(move: cancel)');
  expect(query).toContain('... on Booking { preview: impactOf(move: cancel) { entity target consequence stays } }');
});
