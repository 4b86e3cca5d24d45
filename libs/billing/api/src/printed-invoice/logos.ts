import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as classes } from '@console/classes-api';
import { inArray } from 'drizzle-orm';
import type { InvoiceDocument } from './InvoiceDocument.ts';

const { brandLogo } = classes;

/** An uploaded logo: PNG or JPEG. */
export type Logo = RowOf<typeof brandLogo>;

/** Reads the logos of documents, by the brands that they are of. */
export async function logosOf(queries: Queries, documents: readonly InvoiceDocument[]): Promise<Map<string, Logo>> {
  const brands = [...new Set(documents.flatMap(({ logoOf }) => logoOf ?? []))];
  if (brands.length === 0) return new Map();
  const logos = await queries.select().from(brandLogo).where(inArray(brandLogo.brandId, brands));
  return new Map(logos.map((logo) => [logo.brandId, logo]));
}
