import { builder, loadBatched, Money, type RequestContext, staff } from '@console/api-kit';
import type { PaymentKind } from '@console/billing-contracts';
import { and, inArray, isNull, sum } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { payment } from '../tables.ts';

type Sums = Readonly<Partial<Record<PaymentKind, number>>>;

const InvoiceSettlement = builder.objectRef<Sums>('InvoiceSettlement').implement({
  description: 'What settles an invoice, by its kind. What was taken back is not in it.',
  rule: staff,
  fields: (t) => ({
    paid: t.field({ type: Money, resolve: ({ payment: pence = 0 }) => pence }),
    credited: t.field({
      type: Money,
      description: 'What credit notes pay of it. Of a credit note: what it pays of invoices.',
      resolve: ({ credit = 0 }) => credit,
    }),
    writtenOff: t.field({ type: Money, resolve: ({ write_off = 0 }) => write_off }),
    refunded: t.field({
      type: Money,
      description: 'Of a credit note: what was paid back.',
      resolve: ({ refund = 0 }) => refund,
    }),
    outside: t.field({
      type: Money,
      description: 'Of a credit note: what was settled outside.',
      resolve: ({ outside = 0 }) => outside,
    }),
  }),
});

builder.objectField(Invoice.ref, 'settlement', (t) =>
  t.field({
    type: InvoiceSettlement,
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await settlementOf(context, id)) ?? {},
  }),
);

/** One statement answers for all invoices of a request, and one for what credit notes pay. */
function settlementOf(context: RequestContext, invoiceId: string): Promise<Sums | undefined> {
  return loadBatched<Sums>(context, settlementOf, invoiceId, async (ids) => {
    const found = new Map<string, Record<string, number>>();
    for (const by of [payment.invoiceId, payment.creditNoteId]) {
      const rows = await context.database
        .select({ id: by, kind: payment.kind, pence: sum(payment.amount).mapWith(Number) })
        .from(payment)
        .where(and(inArray(by, [...ids]), isNull(payment.reversedAt)))
        .groupBy(by, payment.kind);
      for (const { id, kind, pence } of rows) if (id !== null) found.set(id, { ...found.get(id), [kind]: pence });
    }
    return found;
  });
}
