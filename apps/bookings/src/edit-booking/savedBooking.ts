import { toIsoDate } from '@console/format';
import { savedAddress } from '@console/forms';

/** What the forms of a booking's parts begin with. */
export interface EditedBooking {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly bookedAt: string;
  readonly brand: { readonly id: string };
  readonly accountManager: { readonly id: string };
  readonly billingAddress?: Parameters<typeof savedAddress>[0];
  readonly poNumber?: string | null | undefined;
  readonly dealRecordId?: string | null | undefined;
  readonly webBookingReference?: string | null | undefined;
  readonly invoiceNotes?: string | null | undefined;
}

/** The parts of a booking as their fields hold them: text, empty where there is none. */
export function savedBooking(booking: EditedBooking) {
  const { poNumber, dealRecordId, webBookingReference, invoiceNotes } = booking;
  return {
    details: {
      title: booking.title,
      brand: booking.brand.id,
      accountManager: booking.accountManager.id,
      bookedAt: toIsoDate(booking.bookedAt),
    },
    billingAddress: { billingAddress: savedAddress(booking.billingAddress) },
    poNumber: { poNumber: poNumber ?? '' },
    dealRecordId: { dealRecordId: dealRecordId ?? '' },
    webBookingReference: { webBookingReference: webBookingReference ?? '' },
    invoiceNotes: { invoiceNotes: invoiceNotes ?? '' },
  };
}

/** What every change of a booking says, whichever part it is about. */
export function unchangedOf({ id, version, title, brand, accountManager }: EditedBooking) {
  return { id, version, title, brand: brand.id, accountManager: accountManager.id };
}
