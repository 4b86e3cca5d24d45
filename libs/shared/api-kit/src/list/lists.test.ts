import { expect, test } from 'vitest';
import { type Answer, type BooksAnswer, describeBooks, ulidNumber } from '../testing/books.ts';

describeBooks('lists', ({ ask, statements }) => {
  const page = `query ($first: Int, $after: String, $last: Int, $before: String, $order: [BookFilter_order!]) {
    books(first: $first, after: $after, last: $last, before: $before, order: $order) {
      edges { node { _id } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;

  const orders = [
    [{ boughtAt: 'DESC' }],
    [{ boughtAt: 'ASC' }],
    [{ pages: 'ASC' }],
    [{ pages: 'DESC' }],
    [{ printedAt: 'DESC' }, { title: 'ASC' }],
    [{ title: 'DESC' }, { pages: 'ASC' }, { printedAt: 'DESC' }],
    [{ title: 'ASC', pages: 'DESC' }],
  ];

  test.each(orders)('NAV-08 paging by %j loses and repeats no row, forwards and backwards', async (...order) => {
    const forwards: string[] = [];
    let after: string | null = null;
    for (let goesOn = true; goesOn; ) {
      const { data, errors }: Answer<BooksAnswer> = await ask(page, { first: 47, after, order });
      expect(errors).toEqual([]);
      forwards.push(...data.books.edges.map(({ node }) => node._id));
      expect(data.books.pageInfo.hasPreviousPage).toBe(after !== null);
      after = data.books.pageInfo.endCursor;
      goesOn = data.books.pageInfo.hasNextPage;
    }
    expect(new Set(forwards).size).toBe(600);
    expect(forwards).toHaveLength(600);

    const backwards: string[] = [];
    let before: string | null = null;
    for (let goesOn = true; goesOn; ) {
      const { data }: Answer<BooksAnswer> = await ask(page, { last: 53, before, order });
      backwards.unshift(...data.books.edges.map(({ node }) => node._id));
      before = data.books.pageInfo.startCursor;
      goesOn = data.books.pageInfo.hasPreviousPage;
    }
    expect(backwards).toEqual(forwards);
  });

  test('nulls come last in both directions', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const { data } = await ask(`{ books(first: 500, order: [{pages: ${direction}}]) { edges { node { pages } } } }`);
      const pages = data.books.edges.map(({ node }) => node.pages);
      const firstNull = pages.indexOf(null);
      expect(firstNull).toBeGreaterThan(0);
      expect(pages.slice(firstNull).every((each) => each === null)).toBe(true);
    }
  });

  test('a page is one statement, with any size and any joins', async () => {
    for (const first of [10, 500]) {
      const { errors } = await ask(`{ books(first: ${first}) { edges { node { id title shelf { id name } } } } }`);
      expect(errors).toEqual([]);
      expect(statements).toHaveLength(1);
    }
  });

  test('lists below a list cost one more statement for all parents, and each has its own page', async () => {
    interface Shelves {
      shelves: { edges: { node: { books: BooksAnswer['books'] } }[] };
    }
    const { data, errors } = await ask<Shelves>(`{ shelves(first: 7) { edges { node { books(first: 3) {
      edges { node { pages shelf { name } } } pageInfo { hasNextPage } totalCount } } } } }`);
    expect(errors).toEqual([]);
    expect(statements).toHaveLength(3);
    const books = data.shelves.edges.map(({ node }) => node.books);
    expect(books).toHaveLength(7);
    for (const { edges, pageInfo } of books) {
      expect(edges).toHaveLength(3);
      expect(pageInfo.hasNextPage).toBe(true);
      expect(edges.map(({ node }) => node.pages)).toEqual([4, 4, 4]);
    }
    expect(books.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(600);
  });

  test('a list below one row is paged with its own cursors', async () => {
    interface OneShelf {
      shelf: { books: BooksAnswer['books'] };
    }
    const query = `query ($after: String) { shelf(id: "/shelves/${ulidNumber(900)}") {
      books(first: 10, after: $after) { edges { cursor node { _id } } pageInfo { hasNextPage endCursor } totalCount } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const { data, errors }: Answer<OneShelf> = await ask<OneShelf>(query, { after });
      expect(errors).toEqual([]);
      seen.push(...data.shelf.books.edges.map(({ node }) => node._id));
      total = data.shelf.books.totalCount;
      after = data.shelf.books.pageInfo.hasNextPage ? data.shelf.books.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  test('NAV-08 totalCount is counted only on request, and no rows are read when nothing else is asked', async () => {
    await ask('{ books { edges { node { id } } } }');
    expect(statements.some((statement) => statement.includes('count('))).toBe(false);
    const { data } = await ask('{ books(exists: [{pages: true}]) { totalCount } }');
    expect(statements).toHaveLength(1);
    const { data: without } = await ask('{ books(exists: [{pages: false}]) { totalCount } }');
    expect(data.books.totalCount + without.books.totalCount).toBe(600);
  });

  test('a changed cursor, and one of another list or order, is refused by name', async () => {
    const { data } = await ask('{ books(order: [{title: ASC}]) { pageInfo { endCursor } } }');
    const cursor = data.books.pageInfo.endCursor;
    const refusal = async (after: string, order: unknown) => {
      const { errors } = await ask(page, { first: 1, after, order });
      return errors.map(({ message, extensions }) => [message, extensions.status, extensions.violations])[0];
    };
    expect(await refusal(cursor, [{ title: 'ASC' }])).toBeUndefined();
    const other = 'after is a cursor of another order of this list: start again from its first page.';
    expect(await refusal(cursor, [{ title: 'DESC' }])).toEqual([other, 422, [{ path: 'after', message: other }]]);
    const meddled = Buffer.from(Buffer.from(cursor, 'base64url').toString().replace('alpha', 'delta')).toString(
      'base64url',
    );
    expect((await refusal(meddled, [{ title: 'ASC' }]))?.[0]).toBe('after is not a cursor of this list.');
    expect((await refusal('x', [{ title: 'ASC' }]))?.[0]).toBe('after is not a cursor of this list.');
    expect((await refusal("'; drop table book; --", [{ title: 'ASC' }]))?.[0]).toBe(
      'after is not a cursor of this list.',
    );
  });
});
