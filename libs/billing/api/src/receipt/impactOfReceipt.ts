import { builder, checkedInput, inputArguments, loadRow, ownStatements } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { allocateReceiptInput, recordReceiptInput, whyNotTakeBack } from '@console/billing-contracts';
import { Customer, type Impact, ImpactType, refusalOf } from '@console/core-api';
import * as z from 'zod/mini';
import { Receipt } from '../nodes.ts';
import { impactsOfSettling, refusalsOf } from '../settling/impactsOfSettling.ts';
import { readInvoices } from '../settling/lockMoney.ts';
import { invoicesOf, planAllocations, type Source } from '../settling/planSettling.ts';

type Allocations = z.output<typeof allocateReceiptInput>['allocations'];

const { amount, allocations: anyAllocations } = recordReceiptInput.shape;
const received = z.object({ amount, allocations: anyAllocations });
const allocated = z.pick(allocateReceiptInput, { allocations: true });

builder.objectField(Customer.ref, 'impactOfReceipt', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(6),
    description:
      'What a receipt of the customer would do to invoices, and the bookings that become complete with it. When it would be refused, only the reasons.',
    args: inputArguments(t, received),
    columns: ['id', 'name'],
    resolve: async ({ id, name }, args, { database }) => {
      const { amount, allocations } = checkedInput(received, args);
      return impactOf(database, { customerId: id, sellerId: null, left: amount }, allocations, name);
    },
  }),
);

builder.objectField(Receipt.ref, 'impactOfAllocation', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(6),
    description:
      'What paying invoices with what is left of it would do, and the bookings that become complete with it. When it would be refused, only the reasons.',
    args: inputArguments(t, allocated),
    columns: ['id'],
    resolve: async ({ id }, args, context) => {
      const row = await loadRow(context, Receipt, id);
      if (!row) return [];
      const whyNot = whyNotTakeBack('receipt', row);
      if (whyNot !== null) return refusalOf({ ref: row.ref, title: '' }, whyNot);
      const source = { ...row, left: row.amount - row.allocated };
      return impactOf(context.database, source, checkedInput(allocated, args).allocations, row.ref);
    },
  }),
);

async function impactOf(
  queries: Queries,
  source: Source,
  allocations: Allocations,
  title: string,
): Promise<readonly Impact[]> {
  const plan = planAllocations(source, allocations, await readInvoices(queries, invoicesOf(allocations)));
  const refusals = refusalsOf(plan, title);
  return refusals.length > 0 ? refusals : impactsOfSettling(queries, plan.settlements);
}
