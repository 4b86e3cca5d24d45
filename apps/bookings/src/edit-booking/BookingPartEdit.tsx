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
  type EditedRecord,
  OptionalAddressFields,
  PartEdit,
  type PartEditProps,
  TextField,
} from '@console/forms';
import { useUpdateBooking } from './useUpdateBooking.ts';

interface EditedBooking extends EditedRecord<typeof updateBookingInput> {
  readonly status: string;
}

/** The details are edited in a dialog. */
type PartInPlace = Exclude<BookingPart, 'details'>;

export interface BookingPartEditProps
  extends Pick<PartEditProps<(typeof bookingPartInputs)[PartInPlace], unknown>, 'displayedValue' | 'fields'> {
  readonly booking: EditedBooking;
  readonly part: PartInPlace;
}

/** Edits one part of a booking in place. */
export function BookingPartEdit({ booking, part, displayedValue, fields }: BookingPartEditProps) {
  return (
    <PartEdit
      name={`booking-${part}`}
      label={bookingPartLabels[part]}
      input={bookingPartInputs[part]}
      record={booking}
      write={useUpdateBooking()}
      displayedValue={displayedValue || '–'}
      readOnly={whyNotChangeBooking(booking) !== null}
      fields={fields}
    />
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
