import type { createBookingInput } from '@console/bookings-contracts';
import { type ConsoleForm, type FieldsOf, useFormValues } from '@console/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  asBooker,
  bookingContacts,
  noContacts,
  type OwnContacts,
  ownContactsOf,
  withBooker,
} from './bookingContacts.ts';
import { useProposedContacts } from './useProposedContacts.ts';

type Form = ConsoleForm<typeof createBookingInput>;
type Address = FieldsOf<typeof createBookingInput>['billingAddress'];

/** The handlers of the fields for customer, booker and biller of a new booking. Each gets what the user has chosen. */
interface BookingContactFields {
  readonly chooseCustomer: (chosen: string | null) => void;
  readonly chooseBooker: (chosen: string | null) => void;
  readonly chooseBiller: (chosen: string | null) => void;
  readonly billBooker: () => void;
}

/**
 * Proposes booker and biller of the chosen customer, and lets the biller follow the booker. A proposal gives way to what
 * the user does. What was chosen for a customer comes back with that customer.
 */
export function useBookingContacts(form: Form): BookingContactFields {
  const { customer: chosen, booker, biller } = useFormValues(form);
  const customer = chosen || null;
  const usual = useProposedContacts(customer);
  const { setValue, getValues, formState } = form.state;
  const kept = useRef(new Map<string, OwnContacts>());
  const addresses = useRef(new Map<string, Address>());
  // The customer whose contacts the fields hold. They stay while the field for the customer is empty.
  const holder = useRef<string | null>(null);
  const shown = { booker: booker ?? '', biller: biller ?? '' };

  const settle = useEffectEvent(() => {
    if (customer === null) return;
    holder.current = customer;
    if (usual) keep(customer, ownContactsOf(shown, keptFor(customer), usual));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when a draft comes back, or the form is discarded
  useEffect(() => settle(), [customer, usual, booker, biller]);

  const keptFor = (of: string): OwnContacts => kept.current.get(of) ?? {};

  /** Keeps what the user has chosen for a customer, and shows what follows from it. */
  function keep(of: string, own: OwnContacts) {
    kept.current.set(of, own);
    const proposed = (of === customer && usual) || noContacts;
    const contacts = bookingContacts(own, proposed);
    const untouched = bookingContacts({}, proposed);
    for (const name of ['booker', 'biller'] as const) {
      const value = contacts[name];
      if (value === (getValues(name) ?? '')) continue;
      if (value === untouched[name]) form.propose(name, value);
      else setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  }

  function chooseCustomer(next: string | null) {
    const before = holder.current;
    if (next === null || next === before) return;
    if (before !== null) addresses.current.set(before, structuredClone(getValues('billingAddress')));
    holder.current = next;
    setValue('billingAddress', addresses.current.get(next) ?? null);
    keep(next, keptFor(next));
  }

  /** Changes what the user has chosen. The fields may know more than was kept: the values of a draft. */
  function choose(change: (own: OwnContacts) => OwnContacts) {
    if (customer !== null) keep(customer, change(ownContactsOf(shown, keptFor(customer), usual ?? noContacts)));
  }

  return {
    chooseCustomer,
    chooseBooker: (next) => choose((own) => withBooker(own, next ?? '')),
    chooseBiller: (next) => choose((own) => ({ ...own, biller: next ?? '' })),
    billBooker: () => choose((own) => ({ ...own, biller: asBooker })),
  };
}
