import { expect, test } from 'vitest';
import { defineEnumeration, defineStatuses } from './index.ts';

const icon = { path: 'M0 0h1', grid: 16 };
const draft = { label: 'Draft', tone: 'neutral', icon } as const;
const ticket = defineStatuses({ draft, in_progress: { label: 'In progress', tone: 'brand', icon } });
const invoice = defineStatuses({ draft, voided: { label: 'Void', tone: 'outline', icon } }, 'draft');

test('statuses have their values and labels in the order of their declaration', () => {
  expect(ticket.values).toEqual(['draft', 'in_progress']);
  expect(ticket.labels).toEqual({ draft: 'Draft', in_progress: 'In progress' });
  expect(ticket.lookOf('in_progress')).toEqual({ label: 'In progress', tone: 'brand', icon });
});

test('an unknown status shows its own name in sentence case, without an icon of its own', () => {
  expect(ticket.lookOf('awaiting_venue')).toEqual({ label: 'Awaiting venue', tone: 'neutral' });
  expect(ticket.of('awaiting_venue')).toBeUndefined();
  expect(ticket.lookOf('constructor').label).toBe('Constructor');
  expect(ticket.labelOf(' ')).toBe('Unknown Status');
});

test('an unknown status looks like the one that is declared for it', () => {
  expect(invoice.lookOf('disputed')).toBe(invoice.lookOf('draft'));
  expect(invoice.of('disputed')).toBe('draft');
  expect(invoice.labelOf('voided')).toBe('Void');
});

test('an unknown value of an enumeration shows its own name, or the value that is declared for it', () => {
  const methods = defineEnumeration({ card: 'Credit card', transfer: 'Bank transfer' });
  expect([methods.labelOf('card'), methods.labelOf('cheque'), methods.of('cheque')]).toEqual([
    'Credit card',
    'cheque',
    undefined,
  ]);
  const platforms = defineEnumeration({ zoom: 'Zoom', other: 'Other' }, 'other');
  expect([platforms.of('teams'), platforms.labelOf('teams')]).toEqual(['other', 'Other']);
});
