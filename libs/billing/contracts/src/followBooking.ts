import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';
import { type InvoiceStatus, invoiceStatuses } from './invoiceStatus.ts';
import type { InvoiceType } from './invoiceType.ts';

/** The input of `followBooking`. */
export const followBookingInput = z.object(recordSeen('Invoice', 'invoices'));

interface DraftToChange {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
}

/** The reason why the lines of an invoice cannot be changed, as a sentence. Null when they can. */
export function whyNotChangeLines({ type, status }: DraftToChange): string | null {
  if (status !== 'draft') {
    return `The lines of an invoice that is ${invoiceStatuses.labels[status].toLowerCase()} can no longer be changed.`;
  }
  return type === 'credit_note' ? 'A credit note says what its invoice says. Void it and write it again.' : null;
}

interface DraftToFollow extends DraftToChange {
  readonly followsBooking: boolean;
  /** Null for an invoice without a booking. */
  readonly bookingId: string | null;
}

/** The reason why an invoice cannot follow its booking, as a sentence. Null when it can. */
export function whyNotFollowBooking({ type, status, followsBooking, bookingId }: DraftToFollow): string | null {
  if (bookingId === null) return 'This invoice has no booking.';
  if (status !== 'draft' || type === 'credit_note') return 'Only a draft follows its booking.';
  return followsBooking ? 'This draft follows its booking already.' : null;
}
