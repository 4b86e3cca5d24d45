import { workflowTargetResources } from '@console/core-contracts';
import { whyNotMove } from '@console/rules';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type ConditionField,
  type ConditionValue,
  checkCondition,
  conditionWords,
  createWorkflowInput,
  intervalWords,
  isRunnable,
  isStatusChangeAllowed,
  readCondition,
  scheduledJobMoves,
  scheduledJobStatuses,
  triggerWords,
  whyNotInterval,
} from './index.ts';

const fields: readonly ConditionField[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    values: [
      { value: 'draft', label: 'Draft' },
      { value: 'confirmed', label: 'Confirmed' },
    ],
  },
  { name: 'gross', label: 'Gross', kind: 'money', values: [] },
  { name: 'seats', label: 'Free seats', kind: 'number', values: [] },
  { name: 'poNumber', label: 'PO number', kind: 'text', values: [] },
  { name: 'dueDate', label: 'Due date', kind: 'day', values: [] },
  { name: 'isPublic', label: 'Public', kind: 'flag', values: [] },
];

const seen: Readonly<Record<string, ConditionValue>> = {
  ...{ status: 'draft', gross: 12_000, seats: 4, poNumber: ' PO-7 ', dueDate: '2026-11-30', isPublic: true },
};

const check = (condition: object) => {
  const read = readCondition(JSON.stringify(condition), fields);
  if (!read.condition) return read.whyNot;
  return checkCondition(read.condition, fields, seen, '2026-11-27');
};

test('ADM-07 the five kinds of records and the twelve states are spelled as in the specification', () => {
  expect(workflowTargetResources.values).toEqual([
    'booking',
    'booking_item',
    'invoice',
    'purchase_order',
    'training_class',
  ]);
  expect([...scheduledJobStatuses.values].sort()).toEqual([
    ...['blocked', 'canceled', 'completed', 'disabled', 'failed', 'pending'],
    ...['queued', 'retrying', 'running', 'scheduled', 'skipped', 'timeout'],
  ]);
});

test('ADM-06 an unknown status of a job is displayed as Unknown Status', () => {
  expect(scheduledJobStatuses.labelOf('hibernating')).toBe('Unknown Status');
  expect(scheduledJobStatuses.lookOf('hibernating').label).toBe('Unknown Status');
  expect(scheduledJobStatuses.labelOf('timeout')).toBe('Timed out');
});

test('ADM-07 one table says for each state whether a job may be run, and whether it may be enabled or disabled', () => {
  const table = scheduledJobStatuses.values.map((status) => [
    status,
    isRunnable(status),
    isStatusChangeAllowed(status),
  ]);
  expect(table).toEqual([
    ['scheduled', true, true],
    ['pending', true, true],
    ['blocked', false, true],
    ['queued', false, true],
    ['running', false, false],
    ['retrying', true, true],
    ['completed', false, false],
    ['skipped', true, false],
    ['failed', true, false],
    ['timeout', true, false],
    ['disabled', false, true],
    ['canceled', false, false],
  ]);
  expect(scheduledJobMoves.moves.disable.to).toBe('disabled');
  expect(scheduledJobMoves.moves.enable.to).toBe('pending');
  expect(whyNotMove(scheduledJobMoves, 'enable', { status: 'completed' })).toBe(
    'This job is completed. Only one that is disabled can become pending.',
  );
});

const noDuration = 'Invalid ISO 8601 duration format.';
const noDurations = [
  '1 day',
  '5',
  'P',
  'PT',
  'P1DT',
  '-P1D',
  'P-1D',
  'p1d',
  'P0.5D',
  'PT1,5S',
  'P1D; drop table job',
  'P1D\u0000',
  'P1D\n',
];

