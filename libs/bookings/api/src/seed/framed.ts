import type { PlannedBooking } from './plan.ts';

/**
 * The account manager and the dates of a booking. They follow from its number, so that notes and tickets can use the
 * same ones.
 */
export interface Frame {
  accountManagerId: string;
  createdAt: Date;
  updatedAt: Date;
}

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
