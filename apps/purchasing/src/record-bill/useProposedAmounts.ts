import { taxOf } from '@console/bookings-contracts';
import type { ConsoleForm } from '@console/forms';
import type { recordSupplierBillInput } from '@console/purchasing-contracts';
import { useEffect, useRef } from 'react';
import { type ItemToBill, proposedFor } from './billLine.ts';

interface TypedLine {
  readonly quantity?: unknown;
  readonly net?: unknown;
  readonly tax?: unknown;
}

/** Amounts that nobody has typed follow the quantity of their line, and VAT follows the net amount. A typed amount stays. */
export function useProposedAmounts(
  form: ConsoleForm<typeof recordSupplierBillInput>,
  items: readonly ItemToBill[],
  lines: readonly TypedLine[],
): void {
  const before = useRef(lines);
  useEffect(() => {
    const known = before.current;
    before.current = lines;
    for (const [index, line] of lines.entries()) {
      const [item, was] = [items[index], known[index]];
      if (!item || !was || (was.quantity === line.quantity && was.net === line.net)) continue;
      const next = followed(item, was, line);
      if (next.net !== line.net) form.state.setValue(`lines.${index}.net`, next.net, { shouldDirty: true });
      if (next.tax !== line.tax) form.state.setValue(`lines.${index}.tax`, next.tax, { shouldDirty: true });
    }
  }, [form, items, lines]);
}

/** The amounts of a line after its quantity or its net amount was changed. */
function followed(item: ItemToBill, was: TypedLine, line: TypedLine) {
  let { net, tax } = line as { net: number | null; tax: number | null };
  if (typeof was.quantity === 'number' && typeof line.quantity === 'number' && was.quantity !== line.quantity) {
    const [old, next] = [proposedFor(item, was.quantity), proposedFor(item, line.quantity)];
    if (net === old.net && tax === old.tax) return next;
  }
  if (typeof was.net === 'number' && typeof net === 'number' && was.net !== net && tax === taxOf(was.net, item)) {
    tax = taxOf(net, item);
  }
  return { net, tax };
}
