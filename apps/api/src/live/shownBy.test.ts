import { tellingOf } from '@console/api-kit/testing';
import { getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';

/** Lists below a record whose rows do not name it, and what tells it all the same. */
const otherwise = new Map([
  ['BookingItem.sessions', 'sessions are made with their class, and stay'],
  ['PublicSchedule.sessions', 'sessions are made with their class, and stay'],
]);

const nodes = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && tellingOf(type.name) !== null);

const listsBelow = nodes.flatMap((parent) =>
  Object.values(isObjectType(parent) ? parent.getFields() : {})
    .map((field) => ({ name: `${parent.name}.${field.name}`, parent: parent.name, of: getNamedType(field.type).name }))
    .filter(({ of }) => of.endsWith('CursorConnection'))
    .map((list) => ({ ...list, of: list.of.replace('CursorConnection', '') })),
);

test('there are lists below records', () => {
  expect(listsBelow.length).toBeGreaterThan(20);
  const names = new Set(listsBelow.map(({ name }) => name));
  expect([...otherwise.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test.each(listsBelow.filter(({ name }) => !otherwise.has(name)))(
  'who looks at $name hears of a new $of: shownBy says so',
  ({ parent, of }) => {
    expect([...(tellingOf(of)?.touches ?? [])]).toContain(tellingOf(parent)?.prefix);
  },
);

test.each(nodes)('who may hear of a $name is known by its id', ({ name }) => {
  expect(tellingOf(name)?.judgedById).toBe(true);
});
