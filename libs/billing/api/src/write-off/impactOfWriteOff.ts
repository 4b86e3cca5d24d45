import { builder, checkedInput, inputArguments, loadRow, ownStatements } from '@console/api-kit';
import { writeOffInvoiceInput } from '@console/billing-contracts';
import { ImpactType, refusalOf } from '@console/core-api';
import * as z from 'zod/mini';
import { Invoice } from '../nodes.ts';
import { impactsOfSettling } from '../settling/impactsOfSettling.ts';
import { whyNotWriteOff } from './writeOffInvoice.ts';

const writtenOff = z.pick(writeOffInvoiceInput, { amount: true });

builder.objectField(Invoice.ref, 'impactOfWriteOff', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(6),
    description:
      'What writing off an amount would do, and the booking that becomes complete with it. When it would be refused, only the reason.',
    args: inputArguments(t, writtenOff),
    columns: ['id'],
    resolve: async ({ id }, args, context) => {
      const row = await loadRow(context, Invoice, id);
      if (!row) return [];
      const { amount } = checkedInput(writtenOff, args);
      const whyNot = whyNotWriteOff(row, amount);
      if (whyNot !== null) return refusalOf({ ref: row.ref, title: row.customerName }, whyNot);
      return impactsOfSettling(context.database, [{ invoice: row, amount }], { writtenOff: true });
    },
  }),
);
