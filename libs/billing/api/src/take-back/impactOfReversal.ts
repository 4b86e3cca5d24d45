import { builder, loadRow, ownStatements } from '@console/api-kit';
import { whyNotTakeBack } from '@console/billing-contracts';
import { ImpactType, refusalOf } from '@console/core-api';
import { Payment, Receipt } from '../nodes.ts';
import { impactsOfTakingBack } from './impactsOfTakingBack.ts';
import { livePaymentsOf } from './takeBack.ts';

builder.objectField(Payment.ref, 'impactOfReversal', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(4),
    description: 'What taking it back would do. When it would be refused, only the reason.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const row = await loadRow(context, Payment, id);
      if (!row) return [];
      const whyNot = whyNotTakeBack('payment', row);
      return whyNot === null ? impactsOfTakingBack(context.database, [row]) : refusalOf({ ref: '', title: '' }, whyNot);
    },
  }),
);

builder.objectField(Receipt.ref, 'impactOfReversal', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(4),
    description: 'What taking it back would do to invoices. When it would be refused, only the reason.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const row = await loadRow(context, Receipt, id);
      if (!row) return [];
      const whyNot = whyNotTakeBack('receipt', row);
      if (whyNot !== null) return refusalOf({ ref: row.ref, title: '' }, whyNot);
      return impactsOfTakingBack(context.database, await livePaymentsOf(context.database, id));
    },
  }),
);
