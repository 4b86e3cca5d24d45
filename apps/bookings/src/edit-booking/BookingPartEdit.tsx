import {
  type BookingPart,
  bookingPartInputs,
  bookingPartLabels,
  whyNotChangeBooking,
} from '@console/bookings-contracts';
import { type ConsoleForm, InlineEdit, type InputSchema, TextField, useConsoleForm } from '@console/forms';
import { type ReactNode, useMemo } from 'react';
import { type EditedBooking, savedBooking, unchangedOf } from './savedBooking.ts';
import { useUpdateBooking } from './useUpdateBooking.ts';

export interface BookingPartEditProps {
  readonly booking: EditedBooking & { readonly status: string };
  readonly part: Exclude<BookingPart, 'details'>;
  /** The part as it is shown. */
  readonly shown: ReactNode;
  /** Its fields, by the rules of the part alone. */
  readonly fields: (form: ConsoleForm) => ReactNode;
}

/** One part of a booking, changed where it stands. It is sent alone: the other parts stay as they are by then. */
export function BookingPartEdit({ booking, part, shown, fields }: BookingPartEditProps) {
  const { commit, error } = useUpdateBooking();
  const saved = useMemo(() => savedBooking(booking)[part], [booking, part]);
  const input: InputSchema = bookingPartInputs[part];
  const form = useConsoleForm({
    name: `booking-${part}`,
    input,
    saved,
    save: (values) => commit({ input: { ...unchangedOf(booking), ...values } }),
    error,
  });
  const label = bookingPartLabels[part];
  return (
    <InlineEdit
      form={form}
      label={label}
      shown={shown || '–'}
      failed={`The ${label} was not saved.`}
      readOnly={whyNotChangeBooking(booking) !== null}
    >
      {fields(form)}
    </InlineEdit>
  );
}

interface BookingTextEditProps {
  readonly booking: BookingPartEditProps['booking'];
  readonly part: 'dealRecordId' | 'poNumber' | 'webBookingReference';
}

/** A part that is one line of text. */
export function BookingTextEdit({ booking, part }: BookingTextEditProps) {
  return (
    <BookingPartEdit
      booking={booking}
      part={part}
      shown={booking[part]}
      fields={(form) => <TextField form={form} name={part} labelHidden />}
    />
  );
}
