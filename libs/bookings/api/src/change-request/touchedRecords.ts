import { loadBatched, type RequestContext } from '@console/api-kit';
import { tables as core, type Impact } from '@console/core-api';
import { and, inArray } from 'drizzle-orm';
import type { ChangeRequestRow } from './RequestedChange.ts';

const { referenceEntry } = core;

/**
 * Returns the invoices and the purchase order that an implemented change has touched. They belong to domains above, so
 * their names are read where all references are found. One statement answers for all requests of a query.
 */
export async function touchedRecords(
  context: RequestContext,
  { invoiceIds, purchaseOrderId }: Pick<ChangeRequestRow, 'invoiceIds' | 'purchaseOrderId'>,
): Promise<Impact[]> {
  const records = [
    ...invoiceIds.map((ulid) => ({ entity: 'invoice' as const, prefix: 'invoices', ulid })),
    ...(purchaseOrderId
      ? [{ entity: 'purchase_order' as const, prefix: 'purchase_orders', ulid: purchaseOrderId }]
      : []),
  ];
  const touched = await Promise.all(
    records.map(async ({ entity, prefix, ulid }): Promise<Impact[]> => {
      const named = await namedRecord(context, ulid);
      const target = `${prefix}/${ulid}`;
      return named ? [{ entity, target, ...named, consequence: 'belongs to this change' }] : [];
    }),
  );
  return touched.flat();
}

interface Named {
  readonly reference: string;
  readonly title: string;
}

function namedRecord(context: RequestContext, ulid: string): Promise<Named | undefined> {
  return loadBatched<Named>(context, namedRecord, ulid, async (ids) => {
    const { entity, targetId, reference, title } = referenceEntry;
    const rows = await context.database
      .select({ targetId, reference, title })
      .from(referenceEntry)
      .where(and(inArray(entity, ['invoice', 'purchase_order']), inArray(targetId, [...ids])));
    return new Map(rows.map(({ targetId: id, ...named }) => [id, named]));
  });
}
