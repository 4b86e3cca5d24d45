import { mutationField, staff } from '@console/api-kit';
import { reverseReceiptInput, whyNotTakeBack } from '@console/billing-contracts';
import { Receipt } from '../nodes.ts';
import { lockBookingsOf, lockInvoices } from '../settling/lockMoney.ts';
import { keepSeller } from '../settling/settle.ts';
import { invoicesOfPayments, livePaymentsOf, takeBack } from './takeBack.ts';

mutationField('reverseReceipt', {
  description:
    'Takes a receipt back with all its payments, today. Its invoices are owed again. Nothing is deleted. A booking that it completed stays complete.',
  rule: staff,
  input: reverseReceiptInput,
  changes: Receipt,
  write: async (writing, { reason, ...seen }) => {
    const { above: invoices, row: receipt } = await writing.lockBelow(Receipt, seen, async ({ id }) => {
      const ids = invoicesOfPayments(await livePaymentsOf(writing.tx, id));
      await lockBookingsOf(writing, ids);
      return lockInvoices(writing, ids);
    });
    writing.refuseIf(whyNotTakeBack('receipt', receipt));
    const payments = await livePaymentsOf(writing.tx, receipt.id);
    const isKnown = payments.every(({ invoiceId }) => invoices.has(invoiceId));
    writing.refuseIf(isKnown ? null : 'Somebody else allocated this receipt at the same time. Look at it again.');
    await keepSeller(writing, receipt.sellerId, [writing.now]);
    await takeBack(writing, payments, invoices, reason);
    return writing.update(Receipt, receipt, { reversedAt: writing.now, reversalReason: reason });
  },
});
