import { invalidInput, mutationField, staff, ulidOf, type Writing } from '@console/api-kit';
import { updateInvoiceLinesInput, whyNotChangeLines } from '@console/billing-contracts';
import type * as z from 'zod/mini';
import { lineInWords, linesOf } from '../follow-booking/planFollowing.ts';
import { lockInvoice } from '../invoice/lockInvoice.ts';
import { logActivity } from '../invoice/logActivity.ts';
import { Invoice, InvoiceLine } from '../nodes.ts';

type GivenLines = NonNullable<z.output<typeof updateInvoiceLinesInput>['lines']>;
type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

mutationField('updateInvoiceLines', {
  description: 'Changes, adds and removes lines of a draft. It then no longer follows its booking.',
  rule: staff,
  input: updateInvoiceLinesInput,
  describe: { lines: 'All lines. Those that the list leaves out are removed; one without an id is new.' },
  changes: Invoice,
  write: async (writing, { lines: given, ...seen }) => {
    const { invoice: row } = await lockInvoice(writing, seen);
    if (given === undefined) return row;
    writing.refuseIf(whyNotChangeLines(row));
    const before = await linesOf(writing.tx, row.id);
    if (isSame(before, given)) return row;
    await writeLines(writing, row.id, before, given);
    const after = await linesOf(writing.tx, row.id);
    writing.keepParts(Invoice, row, 'lines', before.map(lineInWords), after.map(lineInWords));
    await logActivity(writing, row, 'updated', { parts: 'lines' });
    return writing.update(Invoice, row, { followsBooking: false });
  },
});

/** Whether the lines stay as they are. */
const isSame = (before: readonly LineRow[], given: GivenLines): boolean =>
  before.length === given.length &&
  given.every((line, at) => {
    const known = before[at];
    return known?.id === ulidOf(InvoiceLine.prefix, line.id ?? '') && lineInWords(known) === lineInWords(line);
  });

async function writeLines(
  writing: Writing,
  invoiceId: string,
  before: readonly LineRow[],
  given: GivenLines,
): Promise<void> {
  const known = new Map(before.map((line) => [line.id, line]));
  const last = Math.max(0, ...before.map(({ position }) => position));
  const stays = new Set<string>();
  for (const [at, { id, ...to }] of given.entries()) {
    if (id === null) {
      await writing.insert(InvoiceLine, { ...to, invoiceId, position: last + at + 1 });
      continue;
    }
    const line = known.get(ulidOf(InvoiceLine.prefix, id) ?? '');
    if (!line) throw invalidInput({ path: `lines.${at}.id`, message: 'This line no longer exists.' });
    stays.add(line.id);
    if (lineInWords(line) !== lineInWords(to)) await writing.update(InvoiceLine, line, to);
  }
  for (const line of before) if (!stays.has(line.id)) await writing.remove(InvoiceLine, line);
}
