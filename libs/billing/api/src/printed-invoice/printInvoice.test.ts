import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  planOf,
  readWhole,
  type Statement,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { readPdf } from '@console/pdf/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

type Form = 'invoicePdf' | 'invoiceHtml' | 'invoiceFile';

describeWithDatabase('BIL-03 the print menu of an invoice', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let id: string;
  let reference: string;
  const statements: Statement[] = [];

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    const { rows } = await database.execute<{ id: string; ref: string }>(sql`
      SELECT v.id, v.ref FROM invoice v JOIN booking b ON b.id = v.booking_id
      WHERE v.type = 'invoice' AND v.status IN ('confirmed', 'paid_partial', 'paid')
        AND NOT EXISTS (SELECT FROM invoice_activity a WHERE a.invoice_id = v.id AND a.action IN ('viewed', 'downloaded'))
      ORDER BY v.id LIMIT 1`);
    [{ id, ref: reference } = { id: '', ref: '' }] = rows;
    // Every brand has the logo of the demo.
    await database.execute(sql`INSERT INTO brand_logo (brand_id, type, bytes, width, height)
      SELECT b.id, l.type, l.bytes, l.width, l.height FROM brand b, (SELECT * FROM brand_logo LIMIT 1) l ON CONFLICT DO NOTHING`);
  });

  async function linkTo(form: Form, invoice = id, as: string | undefined = token) {
    const asking = `query ($id: ID!) { ${form}Download(input: { invoice: $id }) { path } }`;
    const { data, errors } = await server.ask(as, asking, { id: `invoices/${invoice}` });
    const link = data?.[`${form}Download`] as { path: string } | undefined;
    return { path: link && `/${link.path}`, error: errors?.[0] };
  }

  async function opened(form: Form, invoice = id): Promise<Response> {
    const { path = '', error } = await linkTo(form, invoice);
    expect(error).toBeUndefined();
    const answer = await server.request(path);
    expect(answer.status).toBe(200);
    return answer;
  }

  const textOf = async (answer: Response) =>
    readPdf(Buffer.from(await answer.arrayBuffer()))
      .flat()
      .join(' ');

  async function activity(invoice = id): Promise<unknown[]> {
    const { rows } = await database.execute<{ action: string; metadata: object; user: string }>(sql`
      SELECT a.action, a.metadata, u.sign_in_email AS user FROM invoice_activity a LEFT JOIN "user" u ON u.id = a.user_id
      WHERE a.invoice_id = ${invoice} AND a.action IN ('viewed', 'downloaded') ORDER BY a.created_at, a.id`);
    return rows.map(({ action, metadata, user }) => [action, metadata, user]);
  }

  test('PDF and HTML are shown by the browser, and the download is saved', async () => {
    const [pdf, html, file] = [await opened('invoicePdf'), await opened('invoiceHtml'), await opened('invoiceFile')];
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/^inline; filename="VAT invoice \d+\.pdf"/);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('content-disposition')).toMatch(/^inline; filename="VAT invoice \d+\.html"/);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="VAT invoice \d+\.pdf"/);
    const [shown, page, saved] = [await textOf(pdf), await html.text(), await textOf(file)];
    expect(shown).toContain(reference);
    expect(saved).toBe(shown);
    expect(page).toContain(reference);
  });

  test('the page is a sandbox: it runs no script, loads nothing and keeps its own style', async () => {
    const html = await opened('invoiceHtml');
    const policy = html.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^sandbox; default-src 'none'; .*frame-ancestors 'none'; style-src 'sha256-[^']+'; img-src data:$/,
    );
    const page = await html.text();
    expect(page).toMatch(/<img src="data:image\/png;base64,/);
    expect(page).not.toMatch(/<script|(src|href)="http|url\(|style="/);
  });

  test('each opening is in the activity of the invoice with its user, a reload of the same link is not', async () => {
    await opened('invoicePdf');
    const { path = '' } = await linkTo('invoiceHtml');
    expect((await server.request(path, { method: 'HEAD' })).status).toBe(200);
    expect(await activity()).toHaveLength(1);
    await Promise.all([1, 2, 3].map(async () => (await server.request(path)).text()));
    await opened('invoiceFile');
    expect(await activity()).toEqual([
      ['viewed', { as: 'PDF' }, 'manager@example.com'],
      ['viewed', { as: 'HTML' }, 'manager@example.com'],
      ['downloaded', {}, 'manager@example.com'],
    ]);
    server.now = new Date(server.now.getTime() + 1_000);
    await opened('invoicePdf');
    expect(await activity()).toHaveLength(4);
  });

  test('a changed link opens nothing and is in no activity', async () => {
    const { path = '' } = await linkTo('invoicePdf');
    const other = new URL(path, server.url);
    other.searchParams.set('for', other.searchParams.get('for')?.replace(/^./, 'Z') ?? '');
    expect((await server.request(`${other.pathname}${other.search}`)).status).toBe(403);
    expect((await server.request(path.replace('invoicePdf', 'invoiceFile'))).status).toBe(403);
    expect(await activity()).toEqual([]);
  });

  test('both staff roles may print, of invoices that exist, and nobody else', async () => {
    expect((await linkTo('invoicePdf', id, await server.token('admin@example.com'))).path).toBeDefined();
    expect((await linkTo('invoicePdf', id, '')).error).toMatchObject({ extensions: { status: 401 } });
    const missing = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
    expect((await linkTo('invoicePdf', missing)).error).toMatchObject({ message: 'This invoice no longer exists.' });
  });

  test('what staff has written is text on the page, never HTML', async () => {
    const evil = `"><img src=x onerror=alert(1)></title><script>alert(1)</script>&amp;`;
    await database.execute(sql`UPDATE invoice SET po_number = ${evil}, notes = ${evil} WHERE id = ${id}`);
    const page = await (await opened('invoiceHtml')).text();
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img src=x');
    expect(page.match(/&#34;&#62;&#60;img src=x onerror=alert\(1\)&#62;/g)).toHaveLength(2);
    expect(await textOf(await opened('invoicePdf'))).toContain(evil);
  });

  test('the particulars of the day of issue are printed, whatever the seller and the customer are called today', async () => {
    await opened('invoicePdf');
    const particulars = {
      seller: {
        legalName: 'Northgate Training Ltd',
        address: { address1: '1 Old Street', city: 'Leeds', country: 'GB' },
        vatNumber: 'GB 1',
      },
      brand: null,
      customer: { name: 'Former Name Ltd' },
    };
    await database.execute(
      sql`UPDATE invoice SET particulars = ${JSON.stringify(particulars)}::jsonb WHERE id = ${id}`,
    );
    const text = await textOf(await opened('invoicePdf'));
    for (const words of ['Northgate Training Ltd', '1 Old Street', 'Former Name Ltd']) expect(text).toContain(words);
  });

  test('several invoices are one file in the order of the selection, each with its own page numbers', async () => {
    const { rows } = await database.execute<{ id: string; ref: string }>(
      sql`SELECT id, ref FROM invoice WHERE status = 'paid' ORDER BY ref DESC LIMIT 25`,
    );
    const asking = 'query ($ids: [ID!]) { invoicesPdfDownload(input: { ids: $ids }) { path } }';
    const ids = rows.map((row) => `invoices/${row.id}`);
    const { data } = await server.ask(token, asking, { ids });
    const { path } = (data?.invoicesPdfDownload ?? {}) as { path?: string };
    const bytes = Buffer.from(await (await server.request(`/${path}`)).arrayBuffer());
    const pages = readPdf(bytes);
    const firsts = pages.filter((page) => page.at(-1)?.startsWith('Page 1 of '));
    expect(firsts).toHaveLength(25);
    for (const [at, page] of firsts.entries()) expect(page.join(' ')).toContain(rows[at]?.ref);
    const again = Buffer.from(await (await server.request(`/${path}`)).arrayBuffer());
    expect(again.equals(bytes)).toBe(true);
    expect(await activity(rows[0]?.id)).toEqual([['downloaded', {}, 'manager@example.com']]);
  });

  test('more than 500 are refused with a sentence', async () => {
    const ulids = Array.from({ length: 501 }, (_, at) => `01J9ZK0Q3M6V8T2B4C6D8E${String(at).padStart(4, '0')}`);
    const { rows } = await database.execute<{ id: string }>(sql`
      INSERT INTO frozen_selection (id, created_by, created_at, prefix, ulids)
      SELECT '01J9ZK0Q3M6V8T2B4C6D8E0F2A', id, now(), 'invoices', ARRAY(SELECT json_array_elements_text(${JSON.stringify(ulids)}::json))
      FROM "user" WHERE sign_in_email = 'manager@example.com' RETURNING id`);
    const asking = 'query ($id: ID!) { invoicesPdfDownload(input: { frozen: $id }) { path } }';
    const { errors } = await server.ask(token, asking, { id: `frozen_selections/${rows[0]?.id}` });
    expect(JSON.stringify(errors)).toContain('501 invoices are too many for one file. Select at most 500.');
  });

  test('reading an invoice to print reads no table whole', async () => {
    statements.length = 0;
    await opened('invoicePdf');
    const read = statements.filter(({ text }) => text.includes('seller_of_booking('));
    expect(read.length).toBeGreaterThan(0);
    for (const statement of read) {
      const whole = readWhole(await planOf(database, statement));
      expect(whole.filter((table) => !/seller|brand/.test(JSON.stringify(table)))).toEqual([]);
    }
  });
});
