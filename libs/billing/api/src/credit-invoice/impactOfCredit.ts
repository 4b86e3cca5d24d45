import { builder, checkedInput, inputArguments, loadRow, ownStatements, toIri } from '@console/api-kit';
import { creditInvoiceInput } from '@console/billing-contracts';
import { type Impact, ImpactType } from '@console/core-api';
import { formatMoney } from '@console/format';
import * as z from 'zod/mini';
import { impactsOnCompleted } from '../booking-invoices/completePaidBookings.ts';
import { Invoice } from '../nodes.ts';
import { refusalsOf } from '../settling/impactsOfSettling.ts';
import { creditableLines } from './creditableLines.ts';
import { type CreditPlan, planCredit } from './planCredit.ts';

const { documentDate, lines, refund, outside } = creditInvoiceInput.shape;
const asked = z.object({ documentDate, lines, refund, outside });

builder.objectField(Invoice.ref, 'impactOfCredit', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(8),
    description:
      'What a credit note would do to the invoice and its booking, and what becomes of money that was paid. When it would be refused, only the reasons.',
    args: inputArguments(t, asked),
    columns: ['id'],
    resolve: async ({ id }, args, context) => {
      const row = await loadRow(context, Invoice, id);
      if (!row) return [];
      const { database } = context;
      const plan = planCredit(row, await creditableLines(database, id), checkedInput(asked, args), context.clock());
      const refusals = refusalsOf(plan, row.customerName);
      if (refusals.length > 0) return refusals;
      const { paysInvoice, refund: back, outside: elsewhere } = plan.split;
      const credited = plan.parts.map(({ line, part }) => ({
        invoice: id,
        item: line.row.bookingItemId ?? row.bookingItemId,
        credited: part.net + part.tax,
      }));
      const money = [...credited, { invoice: id, paid: paysInvoice, returned: paysInvoice + back + elsewhere }];
      const { ref: reference, customerName: title } = row;
      const left = row.owed - paysInvoice;
      return [
        { entity: 'invoice', target: null, reference: 'New credit note', title, consequence: inWords(plan) } as const,
        {
          entity: 'invoice',
          target: toIri(Invoice.prefix, id),
          ...{ reference, title },
          consequence: `is credited ${formatMoney(plan.gross)}${left > 0 ? `: ${formatMoney(left)} of it stays open` : ''}`,
        } as const,
        ...(await impactsOnCompleted(database, [row.bookingId], { money })),
      ] satisfies Impact[];
    },
  }),
);

/** "of £594.00: £94.00 pays the invoice, £500.00 stays on account" */
function inWords({ gross, split: { paysInvoice, refund, outside, onAccount } }: CreditPlan): string {
  const parts = [
    [paysInvoice, 'pays the invoice'],
    [refund, 'is paid back'],
    [outside, 'is settled outside'],
    [onAccount, 'stays on account'],
  ] as const;
  const words = parts.filter(([pence]) => pence > 0).map(([pence, what]) => `${formatMoney(pence)} ${what}`);
  return `is issued for ${formatMoney(gross)}: ${words.join(', ')}`;
}
