import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FREEZE =
  'mutation ($filter: String!) { freezeSelection(input: { filter: $filter }) { frozenSelection { id count } } }';
const LINK = 'query ($input: invoiceListDownloadInput!) { invoiceListDownload(input: $input) { path } }';

describeWithDatabase('the file of selected invoices', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function ask<Answer>(text: string, variables?: Record<string, unknown>): Promise<Answer> {
    const { data, errors } = await server.ask(token, text, variables);
    expect(errors).toBeUndefined();
    return data as Answer;
  }

  async function linesOf(input: object): Promise<string[]> {
    const { invoiceListDownload } = await ask<{ invoiceListDownload: { path: string } }>(LINK, { input });
    const answer = await server.request(`/${invoiceListDownload.path}`);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="Invoices \d{4}-\d\d-\d\d\.csv"/);
    return (await answer.text()).trimEnd().split('\r\n');
  }

  test('has a line for each of them, in the order of the list, with amounts as numbers', async () => {
    const page =
      'invoices(ageing: gte30, order: [{ balanceDue: DESC }], first: 3) { filter edges { node { id reference } } }';
    const { invoices } = await ask<{
      invoices: { filter: string; edges: { node: { id: string; reference: string } }[] };
    }>(`{ ${page} }`);
    const { freezeSelection } = await ask<{ freezeSelection: { frozenSelection: { id: string; count: number } } }>(
      FREEZE,
      {
        filter: invoices.filter,
      },
    );
    const { id, count } = freezeSelection.frozenSelection;
    const [titles, ...lines] = await linesOf({ frozen: id });
    expect(titles).toBe(
      'Reference,Document number,Type,Status,Customer,Document date,Due date,Net,Tax,Gross,Balance due,PO number',
    );
    expect(lines).toHaveLength(count);
    const shown = invoices.edges.map(({ node }) => node);
    expect(lines.slice(0, 3).map((line) => line.split(',')[0])).toEqual(shown.map(({ reference }) => reference));
    for (const line of lines) expect(line).toMatch(/,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,(-?[\d.]+,){4}/);
    expect(await linesOf({ ids: shown.map((one) => one.id) })).toEqual([titles, ...lines.slice(0, 3)]);
  });

  test('gives a text that looks like a formula an apostrophe', async () => {
    const { rows } = await database.execute<{ id: string }>(sql`UPDATE invoice SET po_number = '=HYPERLINK("x")'
      WHERE id = (SELECT id FROM invoice WHERE status = 'draft' LIMIT 1) RETURNING id`);
    const lines = await linesOf({ ids: [`invoices/${rows[0]?.id}`] });
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
