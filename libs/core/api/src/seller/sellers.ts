import { loadBatched, loadRow, type RequestContext, type RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { nameOfSeller } from '@console/core-contracts';
import { eq } from 'drizzle-orm';
import { Seller } from '../nodes.ts';
import { seller } from '../tables.ts';

type Row = RowOf<typeof seller>;

const isDefault = eq(seller.isDefault, true);

/**
 * Reads the seller of a brand.
 *
 * @param ulid null for the default seller.
 */
export async function loadSeller(context: RequestContext, ulid: string | null): Promise<Row> {
  const row =
    ulid === null
      ? await loadBatched(
          context,
          loadSeller,
          'default',
          async () => new Map([['default', await defaultSeller(context.database)]]),
        )
      : await loadRow(context, Seller, ulid);
  if (!row) throw new Error(`There is no seller ${ulid}.`);
  return row;
}

/** Returns the name of a seller, for the history of a brand. `ulid` is null for the default seller. */
export async function keptSeller(queries: Queries, ulid: string | null): Promise<string> {
  const which = ulid === null ? isDefault : eq(seller.id, ulid);
  const [row] = await queries.select().from(seller).where(which);
  if (!row) throw new Error(`There is no seller ${ulid}.`);
  return nameOfSeller(row);
}

/** The migrations make the default seller, and nothing deletes it. */
async function defaultSeller(queries: Queries): Promise<Row> {
  const [row] = await queries.select().from(seller).where(isDefault);
  if (!row) throw new Error('There is no default seller.');
  return row;
}
