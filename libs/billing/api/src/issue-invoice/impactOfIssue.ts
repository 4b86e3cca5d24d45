import { builder, loadRow, ownStatements, type RequestContext, type RowOf, staff } from '@console/api-kit';
import { ImpactType, refusalOf } from '@console/core-api';
import { toIsoDate } from '@console/format';
import { impactsOnCompleted } from '../booking-invoices/completePaidBookings.ts';
import { Invoice } from '../nodes.ts';
import type { invoice } from '../tables.ts';
import { issuingInvoices } from './issuingInvoices.ts';
import { type IssuePlan, planIssue } from './planIssue.ts';

const IssueDates = builder.objectRef<Pick<IssuePlan, 'dueDate' | 'suppliedOn'>>('IssueDates').implement({
  description: 'The days that an invoice gets with its document date.',
  rule: staff,
  fields: (t) => ({
    dueDate: t.field({ type: 'DateTime', resolve: ({ dueDate }) => new Date(dueDate) }),
    suppliedOn: t.field({ type: 'DateTime', resolve: ({ suppliedOn }) => new Date(suppliedOn) }),
  }),
});

builder.objectField(Invoice.ref, 'datesOfIssue', (t) =>
  t.field({
    type: IssueDates,
    nullable: true,
    extensions: ownStatements(2),
    description: 'The due date by the terms of the customer, and the time of supply, when it is issued on a day.',
    args: { documentDate: t.arg({ type: 'DateTime', required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { documentDate }, context) => (await planned(context, id, documentDate))?.plan ?? null,
  }),
);

builder.objectField(Invoice.ref, 'impactOfIssue', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(6),
    description:
      'What issuing it on a day would do besides to its booking. When it would be refused, only the reason: what a UK VAT invoice must say and it lacks, or a closed month.',
    args: { documentDate: t.arg({ type: 'DateTime', required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { documentDate }, context) => {
      const found = await planned(context, id, documentDate);
      if (!found) return [];
      const { row, plan } = found;
      if (plan.whyNot !== null) return refusalOf({ ref: row.ref, title: row.customerName }, plan.whyNot);
      // A delivered booking becomes complete when its last invoice is issued and nothing has to be paid on it.
      return impactsOnCompleted(context.database, [row.bookingId], { issuing: [id] });
    },
  }),
);

async function planned(
  context: RequestContext,
  id: string,
  documentDate: Date,
): Promise<{ row: RowOf<typeof invoice>; plan: IssuePlan } | null> {
  const row = await loadRow(context, Invoice, id);
  if (!row) return null;
  const [found] = await issuingInvoices(context.database, [row], context.clock());
  return found ? { row, plan: planIssue(found, toIsoDate(documentDate)) } : null;
}
