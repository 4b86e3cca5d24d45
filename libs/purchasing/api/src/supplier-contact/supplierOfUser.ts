import { builder, loadBatched, type RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { administratorsOrOneself, User } from '@console/core-api';
import { asc, inArray } from 'drizzle-orm';
import { Supplier } from '../nodes.ts';
import { supplier } from '../tables.ts';

builder.objectField(User.ref, 'supplier', (t) =>
  t.field({
    type: Supplier.ref,
    nullable: true,
    rule: administratorsOrOneself,
    description:
      'The supplier whose primary contact the person is, of several the first by name. The name and the contact details change there.',
    columns: ['personId'],
    resolve: async ({ personId }, _args, context) =>
      (await loadBatched(context, suppliersOf, personId, (ids) => suppliersOf(context.database, ids))) ?? null,
  }),
);

async function suppliersOf(
  queries: Queries,
  people: readonly string[],
): Promise<ReadonlyMap<string, RowOf<typeof supplier>>> {
  const rows = await queries
    .selectDistinctOn([supplier.primaryContactId])
    .from(supplier)
    .where(inArray(supplier.primaryContactId, [...people]))
    .orderBy(supplier.primaryContactId, asc(supplier.nameSort), supplier.id);
  return new Map(rows.map((row) => [String(row.primaryContactId), row]));
}
