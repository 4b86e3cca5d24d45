import { mutationField, staff } from '@console/api-kit';
import { allocateReceiptInput, whyNotTakeBack } from '@console/billing-contracts';
import { Receipt } from '../nodes.ts';
import { lockBookingsOf, lockInvoices } from '../settling/lockMoney.ts';
import { invoicesOf, planAllocations } from '../settling/planSettling.ts';
import { keepSeller, refuseUnlessPlanned, settle } from '../settling/settle.ts';

mutationField('allocateReceipt', {
  description: 'Pays invoices with what a receipt has on account. It counts today.',
  rule: staff,
  input: allocateReceiptInput,
  changes: Receipt,
  write: async (writing, { receipt: iri, allocations }) => {
    const ids = invoicesOf(allocations);
    const bookings = await lockBookingsOf(writing, ids);
    const invoices = await lockInvoices(writing, ids);
    const receipt = await writing.hold(Receipt, iri, 'receipt');
    writing.refuseIf(whyNotTakeBack('receipt', receipt));
    const plan = planAllocations({ ...receipt, left: receipt.amount - receipt.allocated }, allocations, invoices);
    refuseUnlessPlanned(writing, plan);
    await keepSeller(writing, receipt.sellerId, [writing.now]);
    const { id: receiptId, paymentMethod, notes } = receipt;
    const settling = { kind: 'payment', receiptId, paymentMethod, notes } as const;
    await settle(writing, plan.settlements, settling, writing.now, bookings);
    writing.touchRow(Receipt, receipt);
    return receipt;
  },
});
