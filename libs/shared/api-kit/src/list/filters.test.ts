import { expect, test } from 'vitest';
import { describeBooks, ulidNumber } from '../testing/books.ts';

describeBooks('filters of lists', ({ ask, statements }) => {
  test('text search takes words literally, ignores capitals, needs every word and reaches joined tables', async () => {
    const titles = async (filter: string) => {
      const { data } = await ask(`{ books(first: 500, ${filter}) { edges { node { title shelf { name } } } } }`);
      return data.books.edges.map(({ node }) => node);
    };
    expect(new Set((await titles('title: "%"')).map(({ title }) => title))).toEqual(new Set(['ga%ma']));
    expect(new Set((await titles('title: "A_"')).map(({ title }) => title))).toEqual(new Set(['beta_']));
    expect(new Set((await titles('title: "l Ph"')).map(({ title }) => title))).toEqual(new Set(['alpha']));
    expect(await titles(`title: "'; drop table book; --"`)).toEqual([]);
    expect(new Set((await titles('shelf_name: "shelf 3"')).map(({ shelf }) => shelf.name))).toEqual(
      new Set(['shelf 3']),
    );
  });

  test('a bare end date includes its whole day', async () => {
    const count = async (range: string) => {
      const { data, errors } = await ask(`{ books(boughtAt: [${range}]) { totalCount } }`);
      return errors[0]?.message ?? data.books.totalCount;
    };
    const whole = await count('{after: "2023-11-20", before: "2023-11-20"}');
    expect(whole).toBeGreaterThan(0);
    expect(await count('{after: "2023-11-20T00:00:00Z", before: "2023-11-20T23:59:59.999Z"}')).toBe(whole);
    expect(await count('{after: "2023-11-20", before: "2023-11-20T00:00:00Z"}')).toBe(0);
    expect(await count('{strictly_before: "2023-11-20"}, {after: "2023-11-20"}')).toBe(0);
    expect(await count('{before: "2023-02-30"}')).toMatch(/^boughtAt.before must be a date/);
    expect(await count('{before: "soon"}')).toMatch(/^boughtAt.before must be a date/);
    expect(await count('{before: "2023-02-30T09:00:00Z"}')).toMatch(/^boughtAt.before must be a date/);
    expect(await count('{before: "2023-02-28T09:00:00"}')).toMatch(/^boughtAt.before must be a date/);
  });

  test.each(['0000-01-01', '0000-12-31T23:59:59Z', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-12:00'])(
    'a date that PostgreSQL cannot hold is refused: %s',
    async (text) => {
      const { errors } = await ask(`{ books(boughtAt: [{after: "${text}"}]) { totalCount } }`);
      expect(errors[0]?.message).toBe(
        'boughtAt.after must be a date (2026-11-30) or an instant (2026-11-30T09:00:00Z), in the years 1 to 9999.',
      );
    },
  );

  test.each(['0001-01-01', '9999-12-31', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
    'the first and the last date are read: %s',
    async (text) => {
      const { errors } = await ask(`{ books(boughtAt: [{before: "${text}"}]) { totalCount } }`);
      expect(errors).toEqual([]);
    },
  );

  test.each([
    ['first: 0', 'first must be from 1 to 500.'],
    ['first: -5', 'first must be from 1 to 500.'],
    ['last: 501', 'last must be from 1 to 500.'],
    ['first: 1, last: 1', 'Either first or last can be asked for, not both.'],
    ['shelf: "books/01J9ZK0Q3M6V8T2B4C6D8E0F1G"', 'shelf must be an id such as shelves/01J9ZK0Q3M6V8T2B4C6D8E0F1G.'],
    ['shelf_list: ["nonsense"]', 'shelf_list must be an id such as shelves/01J9ZK0Q3M6V8T2B4C6D8E0F1G.'],
    ['order: [{title: ASC}, {title: DESC}]', 'order names title twice.'],
    [`title: "${'x'.repeat(256)}"`, 'title must have at most 255 characters.'],
  ])('books(%s) is refused with a sentence', async (given, sentence) => {
    const { errors } = await ask(`{ books(${given}) { edges { node { id } } } }`);
    expect(errors.map(({ message }) => message)).toEqual([sentence]);
    expect(statements).toHaveLength(0);
  });

  test('NAV-18 an id of another type, of a wrong form or without a row finds nothing', async () => {
    for (const id of [
      `books/${ulidNumber(900)}`,
      'shelves/1',
      "shelves/'; drop table shelf; --",
      `shelves/${ulidNumber(1)}`,
      '',
    ]) {
      const { data, errors } = await ask<{ shelf: null }>('query ($id: ID!) { shelf(id: $id) { id } }', { id });
      expect([data.shelf, errors]).toEqual([null, []]);
    }
    const { data } = await ask<{ shelf: { id: string } }>(`{ shelf(id: "/shelves/${ulidNumber(900)}") { id } }`);
    expect(data.shelf.id).toBe(`shelves/${ulidNumber(900)}`);
  });
});
