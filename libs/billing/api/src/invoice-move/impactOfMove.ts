import { builder, loadRow, ownStatements, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type Impact, ImpactType, refusalOf } from '@console/core-api';
import { formatMoney } from '@console/format';
import { Invoice } from '../nodes.ts';
import { convertingInvoice, whyNotConverted } from './planConvert.ts';
import { planVoid, type VoidingInvoice, voidingInvoice } from './planVoid.ts';

const InvoiceMoveType = builder.enumType('InvoiceMove', {
  description: 'The moves with a preview of their own. Issuing depends on a day: see `impactOfIssue`.',
  values: ['convert', 'void'] as const,
});

builder.objectField(Invoice.ref, 'impactOf', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(6),
    description: 'What a move would do now to other invoices. When the move would be refused, only the reason.',
    args: { move: t.arg({ type: InvoiceMoveType, required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { move }, context) => {
      const row = await loadRow(context, Invoice, id);
      if (!row) return [];
      if (move === 'convert') return impactOfConvert(context.database, row);
      return impactOfVoid(await voidingInvoice(context.database, row, false));
    },
  }),
);

async function impactOfConvert(queries: Queries, row: VoidingInvoice['invoice']): Promise<Impact[]> {
  const title = row.customerName;
  const whyNot = whyNotConverted(await convertingInvoice(queries, row));
  if (whyNot !== null) return refusalOf({ ref: row.ref, title }, whyNot);
  const consequence = `is drafted with the lines of ${row.ref}`;
  return [{ entity: 'invoice', target: null, reference: 'New invoice', title, consequence }];
}

function impactOfVoid(voiding: VoidingInvoice): Impact[] {
  const { invoice } = voiding;
  const { whyNot, reversed } = planVoid(voiding);
  if (whyNot !== null) return refusalOf({ ref: invoice.ref, title: invoice.customerName }, whyNot);
  return reversed.map(({ credit, owes }) => ({
    entity: 'invoice',
    target: toIri(Invoice.prefix, owes.id),
    reference: owes.ref,
    title: owes.customerName,
    consequence: `is owed again for the ${formatMoney(credit.amount)} that ${invoice.ref} paid of it`,
  }));
}
