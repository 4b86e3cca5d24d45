import { mutationField, type RecordInput, type RowOf, staff, type Writing } from '@console/api-kit';
import { moveInvoiceInput } from '@console/billing-contracts';
import { asc, inArray } from 'drizzle-orm';
import { lockBookings } from '../invoice/lockBookings.ts';
import { logActivity } from '../invoice/logActivity.ts';
import { Invoice } from '../nodes.ts';
import { reverseCredits } from '../payment/reverseCredits.ts';
import { invoice } from '../tables.ts';
import { invoicesOfCreditNote, planVoid, voidingInvoice } from './planVoid.ts';

mutationField('voidInvoice', {
  description:
    'Voids a draft, an issued invoice that nothing was paid on, or a credit note. What a credit note paid is owed again.',
  rule: staff,
  input: moveInvoiceInput,
  changes: Invoice,
  write: async (writing, { reason, ...seen }) => {
    writing.explain(reason);
    const row = await lockToVoid(writing, seen);
    const { whyNot, reversed } = planVoid(await voidingInvoice(writing.tx, row, true));
    writing.refuseIf(whyNot);
    await reverseCredits(writing, reversed, `${row.ref} became void.`);
    const voided = await writing.update(Invoice, row, { status: 'voided' });
    await logActivity(writing, row, 'status_changed', { from: row.status, to: 'voided' });
    return voided;
  },
});

/** Locks an invoice after its booking. A credit note is locked with the invoices that it credits or pays, by their ids. */
async function lockToVoid(writing: Writing, input: RecordInput): Promise<RowOf<typeof invoice>> {
  const { above, row } = await writing.lockBelow(Invoice, input, async (known) => {
    await lockBookings(writing, [known]);
    const ids = [known.id, ...(await invoicesOfCreditNote(writing.tx, known))];
    await writing.tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(inArray(invoice.id, ids))
      .orderBy(asc(invoice.id))
      .for('no key update');
    return ids;
  });
  const unseen = (await invoicesOfCreditNote(writing.tx, row)).some((id) => !above.includes(id));
  writing.refuseIf(unseen ? 'This credit note has paid another invoice meanwhile. Look at it again.' : null);
  return row;
}
