import { builder, loadBatched, loadRow, ownStatements, type RequestContext } from '@console/api-kit';
import { ImpactType, refusalOf } from '@console/core-api';
import { inArray } from 'drizzle-orm';
import { impactsOfDrafts } from '../booking-invoices/draftInvoices.ts';
import { Invoice } from '../nodes.ts';
import { invoice } from '../tables.ts';
import { draftingAgain, planDraftAgain } from './planDraftAgain.ts';

builder.objectFields(Invoice.ref, (t) => ({
  canDraftAgain: t.boolean({
    description: 'Whether it is void, and an item that it was for is confirmed and on no other invoice.',
    columns: ['id', 'status', 'type'],
    resolve: async ({ id, status, type }, _args, context) =>
      status === 'voided' && type === 'invoice' && (await canDraftAgain(context, id)) === true,
  }),
  impactOfDraftAgain: t.field({
    type: [ImpactType],
    extensions: ownStatements(6),
    description: 'The drafts that drafting again would make. When it would be refused, only the reason.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const row = await loadRow(context, Invoice, id);
      const drafting = row && (await draftingAgain(context.database, [row])).get(id);
      if (!row || !drafting) return [];
      const { whyNot, missing } = planDraftAgain(drafting);
      if (whyNot !== null) return refusalOf({ ref: row.ref, title: row.customerName }, whyNot);
      return impactsOfDrafts(context.database, missing);
    },
  }),
}));

/** A few statements answer for all void invoices of a request. */
function canDraftAgain(context: RequestContext, invoiceId: string): Promise<boolean | undefined> {
  return loadBatched<boolean>(context, canDraftAgain, invoiceId, async (ids) => {
    const { id, type, status } = invoice;
    const rows = await context.database
      .select({ id, type, status })
      .from(invoice)
      .where(inArray(id, [...ids]));
    const found = await draftingAgain(context.database, rows);
    return new Map([...found].map(([key, drafting]) => [key, planDraftAgain(drafting).whyNot === null]));
  });
}
