import { builder, loadBatched, type RequestContext, type RowOf, staff } from '@console/api-kit';
import { inArray } from 'drizzle-orm';
import { brandLogo } from '../tables.ts';

type Row = RowOf<typeof brandLogo>;

/** The most characters of a logo's address: 200 KB in Base64. */
export const mostLogoCharacters = 273_100;

export const BrandLogo = builder.objectRef<Row>('BrandLogo').implement({
  description: 'An uploaded image, PNG or JPEG. Sizes are in pixels.',
  rule: staff,
  fields: (t) => ({
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    dataUri: t.string({
      description: 'The image itself, as `data:image/png;base64,…`.',
      resolve: ({ type, bytes }) => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`,
    }),
  }),
});

/** Reads the logo of a brand, by the ULID of the brand. */
export async function loadLogo(context: RequestContext, brand: string): Promise<Row | null> {
  const logo = await loadBatched<Row>(context, brandLogo, brand, async (brands) => {
    const rows = await context.database
      .select()
      .from(brandLogo)
      .where(inArray(brandLogo.brandId, [...brands]));
    return new Map(rows.map((row) => [row.brandId, row]));
  });
  return logo ?? null;
}
