import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { readPdf } from '@console/pdf/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders } from '../testing/orderRows.ts';

const asking = 'query ($id: ID!) { purchaseOrderFileDownload(input: { purchaseOrder: $id }) { path } }';

describeWithDatabase('the file of a purchase order', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function file(order: string): Promise<{ bytes: Buffer; pages: string[][]; name: string | null }> {
    const { data } = await server.ask(token, asking, { id: `purchase_orders/${order}` });
    const link = data?.purchaseOrderFileDownload as { path: string } | undefined;
    const answer = await server.request(`/${link?.path}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const pages = readPdf(bytes).map((page) => page.map((text) => text.trim()));
    return { bytes, pages, name: answer.headers.get('content-disposition') };
  }

  test('PUR-05 is addressed to the supplier, from the default seller, with items, totals, class and dates', async () => {
    const [id = ''] = await addOrders(database, 1, { status: 'confirmed', classStatus: 'confirmed' });
    await database.execute(
      sql`UPDATE purchase_order SET number = 99601, raised_at = '2026-11-02T10:00:00Z' WHERE id = ${id}`,
    );
    await database.execute(sql`WITH a AS (INSERT INTO address (id, address1, city, postcode, country) VALUES (${id}, '8 Quay Row', 'Hull', 'HU1 1AA', 'GB'))
      UPDATE supplier SET name = 'Łukasz i 王小明', purchases_address_id = ${id}, purchases_email = 'orders@ridings.example', number = 9801 WHERE id = ${id}`);
    await database.execute(sql`UPDATE seller SET legal_name = 'Calder Training Ltd', vat_number = 'GB123456789', company_number = '01234567'
      WHERE is_default`);
    const { pages, name } = await file(id);
    expect(name).toContain('filename="PO-99601.pdf"');
    expect(pages).toHaveLength(1);
    const words = pages[0]?.join(' ') ?? '';
    for (const part of [
      'Purchase order PO-99601 To Łukasz i 王小明 8 Quay Row Hull HU1 1AA orders@ridings.example',
      'From Calder Training Ltd',
      'Date 2 Nov 2026 Supplier SU-9801 Class TC-',
      'Mental Health First Aid',
      'Description Quantity Unit price VAT VAT amount Net',
      'Room hire 2 £450.00 20% £180.00 £900.00',
      'Net £900.00 VAT £180.00 Total £1,080.00',
      'PO-99601 · Calder Training Ltd · Company number 01234567 · VAT number GB123456789 Page 1 of 1',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('has the same bytes each time, several pages with repeated heads, and says when the order does not hold', async () => {
    const [id = ''] = await addOrders(database, 1, { status: 'draft' });
    const long =
      'A working lunch for everybody in the room, with a choice for those who eat no meat, and water. '.repeat(4);
    await database.execute(sql`INSERT INTO purchase_order_item (id, purchase_order_id, description, quantity, unit_price, taxable, created_at)
      SELECT left(${id}, 22) || lpad(n::text, 4, '0'), ${id}, ${long} || n, n, 1150, n % 2 = 0, '2027-01-01'::timestamptz + n * interval '1 second'
      FROM generate_series(1, 60) AS n`);
    const [one, other] = [await file(id), await file(id)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    const { pages } = one;
    expect(pages[0]).toContain('Draft');
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, texts] of pages.entries()) {
      expect(texts).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(texts).toContain('Unit price');
    }
    expect(pages.at(-1)).toContain('Total');
    // No word of a long description is lost.
    expect(
      pages
        .flat()
        .join(' ')
        .match(/choice/g),
    ).toHaveLength(240);
  });

  test('an order without items is one page', async () => {
    const [id = ''] = await addOrders(database, 1, { status: 'draft' });
    await database.execute(sql`DELETE FROM purchase_order_item WHERE purchase_order_id = ${id}`);
    const { pages } = await file(id);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.join(' ')).toContain('Net £0.00 VAT £0.00 Total £0.00');
  });
});
