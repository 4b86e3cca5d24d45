import type { BookingMove } from '@console/bookings-contracts';

/** The booking's state after each move, for a notice: 'BK-10482 is confirmed.' */
export const stateAfter: Readonly<Record<BookingMove, string>> = {
  confirm: 'confirmed',
  deliver: 'delivered',
  complete: 'complete',
  hold: 'on hold',
  resume: 'confirmed again',
  resumeDraft: 'a draft again',
  cancel: 'canceled',
};

/** The title of the confirmation of each move. */
export const questions: Readonly<Record<BookingMove, (reference: string) => string>> = {
  confirm: (reference) => `Confirm ${reference}?`,
  deliver: (reference) => `Mark ${reference} as delivered?`,
  complete: (reference) => `Complete ${reference}?`,
  hold: (reference) => `Put ${reference} on hold?`,
  resume: (reference) => `Resume ${reference}?`,
  resumeDraft: (reference) => `Resume ${reference} as a draft?`,
  cancel: (reference) => `Cancel ${reference}?`,
};

/** What each move is for. The list below it says what happens to each item, invoice and person. */
export const consequences: Readonly<Record<BookingMove, string>> = {
  confirm: 'Its items are confirmed, and each gets an invoice.',
  deliver: 'A delivered booking stays delivered.',
  complete: 'A complete booking stays complete.',
  hold: 'It waits until it is resumed. Seats stay reserved.',
  resume: 'Its items are confirmed again, and each has an invoice.',
  resumeDraft: 'It becomes a draft again. Seats stay reserved.',
  cancel: 'Its seats are free again, and invoices that nothing was paid on become void.',
};
