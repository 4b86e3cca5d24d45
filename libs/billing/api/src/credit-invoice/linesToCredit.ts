import { builder, loadRow, Money, ownStatements, staff, toIri } from '@console/api-kit';
import { Invoice, InvoiceLine } from '../nodes.ts';
import { creditableLines, type LineToCredit } from './creditableLines.ts';
import { proposedCredits } from './proposedCredits.ts';

interface OfferedLine extends LineToCredit {
  readonly proposed: number;
}

const LineToCreditType = builder.objectRef<OfferedLine>('LineToCredit').implement({
  description: 'A line of an issued invoice, and what of it can still be credited.',
  rule: staff,
  fields: (t) => ({
    line: t.id({ resolve: ({ id }) => toIri(InvoiceLine.prefix, id) }),
    description: t.string({ resolve: ({ row }) => row.description }),
    net: t.expose('net', { type: Money }),
    tax: t.expose('tax', { type: Money }),
    taxable: t.exposeBoolean('taxable'),
    taxRatePercent: t.exposeFloat('taxRatePercent', { nullable: true }),
    creditedNet: t.field({ type: Money, resolve: ({ credited }) => credited.net }),
    creditedTax: t.field({ type: Money, resolve: ({ credited }) => credited.tax }),
    proposed: t.expose('proposed', {
      type: Money,
      description: 'What to credit of it for what was canceled, with VAT. Nothing when nothing of it is canceled.',
    }),
  }),
});

builder.objectField(Invoice.ref, 'linesToCredit', (t) =>
  t.field({
    type: [LineToCreditType],
    extensions: ownStatements(7),
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const row = await loadRow(context, Invoice, id);
      if (!row) return [];
      const lines = await creditableLines(context.database, id);
      const proposed = await proposedCredits(context.database, row, lines);
      return lines.map((line) => ({ ...line, proposed: proposed.get(line.id) ?? 0 }));
    },
  }),
);
