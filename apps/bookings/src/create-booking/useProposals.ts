import type { createBookingInput } from '@console/bookings-contracts';
import type { ConsoleForm } from '@console/forms';
import { useEffect, useRef } from 'react';
import type { ChosenClassData } from '../create-public-item/useChosenClass.ts';

type Proposed = 'title' | 'brand' | 'seats.unitPrice';

/**
 * Proposes title, brand and price of a new booking from the chosen class. It replaces only an empty field and its own
 * earlier proposal, never what the user has typed or chosen.
 */
export function useProposals({ state }: ConsoleForm<typeof createBookingInput>, known: ChosenClassData | null): void {
  const proposals = useRef<Partial<Record<Proposed, string | number>>>({});
  const { getValues, setValue } = state;
  const price = known?.lastSeatPrice?.amount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a class proposes when it is chosen, not when it changes meanwhile
  useEffect(() => {
    if (!known) return;
    propose('title', known.title);
    propose('brand', known.brand.id);
    if (price !== undefined) propose('seats.unitPrice', price);
  }, [known?.id]);

  function propose(name: Proposed, value: string | number) {
    const present = getValues(name) ?? '';
    if (present !== '' && present !== proposals.current[name]) return;
    proposals.current[name] = value;
    setValue(name, value, { shouldDirty: true, shouldValidate: state.formState.isSubmitted });
  }
}
