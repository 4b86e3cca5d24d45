import { invalidInput, mutationField, requireUlid, staff, type Writing } from '@console/api-kit';
import { draftInvoiceAgainInput } from '@console/billing-contracts';
import { draftInvoices } from '../booking-invoices/draftInvoices.ts';
import { lockBookings } from '../invoice/lockBookings.ts';
import { Invoice } from '../nodes.ts';
import { lockInvoices, readInvoices } from '../settling/lockMoney.ts';
import { type DraftAgainPlan, draftingAgain, planDraftAgain } from './planDraftAgain.ts';

mutationField('draftInvoiceAgain', {
  description:
    'Drafts again what a void invoice was for: for each of its items that no invoice bills, the draft which confirming makes. Answers the first draft.',
  rule: staff,
  input: draftInvoiceAgainInput,
  changes: Invoice,
  write: async (writing, { invoice: iri }) => {
    const ulid = requireUlid(Invoice.prefix, iri, 'invoice');
    const { row, plan } = await lockToDraft(writing, ulid);
    writing.refuseIf(plan.whyNot);
    const [first] = await draftInvoices(writing, plan.missing, row);
    if (!first) throw new Error('A draft was inserted, but was not returned.');
    writing.touchRow(Invoice, row);
    return first;
  },
});

/** Locks the bookings of the items, then the invoice. So nobody else drafts, cancels or voids meanwhile. */
async function lockToDraft(writing: Writing, ulid: string) {
  const missing = () => invalidInput({ path: 'invoice', message: 'This invoice no longer exists.' });
  const known = (await readInvoices(writing.tx, [ulid])).get(ulid);
  if (!known) throw missing();
  const seen = bookingsOf(planOf(await draftingAgain(writing.tx, [known.row]), ulid));
  await lockBookings(
    writing,
    seen.map((bookingId) => ({ bookingId })),
  );
  const locked = (await lockInvoices(writing, [ulid])).get(ulid);
  if (!locked) throw missing();
  const plan = planOf(await draftingAgain(writing.tx, [locked.row]), ulid);
  const unseen = bookingsOf(plan).some((id) => !seen.includes(id));
  writing.refuseIf(unseen ? 'What this invoice was for has changed meanwhile. Look at it again.' : null);
  return { row: locked.row, plan };
}

function planOf(found: Awaited<ReturnType<typeof draftingAgain>>, ulid: string): DraftAgainPlan {
  const drafting = found.get(ulid);
  if (!drafting) throw new Error(`The invoice ${ulid} was read, but its items were not.`);
  return planDraftAgain(drafting);
}

const bookingsOf = ({ missing }: DraftAgainPlan) => missing.map(({ booking }) => booking.id);
