import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngOf } from '../seed/png.ts';

const setLogo = `mutation ($input: setBrandLogoInput!) { setBrandLogo(input: $input) { brand {
  logo { width height dataUri } history(first: 1) { edges { node { changes { field from to } } } } } } }`;
const changeSeller = `mutation ($input: changeBrandSellerInput!) { changeBrandSeller(input: $input) { brand {
  seller { isDefault } } } }`;

const png = pngOf(64, 32, () => [43, 108, 176]);

/** A JPEG without pixels: its start, the segment with its size, and its end. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 48, 1, 1, 0x11, 0, 0xff, 0xd9]);

describeWithDatabase('brands', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let id: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('admin@example.com');
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM brand ORDER BY name LIMIT 1`);
    id = `brands/${rows[0]?.id}`;
  });
  afterAll(() => server.close());

  async function logoAfter(logo: Buffer | null) {
    const input = { id, logo: logo && logo.toString('base64') };
    const { data, errors } = await server.ask(token, setLogo, { input });
    return errors?.[0]?.message ?? (data as { setBrandLogo: { brand: object } }).setBrandLogo.brand;
  }
  const kept = (from: string | null, to: string | null) => ({
    edges: [{ node: { changes: [{ field: 'Logo', from, to }] } }],
  });

  test('a logo takes the place of the one before, and is removed', async () => {
    await logoAfter(png);
    expect(await logoAfter(jpeg)).toEqual({
      logo: { width: 48, height: 16, dataUri: `data:image/jpeg;base64,${jpeg.toString('base64')}` },
      history: kept('PNG, 64 × 32 pixels', 'JPEG, 48 × 16 pixels'),
    });
    expect(await logoAfter(null)).toEqual({ logo: null, history: kept('JPEG, 48 × 16 pixels', null) });
    expect(await logoAfter(null)).toBe('This brand has no logo.');
  });

  test('a damaged image is refused: cut off, or with other pixels than its head says', async () => {
    const wider = Buffer.from(png);
    wider.writeUInt32BE(65, 16);
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(1, 16);
    const noPixels = Buffer.from(png);
    noPixels.write('IDAX', png.indexOf('IDAT'), 'latin1');
    for (const damaged of [png.subarray(0, -12), wider, bomb, noPixels, jpeg.subarray(0, -2)]) {
      expect(await logoAfter(damaged)).toBe('The file of the logo is damaged.');
    }
  });

  test('a brand that gets the default seller follows it, as a brand without its own does', async () => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM seller WHERE is_default`);
    const { data } = await server.ask(token, changeSeller, { input: { id, seller: `sellers/${rows[0]?.id}` } });
    expect(data).toEqual({ changeBrandSeller: { brand: { seller: { isDefault: true } } } });
    const stored = await database.execute(sql`SELECT seller_id FROM brand WHERE id = ${id.slice('brands/'.length)}`);
    expect(stored.rows).toEqual([{ seller_id: null }]);
  });
});
