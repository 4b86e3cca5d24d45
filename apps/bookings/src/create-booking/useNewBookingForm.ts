import { bookingLinks, createBookingInput, newBookingInputFor } from '@console/bookings-contracts';
import { whyNotSeats } from '@console/classes-contracts';
import { emptyValues, type FieldsOf, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useMemo, useRef, useState } from 'react';
import { bookClassLink } from '../book-class/bookClassLink.ts';
import { useChosenClass } from '../create-public-item/useChosenClass.ts';
import { useCreateBooking } from './useCreateBooking.ts';
import { useProposals } from './useProposals.ts';

/** The records that the URL names. */
export interface BookFor {
  readonly customer: string | null;
  readonly class: string | null;
  /** The private class that the booking takes, with the title and the brand that it proposes. */
  readonly privateClass: {
    readonly id: string;
    readonly title: string;
    readonly brand: { readonly id: string };
  } | null;
}

/** The form for a new booking, with the chosen class. The account manager is the viewer, if the viewer is one. */
export function useNewBookingForm({ customer, class: named, privateClass }: BookFor) {
  const {
    session: { userId, roles },
  } = useConsoleHost();
  const { commit, error } = useCreateBooking(() => chosen.refetch());
  const [free, setFree] = useState<number | null>(null);
  const input = useMemo(
    () => newBookingInputFor((quantity) => (free === null ? null : whyNotSeats(free, quantity))),
    [free],
  );
  const [saved] = useState(() =>
    emptyValues(createBookingInput, {
      customer: customer ?? '',
      ...(privateClass && { title: privateClass.title, brand: privateClass.brand.id }),
      accountManager: roles.includes('ROLE_ACCOUNT_MANAGER') ? userId : '',
      seats: { class: named ?? '', quantity: 1, unitPrice: null, taxable: true, taxRatePercent: null },
    }),
  );
  // Not a value of the form: a draft must not keep it, or the next press of 'Create booking' would confirm.
  const confirming = useRef(false);
  const form = useConsoleForm({
    // Each customer and each class that the URL can name has a separate draft.
    name: ['create-booking of', customer ?? 'anyone', named, privateClass?.id].filter(Boolean).join(' '),
    input,
    saved,
    withoutUnused,
    save: (values) => commit({ input: { ...values, confirm: confirming.current } }),
    error,
    onSaved: ({ createBooking }) => {
      const booking = createBooking?.booking;
      if (!booking) return leave(bookingLinks.list());
      return leave(privateClass ? bookClassLink(booking.id, privateClass.id) : bookingLinks.detail(booking.id));
    },
  });
  const leave = useLeaving(form.changed);
  const id = form.state.watch('seats')?.class || null;
  const chosen = useChosenClass(id);
  useProposals(form, chosen.known);
  const left = chosen.known?.seatsFreeCount ?? null;
  if (left !== free) setFree(left);
  async function createAndConfirm() {
    confirming.current = true;
    try {
      await form.submit();
    } finally {
      confirming.current = false;
    }
  }

  return { form, leave, id, chosen, createAndConfirm };
}

/** A booking without a class has no seats. */
function withoutUnused(values: FieldsOf<typeof createBookingInput>) {
  return values.seats?.class ? values : { ...values, seats: null };
}
