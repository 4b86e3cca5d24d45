import type { Database } from '@console/api-kit/database';
import {
  type DeclaredList,
  declaredLists,
  demoDatabase,
  describeOnEachDatabase,
  printArguments,
  type Statement,
  startTestServer,
  type TestServer,
  valuesToTry,
  withParameters,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { getNamedType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from './schema.ts';

type Given = Readonly<Record<string, unknown>>;

/** A step that sorts rows in a plan. */
const SORT = /(^|-> +)Sort +\(cost/m;

/** The most root fields of one operation. */
const FIELDS = 20;

describeOnEachDatabase('every list', ({ create }) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements: Statement[] = [];

  beforeAll(async () => {
    database = await create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('admin@example.com');
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => server.close());

  /** Returns the number of rows for each of these arguments. */
  async function count(list: DeclaredList, each: readonly Given[]): Promise<number[]> {
    const counts: number[] = [];
    for (let start = 0; start < each.length; start += FIELDS) {
      const fields = each
        .slice(start, start + FIELDS)
        .map((given, at) => `c${at}: ${list.name}${printArguments(list, given)} { totalCount }`);
      const { data, errors } = await server.ask(token, `{ ${fields.join(' ')} }`);
      expect(errors).toBeUndefined();
      counts.push(...Object.values(data as Record<string, { totalCount: number }>).map(({ totalCount }) => totalCount));
    }
    return counts;
  }

  /**
   * Returns the plan of a page. The planner avoids sequential scans and sorts, as it would with many rows.
   *
   * @param unique the first column of the order is unique. So the index need not have the id.
   */
  async function planOf(list: DeclaredList, given: Given, unique = false): Promise<string> {
    statements = [];
    const { errors } = await server.ask(
      token,
      `{ ${list.name}${printArguments(list, given)} { edges { node { id } } } }`,
    );
    expect(errors).toBeUndefined();
    const page = statements.find(({ text }) => / limit \d+$/.test(text));
    if (!page) throw new Error(`${list.name} was not read in one statement.`);
    return database.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true),
        set_config('enable_incremental_sort', ${unique ? 'on' : 'off'}, true)`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`EXPLAIN ${withParameters(page.text, page.parameters)}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }

  /** Returns the arguments without which the API answers nothing, with a value that has rows. */
  async function required(list: DeclaredList): Promise<Given> {
    for (const filter of Object.entries(list.filters)) {
      const [name, { trial }] = filter;
      if (!list.args.some((arg) => arg.name === name && isRequiredArgument(arg))) continue;
      const each = (await valuesToTry(database, schema, list, filter)).map((value) => trial.ask(value, name));
      const counts = await count(list, each);
      return each[counts.findIndex((rows) => rows > 0)] ?? {};
    }
    return {};
  }

  describe.each(declaredLists(schema))('$name', (list) => {
    const orders: Given[] = list.args.some(({ name }) => name === 'order')
      ? list.orders.map((terms) => ({
          order: terms.slice(0, -1).map(({ name, direction }) => ({ [name]: direction })),
        }))
      : [{}];

    test('an index has the rows in each order', async () => {
      const base = await required(list);
      for (const [at, order] of orders.entries()) {
        const unique = ['number', 'reference'].includes(list.orders[at]?.[0]?.column.name ?? '');
        const plan = await planOf(list, { ...base, ...order }, unique);
        const needed = `${list.type.name} needs an index in the order ${JSON.stringify(order)}`;
        expect(plan, needed).toMatch(/Index (Only )?Scan/);
        if (Object.keys(base).length === 0) expect(plan, needed).not.toMatch(SORT);
      }
    });

    test.each(Object.entries(list.filters))(
      '%s narrows it, refuses a wrong value or finds nothing with it, and has its index',
      async (name, filter) => {
        const { ask, values, refused = wrongWord, index } = filter.trial;
        const base = await required(list);
        const tried = await valuesToTry(database, schema, list, [name, filter]);
        const each = tried.map((value) => ({ ...base, ...ask(value, name) }));
        const [all = 0, ...counts] = await count(list, [base, ...each]);
        const ofRows = values && 'column' in values && Object.keys(base).length === 0;
        if (ofRows) expect(counts, `${name} finds the rows that have the value`).not.toContain(0);
        if (!(name in base))
          expect(Math.min(...counts), `no value of ${name} leaves out some of ${all} rows`).toBeLessThan(all);

        const wrong = printArguments(list, { ...base, ...(refused ?? wrongWord)(name) });
        const { data, errors } = await server.ask(token, `{ ${list.name}${wrong} { totalCount } }`);
        if (refused) expect(errors, `${list.name}${wrong} is not refused`).toBeDefined();
        else expect([errors, data]).toEqual([undefined, { [list.name]: { totalCount: 0 } }]);

        if (index !== 'rows') return;
        const isId = list.args.some((arg) => arg.name === name && getNamedType(arg.type).name === 'ID');
        const rare = isId ? [ask('00000000000000000000000000', name)] : each;
        const needed = `${list.type.name} needs an index that finds rows by ${name} in one of the list's orders`;
        expect(await isFound(list, rare, orders), needed).toBe(true);
      },
    );
  });

  /** Tells whether an index finds the rows of one of these arguments in one of the orders. */
  async function isFound(list: DeclaredList, each: readonly Given[], orders: readonly Given[]): Promise<boolean> {
    for (const order of orders)
      for (const given of each) {
        const plan = await planOf(list, { ...given, ...order, first: 50 });
        if (plan.includes('Index Cond') && !SORT.test(plan)) return true;
      }
    return false;
  }
});

const wrongWord = (name: string): Given => ({ [name]: 'nonsense' });
