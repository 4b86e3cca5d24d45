import { invalidInput, mutationField, type RowOf, requireUlid, staff } from '@console/api-kit';
import { whyNotAmount, whyNotSettle, writeOffInvoiceInput } from '@console/billing-contracts';
import { Invoice, Payment } from '../nodes.ts';
import { lockBookingsOf, lockInvoices } from '../settling/lockMoney.ts';
import { keepSeller, settle } from '../settling/settle.ts';
import type { invoice } from '../tables.ts';

mutationField('writeOffInvoice', {
  description:
    'Gives up what is owed of an invoice, or a part of it, for a reason. It counts today. It is no credit note, so the VAT stays.',
  rule: staff,
  input: writeOffInvoiceInput,
  changes: Payment,
  write: async (writing, { invoice: iri, amount, reason }) => {
    const ulid = requireUlid(Invoice.prefix, iri, 'invoice');
    const bookings = await lockBookingsOf(writing, [ulid]);
    const found = (await lockInvoices(writing, [ulid])).get(ulid);
    if (!found) throw invalidInput({ path: 'invoice', message: 'This invoice no longer exists.' });
    writing.refuseIf(whyNotWriteOff(found.row, amount));
    await keepSeller(writing, found.sellerId, [writing.now]);
    const settlements = [{ invoice: found.row, amount }];
    const [made] = await settle(writing, settlements, { kind: 'write_off', reason }, writing.now, bookings);
    if (!made) throw new Error('A write-off was inserted, but was not returned.');
    return made;
  },
});

/** Why so much of an invoice cannot be written off, as a sentence. Null when it can. */
export const whyNotWriteOff = (row: RowOf<typeof invoice>, amount: number): string | null =>
  whyNotSettle(row.ref, row) ?? whyNotAmount(row.ref, row, amount);
