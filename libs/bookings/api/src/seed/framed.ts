import type { Frame } from './bookingRows.ts';
import type { PlannedBooking } from './plan.ts';

/** A planned booking with its account manager and dates. */
export interface Framed {
  planned: PlannedBooking;
  frame: Frame;
}

/** The numbers of the next ticket and the next change request. They are increased with each use. */
export interface ConversationNumbers {
  ticket: number;
  changeRequest: number;
}
