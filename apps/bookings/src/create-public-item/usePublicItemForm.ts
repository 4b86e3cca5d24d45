import { createPublicBookingItemInput, publicItemInputFor } from '@console/bookings-contracts';
import { whyNotSeats } from '@console/classes-contracts';
import { emptyValues, useConsoleForm } from '@console/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChosenClass } from './useChosenClass.ts';
import { useCreatePublicItem } from './useCreatePublicItem.ts';

export interface PublicItemFormOptions {
  readonly booking: string;
  readonly poNumber: string | null | undefined;
  /** The class that the URL names. */
  readonly class: string | null;
  readonly onSaved: () => void;
}

/** The form for seats on a public class, with the chosen class. */
export function usePublicItemForm({ booking, poNumber, class: named, onSaved }: PublicItemFormOptions) {
  const { commit, error } = useCreatePublicItem(() => chosen.refetch());
  const [free, setFree] = useState<number | null>(null);
  const input = useMemo(
    () => publicItemInputFor((quantity) => (free === null ? null : whyNotSeats(free, quantity))),
    [free],
  );
  const saved = useMemo(
    () =>
      emptyValues(createPublicBookingItemInput, {
        booking,
        class: named ?? '',
        quantity: 1,
        taxable: true,
        poNumber: poNumber ?? '',
      }),
    [booking, named, poNumber],
  );
  const form = useConsoleForm({
    // Each class that the URL can name has a separate draft.
    name: named ? `create-public-item ${named}` : 'create-public-item',
    input,
    saved,
    error,
    save: (values) => commit({ input: values }),
    onSaved,
  });
  const id = form.state.watch('class') || null;
  const chosen = useChosenClass(id);
  const left = chosen.known?.seatsFreeCount ?? null;
  if (left !== free) setFree(left);
  const price = chosen.known?.lastSeatPrice?.amount ?? null;
  const proposed = useRef<number | null>(null);
  const { getValues, setValue } = form.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was discarded has no proposal
  useEffect(() => {
    proposed.current = null;
  }, [form.discards]);
  // The class proposes its latest price when it is chosen, also none. A typed price stays. After a reload the draft has the proposal already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is chosen, not when it changes meanwhile
  useEffect(() => {
    if (!chosen.known) return;
    const present = getValues('unitPrice') ?? null;
    if (present !== null && present !== proposed.current && present !== price) return;
    proposed.current = price;
    if (present !== price) setValue('unitPrice', price, { shouldDirty: true });
  }, [chosen.known?.id, form.discards]);
  return { form, id, chosen };
}
