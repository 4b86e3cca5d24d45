import { mutationField, staff } from '@console/api-kit';
import { reversePaymentInput, whyNotTakeBack } from '@console/billing-contracts';
import { eq } from 'drizzle-orm';
import { Payment, Receipt } from '../nodes.ts';
import { lockBookingsOf, lockInvoices } from '../settling/lockMoney.ts';
import { keepSeller } from '../settling/settle.ts';
import { receipt } from '../tables.ts';
import { invoicesOfPayments, takeBack } from './takeBack.ts';

mutationField('reversePayment', {
  description:
    'Takes one payment, credit, write-off or refund back, today. A payment is then on account of the customer, and a credit is left on its credit note. Nothing is deleted. A booking that it completed stays complete.',
  rule: staff,
  input: reversePaymentInput,
  changes: Payment,
  write: async (writing, { reason, ...seen }) => {
    const { above: invoices, row } = await writing.lockBelow(Payment, seen, async (known) => {
      const ids = invoicesOfPayments([known]);
      await lockBookingsOf(writing, ids);
      const locked = await lockInvoices(writing, ids);
      // A payment from before there were receipts has one with its own id, also before the backfill has written it down.
      await writing.tx
        .select({ id: receipt.id })
        .from(receipt)
        .where(eq(receipt.id, known.receiptId ?? known.id))
        .for('no key update');
      return locked;
    });
    writing.refuseIf(whyNotTakeBack('payment', row));
    const invoice = invoices.get(row.invoiceId);
    if (!invoice) throw new Error(`The payment ${row.id} has no invoice.`);
    await keepSeller(writing, invoice.sellerId, [writing.now]);
    const [reversed] = await takeBack(writing, [row], invoices, reason);
    if (!reversed) throw new Error(`The payment ${row.id} was locked, but was not taken back.`);
    if (reversed.receiptId !== null) writing.touchRow(Receipt, await writing.lockRow(Receipt, reversed.receiptId));
    return reversed;
  },
});