test.each<readonly [interval: string, whyNot: string | null, words: string]>([
  ['', null, ''],
  ['P7D', null, '7 days'],
  ['P1M', null, '1 month'],
  ['P1Y2M3DT4H5M6S', null, '1 year, 2 months, 3 days, 4 hours, 5 minutes and 6 seconds'],
  ['P2W', null, '2 weeks'],
  ['PT36H', null, '36 hours'],
  ...noDurations.map((text) => [text, noDuration, ''] as const),
  ['P11Y', 'Interval must be at most 10 years', '11 years'],
  ['P99999999999999999999D', 'Interval must be at most 10 years', '100000000000000000000 days'],
])('ADM-05 the interval %j', (interval, whyNot, words) => {
  expect(whyNotInterval(interval)).toBe(whyNot);
  expect(intervalWords(interval)).toBe(words);
});

test('a trigger reads as part of a sentence', () => {
  const moment = 'the class starts';
  expect(triggerWords({ moment, interval: 'P7D', direction: 'before' })).toBe('7 days before the class starts');
  expect(triggerWords({ moment, interval: '', direction: 'after' })).toBe('when the class starts');
});

test.each([
  [{ field: 'status', is: 'is', value: 'draft' }, true],
  [{ field: 'status', is: 'isNot', value: 'draft' }, '“Status is not Draft” was false: it is Draft.'],
  [{ field: 'status', is: 'oneOf', value: ['draft', 'confirmed'] }, true],
  [{ field: 'gross', is: 'more', value: 12_000 }, '“Gross is more than £120.00” was false: it is £120.00.'],
  [{ field: 'gross', is: 'atLeast', value: 12_000 }, true],
  [{ field: 'seats', is: 'less', value: 4 }, '“Free seats is less than 4” was false: it is 4.'],
  [{ field: 'seats', is: 'atMost', value: 4 }, true],
  [{ field: 'poNumber', is: 'is', value: 'po-7' }, true],
  [{ field: 'poNumber', is: 'contains', value: 'O-' }, true],
  [{ field: 'poNumber', is: 'isEmpty' }, '“PO number is empty” was false: it is “ PO-7 ”.'],
  [
    { field: 'dueDate', is: 'before', value: '2026-11-30' },
    '“Due date is before 30 Nov 2026” was false: it is 30 Nov 2026.',
  ],
  [{ field: 'dueDate', is: 'ahead' }, true],
  [{ field: 'dueDate', is: 'past' }, '“Due date is past” was false: it is 30 Nov 2026.'],
  [{ field: 'isPublic', is: 'isTrue' }, true],
  [{ field: 'isPublic', is: 'isFalse' }, '“Public is no” was false: it is yes.'],
  [
    {
      any: [
        { field: 'seats', is: 'is', value: 9 },
        { field: 'isPublic', is: 'isTrue' },
      ],
    },
    true,
  ],
  [
    {
      all: [
        { field: 'isPublic', is: 'isTrue' },
        {
          any: [
            { field: 'seats', is: 'is', value: 9 },
            { field: 'gross', is: 'less', value: 1 },
          ],
        },
      ],
    },
    '“Free seats is 9” was false: it is 4. “Gross is less than £0.01” was false: it is £120.00.',
  ],
])('ADM-07 the condition %j names the clause that was false and the values seen', (condition, found) => {
  expect(check(condition)).toEqual(found === true ? { holds: true, message: null } : { holds: false, message: found });
});

test('an empty value fulfils only “is empty” and “is not”', () => {
  const nothing = { status: null, gross: null };
  const holds = (condition: object) => {
    const read = readCondition(JSON.stringify(condition), fields);
    return read.condition && checkCondition(read.condition, fields, nothing, '2026-11-27').holds;
  };
  expect(holds({ field: 'gross', is: 'isEmpty' })).toBe(true);
  expect(holds({ field: 'gross', is: 'less', value: 5 })).toBe(false);
  expect(holds({ field: 'status', is: 'isNot', value: 'draft' })).toBe(true);
  expect(holds({ field: 'status', is: 'oneOf', value: ['draft'] })).toBe(false);
});

test('a condition is read as a sentence', () => {
  const words = conditionWords(
    {
      all: [
        { field: 'status', is: 'oneOf', value: ['draft', 'confirmed'] },
        {
          any: [
            { field: 'gross', is: 'more', value: 10_000 },
            { field: 'isPublic', is: 'isTrue' },
          ],
        },
      ],
    },
    fields,
  );
  expect(words).toBe('Status is one of Draft or Confirmed and (gross is more than £100.00 or public is yes)');
});

