import { globSync, readFileSync } from 'node:fs';
import { checkLimits, LIMITS } from '@console/api-kit';
import { getNamedType, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../schema.ts';

/** The largest page of any list in the console. */
const PAGE = 500;

const operations = globSync('apps/*/operations.json', { cwd: new URL('../../../../', import.meta.url) }).flatMap(
  (file) => {
    const texts: string[] = Object.values(
      JSON.parse(readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')),
    );
    return texts.map((text): [string, string] => [`${file}: ${text.match(/^\w+ \w+/)?.[0]}`, text]);
  },
);

const check = (text: string, first = PAGE) => checkLimits({ schema, document: parse(text), variableValues: { first } });

describe('the cost of an operation', () => {
  test.each(operations)('%s stays below the limit, with the largest page', (_name, text) => {
    expect(() => check(text)).not.toThrow();
  });

  const seats = (fields: string) =>
    `trainingClass(id: "x") { sessions(first: 50) { edges { node { seats(first: 500) { edges { node { ${fields} } } } } } } }`;

  test('a field that two fragments select costs once', () => {
    const one = `fragment A on Query { ${seats('id seatNumber attendance')} }`;
    const other = `fragment B on Query { ${seats('id seatNumber version')} }`;
    expect(() => check(`{ ...A ...B } ${one} ${other}`)).not.toThrow();
  });

  test('a field that is selected under two names costs twice', () => {
    const fields = seats('id seatNumber attendance');
    expect(() => check(`{ ${fields} b: ${fields} }`)).toThrow(
      `at most ${LIMITS.cost} are answered. Ask for smaller pages.`,
    );
  });

  test('a long text costs more than other values, because it is larger', () => {
    const notes = (rows: number, field: string) =>
      `{ bookings(first: 60) { edges { node { notes(first: ${rows}) { edges { node { ${field} } } } } } } }`;
    expect(() => check(notes(60, 'id'))).not.toThrow();
    expect(() => check(notes(60, 'body'))).toThrow('Ask for smaller pages.');
    expect(() => check(notes(30, 'body'))).not.toThrow();
  });

  test('a preview costs as much as its statements, so a dialog gets one and a list of them is refused', () => {
    const previews = (rows: number) =>
      `{ bookings(first: ${rows}) { edges { node { impactOf(move: cancel) { title } } } } }`;
    expect(() => check('{ booking(id: "x") { impactOf(move: cancel) { title consequence } } }')).not.toThrow();
    expect(() => check(previews(20))).not.toThrow();
    expect(() => check(previews(500))).toThrow('Ask for smaller pages.');
    const list = 'delegateImport(bookingItem: "x", delegates: "x") { lines { text } }';
    expect(() => check(`{ ${list} }`)).not.toThrow();
    const many = Array.from({ length: 20 }, (_, index) => `a${index}: ${list}`);
    expect(() => check(`{ ${many.join(' ')} }`)).toThrow('Ask for smaller pages.');
  });

  test('every preview has a cost of its own', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : [],
    );
    const previews = fields.filter(
      ({ field }) => getNamedType(field.type).name === 'Impact' && field.name !== 'touched',
    );
    expect(previews.length).toBeGreaterThan(5);
    const cheap = previews.filter(({ field }) => !(Number(field.extensions.cost) >= 1_000));
    expect(cheap.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });

  test('a checked operation tells how many mutations it has, also in fragments', () => {
    const mutation = 'createNote(input: { body: "x" }) { clientMutationId }';
    const fragment = `fragment Two on Mutation { a: ${mutation} ... on Mutation { b: ${mutation} } }`;
    expect(check(`mutation { ...Two c: ${mutation} } ${fragment}`)).toBe(3);
    expect(check('{ a: __typename b: __typename }')).toBe(0);
  });
});
