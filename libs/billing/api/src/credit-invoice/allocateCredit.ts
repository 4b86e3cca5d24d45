import {
  builder,
  checkedInput,
  inputArguments,
  invalidInput,
  loadRow,
  mutationField,
  ownStatements,
  requireUlid,
  staff,
} from '@console/api-kit';
import { allocateCreditInput, whyNotUseCredit } from '@console/billing-contracts';
import { ImpactType, refusalOf } from '@console/core-api';
import * as z from 'zod/mini';
import { Invoice } from '../nodes.ts';
import { impactsOfSettling, refusalsOf } from '../settling/impactsOfSettling.ts';
import { lockBookingsOf, lockInvoices, readInvoices } from '../settling/lockMoney.ts';
import { invoicesOf, planAllocations } from '../settling/planSettling.ts';
import { keepSeller, refuseUnlessPlanned, settle } from '../settling/settle.ts';

mutationField('allocateCredit', {
  description: 'Pays invoices with what is left of a credit note. It counts today.',
  rule: staff,
  input: allocateCreditInput,
  changes: Invoice,
  write: async (writing, { creditNote: iri, allocations }) => {
    const ulid = requireUlid(Invoice.prefix, iri, 'creditNote');
    const ids = invoicesOf(allocations);
    const bookings = await lockBookingsOf(writing, ids);
    const invoices = await lockInvoices(writing, [ulid, ...ids]);
    const note = invoices.get(ulid);
    if (!note) throw invalidInput({ path: 'creditNote', message: 'This credit note no longer exists.' });
    const { row, sellerId } = note;
    writing.refuseIf(whyNotUseCredit(row.ref, row));
    const plan = planAllocations({ customerId: row.customerId, sellerId, left: -row.owed }, allocations, invoices);
    refuseUnlessPlanned(writing, plan);
    await keepSeller(writing, sellerId, [writing.now]);
    await settle(writing, plan.settlements, { kind: 'credit', creditNoteId: row.id }, writing.now, bookings);
    writing.touchRow(Invoice, row);
    return row;
  },
});

const asked = z.object({ allocations: allocateCreditInput.shape.allocations });

builder.objectField(Invoice.ref, 'impactOfAllocation', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(6),
    description:
      'What paying invoices with what is left of this credit note would do, and the bookings that become complete with it. When it would be refused, only the reasons.',
    args: inputArguments(t, asked),
    columns: ['id'],
    resolve: async ({ id }, args, context) => {
      const { database } = context;
      const row = await loadRow(context, Invoice, id);
      if (!row) return [];
      const whyNot = whyNotUseCredit(row.ref, row);
      if (whyNot !== null) return refusalOf({ ref: row.ref, title: row.customerName }, whyNot);
      const { allocations } = checkedInput(asked, args);
      const invoices = await readInvoices(database, [id, ...invoicesOf(allocations)]);
      const sellerId = invoices.get(id)?.sellerId ?? null;
      const plan = planAllocations({ customerId: row.customerId, sellerId, left: -row.owed }, allocations, invoices);
      const refusals = refusalsOf(plan, row.customerName);
      if (refusals.length > 0) return refusals;
      return impactsOfSettling(database, plan.settlements);
    },
  }),
);
