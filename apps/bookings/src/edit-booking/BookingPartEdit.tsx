import {
  type BookingPart,
  bookingPartInputs,
  bookingPartLabels,
  type updateBookingInput,
  whyNotChangeBooking,
  whyNotRemoveAddress,
} from '@console/bookings-contracts';
import { Address } from '@console/design-system/address';
import {
  AddressFields,
  type ConsoleForm,
  InlineEdit,
  type LastChange,
  OptionalAddressFields,
  type RecordFor,
  TextField,
  useRecordForm,
} from '@console/forms';
import type { ReactNode } from 'react';
import { useUpdateBooking } from './useUpdateBooking.ts';

interface EditedBooking extends RecordFor<typeof updateBookingInput>, LastChange {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

type PartInput = (typeof bookingPartInputs)[BookingPartEditProps['part']];

export interface BookingPartEditProps {
  readonly booking: EditedBooking;
  readonly part: Exclude<BookingPart, 'details'>;
  /** The part's value while it is not being edited. */
  readonly displayedValue: ReactNode;
  /** The part's form fields. */
  readonly fields: (form: ConsoleForm<PartInput>) => ReactNode;
}

/** Edits one part of a booking in place. Only this part is sent, so changes of colleagues to other parts are kept. */
export function BookingPartEdit({ booking, part, displayedValue, fields }: BookingPartEditProps) {
  const { id, version } = booking;
  const { commit, error } = useUpdateBooking();
  const form = useRecordForm({
    name: `booking-${part}`,
    input: bookingPartInputs[part],
    record: booking,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
  });
  const label = bookingPartLabels[part];
  return (
    <InlineEdit
      form={form}
      label={label}
      displayedValue={displayedValue || '–'}
      failed={`The ${label} was not saved.`}
      readOnly={whyNotChangeBooking(booking) !== null}
    >
      {fields(form)}
    </InlineEdit>
  );
}

interface BookingTextEditProps {
  readonly booking: EditedBooking & Readonly<Record<TextPart, string | null | undefined>>;
  readonly part: TextPart;
}

type TextPart = 'dealRecordId' | 'poNumber' | 'webBookingReference';

/** Edits a part that is one line of text. */
export function BookingTextEdit({ booking, part }: BookingTextEditProps) {
  return (
    <BookingPartEdit
      booking={booking}
      part={part}
      displayedValue={booking[part]}
      fields={(form) => <TextField form={form} name={part} labelHidden />}
    />
  );
}

interface BookingAddressEditProps {
  readonly booking: EditedBooking & {
    readonly billingAddress: Parameters<typeof Address>[0]['address'] | null | undefined;
  };
}

/**
 * Edits the billing address. An absent one opens with empty fields. The address can be
 * removed until the booking is confirmed.
 */
export function BookingAddressEdit({ booking }: BookingAddressEditProps) {
  const bound = whyNotRemoveAddress(booking) !== null && booking.billingAddress;
  return (
    <BookingPartEdit
      booking={booking}
      part="billingAddress"
      displayedValue={booking.billingAddress && <Address address={booking.billingAddress} />}
      fields={(form) =>
        bound ? (
          <AddressFields form={form} name="billingAddress" labelHidden />
        ) : (
          <OptionalAddressFields
            form={form}
            name="billingAddress"
            labelHidden
            addAtOnce={!booking.billingAddress}
            add="Add an address"
            remove="Remove the address"
          />
        )
      }
    />
  );
}