const deep = (levels: number): object =>
  levels === 0 ? { field: 'isPublic', is: 'isTrue' } : { all: [deep(levels - 1)] };

test.each([
  ['no JSON', '{', 'Condition must be valid'],
  ['a number', '5', 'Condition must be valid'],
  ['null', 'null', 'Condition must be valid'],
  ['an empty group', '{"all":[]}', 'Condition must be valid'],
  [
    'both groups',
    '{"all":[{"field":"isPublic","is":"isTrue"}],"any":[{"field":"isPublic","is":"isTrue"}]}',
    'Condition must be valid',
  ],
  ['four levels', JSON.stringify(deep(4)), 'Condition must be valid'],
  ['ten thousand levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'Condition must be valid'],
  ['many clauses', JSON.stringify({ all: Array(21).fill(deep(0)) }), 'Condition must be valid'],
  ['an own prototype', '{"__proto__":{"field":"isPublic"},"is":"isTrue"}', 'Condition must be valid'],
  ['a field of every object', '{"field":"constructor","is":"isTrue"}', 'There is no field “constructor”.'],
  ['SQL', '{"field":"status\' or 1=1 --","is":"isTrue"}', "There is no field “status' or 1=1 --”."],
  [
    'another comparison',
    '{"field":"isPublic","is":"less","value":1}',
    '“Public is less than” is no comparison of this field.',
  ],
  ['an unknown comparison', '{"field":"isPublic","is":"eval"}', 'Condition must be valid'],
  ['no value', '{"field":"gross","is":"less"}', 'Choose what gross is compared with.'],
  ['a text for money', '{"field":"gross","is":"less","value":"5"}', 'Choose what gross is compared with.'],
  ['half pence', '{"field":"gross","is":"less","value":0.5}', 'Choose what gross is compared with.'],
  [
    'a day that does not exist',
    '{"field":"dueDate","is":"before","value":"2026-02-30"}',
    'Choose what due date is compared with.',
  ],
  ['an unknown state', '{"field":"status","is":"is","value":"gone"}', 'Status has no such value.'],
  ['a choice that is not made', '{"field":"status","is":"is","value":""}', 'Choose what status is compared with.'],
  [
    'a character that the database does not store',
    '{"field":"title","is":"contains","value":"a\\u0000b"}',
    'Condition must be valid',
  ],
  ['a value too many', '{"field":"isPublic","is":"isTrue","value":1}', '“Public is yes” takes no value.'],
])('%s is no condition', (_what, json, whyNot) => {
  expect(readCondition(json, fields)).toEqual({ condition: null, whyNot });
});

const note = {
  ...{ targetResource: 'booking', name: 'Call them', timeTriggerProperty: 'bookedAt', timeTriggerInterval: 'P1D' },
  ...{ timeTriggerDirection: 'after', whenPassed: 'run', action: 'add_note', body: '<p>Call them.</p>' },
};

const violations = (input: object) => {
  const { error } = z.safeParse(createWorkflowInput, input);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

test('ADM-05 a workflow needs what its action needs, and its interval is ISO 8601', () => {
  expect(violations(note)).toEqual([]);
  expect(violations({ ...note, timeTriggerInterval: '' })).toEqual([]);
  expect(violations({ ...note, name: '', timeTriggerInterval: '1 day' })).toEqual([
    'name: Name field is required',
    'timeTriggerInterval: Invalid ISO 8601 duration format.',
  ]);
  expect(violations({ ...note, body: '<p></p>' })).toEqual(['body: Text field is required']);
  expect(violations({ ...note, action: 'create_ticket' })).toEqual(['subject: Subject field is required']);
  expect(violations({ ...note, action: 'move_status' })).toEqual(['move: Move field is required']);
  expect(violations({ ...note, action: 'send_template' })).toEqual([
    'template: Template field is required',
    'recipients: Recipients field is required',
  ]);
});
