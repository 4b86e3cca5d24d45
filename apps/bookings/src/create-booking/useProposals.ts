import type { createBookingInput } from '@console/bookings-contracts';
import type { ConsoleForm } from '@console/forms';
import { useEffect, useRef } from 'react';
import type { ChosenClassData } from '../create-public-item/useChosenClass.ts';

type Proposed = 'title' | 'brand' | 'seats.unitPrice';

/**
 * Proposes title, brand and price of a new booking from the chosen class. It replaces only an empty field and its own
 * earlier proposal, never what the user has typed or chosen.
 */
export function useProposals(form: ConsoleForm<typeof createBookingInput>, known: ChosenClassData | null): void {
  const proposals = useRef<Partial<Record<Proposed, string | number | null>>>({});
  const { getValues } = form.state;
  const price = known?.lastSeatPrice?.amount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was discarded has no proposals
  useEffect(() => {
    proposals.current = {};
  }, [form.discards]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a class proposes when it is chosen, not when it changes meanwhile
  useEffect(() => {
    if (!known) return;
    propose('title', known.title);
    propose('brand', known.brand.id);
    // A course that was never sold has no price. That of another class must not stay for it.
    propose('seats.unitPrice', price ?? null);
  }, [known?.id, form.discards]);

  function propose(name: Proposed, value: string | number | null) {
    const present = getValues(name) ?? '';
    // After a reload the draft has the proposal already.
    const proposed = present === '' || present === proposals.current[name] || present === value;
    if (!proposed) return;
    proposals.current[name] = value;
    if (present === (value ?? '')) return;
    form.propose(name, value);
  }
}
