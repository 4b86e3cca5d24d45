import { publishedType } from '@console/api-kit/testing';
import { getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';

/** Lists of a record whose rows do not refer to that record, with the reason why they need no refresh. */
const otherwise = new Map([
  ['BookingItem.sessions', 'sessions are made with their class, and stay'],
  ['PublicSchedule.sessions', 'sessions are made with their class, and stay'],
  ['Job.outcomes', 'an outcome is written with the progress of its job, which is published'],
  ['Job.refusals', 'an outcome is written with the progress of its job, which is published'],
  ['EmailLog.recipients', 'a recipient is written with its log, which is published'],
  ['EmailLog.attempts', 'an attempt is written with its log, which is published'],
  ...[
    'Booking',
    'Brand',
    'ChangeRequest',
    'Course',
    'Customer',
    'CustomerContact',
    'Feedback',
    'Invoice',
    'PromptTemplate',
    'PurchaseOrder',
    'SaleSignal',
    'Seller',
    'Supplier',
    'Trainer',
    'TrainingClass',
    'User',
  ].map((type) => [`${type}.history`, 'an entry is written with a change of its record, which is published'] as const),
]);

const nodes = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && publishedType(type.name) !== null,
);

const listsBelow = nodes.flatMap((parent) =>
  Object.values(isObjectType(parent) ? parent.getFields() : {})
    .map((field) => ({ name: `${parent.name}.${field.name}`, parent: parent.name, of: getNamedType(field.type).name }))
    .filter(({ of }) => of.endsWith('CursorConnection'))
    .map((list) => ({ ...list, of: list.of.replace('CursorConnection', '') })),
);

test('the schema has lists that are fields of records', () => {
  expect(listsBelow.length).toBeGreaterThan(20);
  const names = new Set(listsBelow.map(({ name }) => name));
  expect([...otherwise.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test.each(listsBelow.filter(({ name }) => !otherwise.has(name)))('a new $of refreshes $name', ({ parent, of }) => {
  expect([...(publishedType(of)?.refreshes ?? [])]).toContain(publishedType(parent)?.prefix);
});

test.each(nodes)('the id of a $name is enough to decide who may receive its changes', ({ name }) => {
  expect(publishedType(name)?.judgedById).toBe(true);
});
