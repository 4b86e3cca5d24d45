import { invalidInput, mutationField, requireUlid, staff, startOf } from '@console/api-kit';
import { dayOfSettling, refundCreditNoteInput, whyNotReturn, whyNotYet } from '@console/billing-contracts';
import { logActivity } from '../invoice/logActivity.ts';
import { Invoice, Payment } from '../nodes.ts';
import { lockBookingsOf, lockInvoices } from '../settling/lockMoney.ts';
import { keepSeller } from '../settling/settle.ts';

mutationField('refundCreditNote', {
  description:
    'Pays back what is left of a credit note, or settles it outside. It does not count before the credit note.',
  rule: staff,
  input: refundCreditNoteInput,
  describe: {
    day: 'YYYY-MM-DD, not in the future and not before the lock date of the seller.',
    paymentMethod: 'Only of what is paid back.',
  },
  changes: Payment,
  write: async (writing, { creditNote: iri, kind, amount, day, paymentMethod, notes }) => {
    const ulid = requireUlid(Invoice.prefix, iri, 'creditNote');
    const tooEarly = whyNotYet('Day', day, writing.now);
    if (tooEarly !== null) throw invalidInput({ path: 'day', message: tooEarly });
    await lockBookingsOf(writing, [ulid]);
    const found = (await lockInvoices(writing, [ulid])).get(ulid);
    if (!found) throw invalidInput({ path: 'creditNote', message: 'This credit note no longer exists.' });
    const { row, sellerId } = found;
    writing.refuseIf(whyNotReturn(row.ref, row, amount));
    const counts = dayOfSettling(startOf(day), row.documentDate);
    await keepSeller(writing, sellerId, [counts]);
    const made = await writing.insert(Payment, {
      ...{ invoiceId: row.id, kind, amount, notes, receivedAt: startOf(counts) },
      paymentMethod: kind === 'refund' ? paymentMethod : null,
    });
    await logActivity(writing, row, 'refunded', { amount, kind });
    writing.touchRow(Invoice, row);
    return made;
  },
});
