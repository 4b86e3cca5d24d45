import { taxOf } from '@console/core-contracts';
import type { ConsoleForm } from '@console/forms';
import type { recordSupplierBillInput } from '@console/purchasing-contracts';
import { useEffect, useRef } from 'react';
import { type ItemToBill, proposedFor } from './billLine.ts';

type Typed = number | string | null | undefined;

interface TypedLine {
  readonly item?: string | null | undefined;
  readonly quantity?: Typed;
  readonly net?: Typed;
  readonly tax?: Typed;
}

/** The numbers that were typed last: a field is empty or half typed in between. */
interface LastNumbers {
  readonly quantity: number;
  readonly net: number;
}

/** Amounts that nobody has typed follow the quantity of their line, and VAT follows the net amount. A typed amount stays. */
export function useProposedAmounts(
  form: ConsoleForm<typeof recordSupplierBillInput>,
  items: readonly ItemToBill[],
  lines: readonly TypedLine[],
): void {
  const { setValue } = form.state;
  const known = useRef(new Map<string, LastNumbers>());
  useEffect(() => {
    for (const [index, line] of lines.entries()) {
      const item = items.find(({ id }) => id === line.item);
      if (!item) continue;
      const last = known.current.get(item.id) ?? numbersOf(line, { quantity: 0, net: 0 });
      const next = followed(item, last, line);
      if (next.net !== line.net) setValue(`lines.${index}.net`, next.net, { shouldDirty: true });
      if (next.tax !== line.tax) setValue(`lines.${index}.tax`, next.tax, { shouldDirty: true });
      known.current.set(item.id, numbersOf({ ...line, ...next }, last));
    }
  }, [setValue, items, lines]);
}

const numbersOf = ({ quantity, net }: TypedLine, last: LastNumbers): LastNumbers => ({
  quantity: typeof quantity === 'number' ? quantity : last.quantity,
  net: typeof net === 'number' ? net : last.net,
});

/** The amounts of a line after its quantity or its net amount was changed. */
function followed(
  item: ItemToBill,
  last: LastNumbers,
  { quantity, net, tax }: TypedLine,
): Pick<TypedLine, 'net' | 'tax'> {
  if (typeof quantity === 'number' && quantity !== last.quantity) {
    const before = proposedFor(item, last.quantity);
    if (net === before.net && tax === before.tax) return proposedFor(item, quantity);
  }
  if (typeof net === 'number' && net !== last.net && tax === taxOf(last.net, item)) {
    return { net, tax: taxOf(net, item) };
  }
  return { net, tax };
}
