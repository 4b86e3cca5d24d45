import type { Random } from '@console/api-kit/seeding';
import { classToHold } from '@console/classes-api/testing';
import { newBooking } from './newBooking.ts';
import type { Subjects } from './subjects.ts';
import { change, create, type Story } from './writes.ts';

/**
 * A customer wants a class of its own: a draft gets a private item with its class, both are changed, people talk about it in a
 * ticket, and a change request gives it more places.
 */
export function* holdPrivately(subjects: Subjects, draw: Random): Story {
  const booking = yield* newBooking(subjects, subjects.newText());
  if (!booking) return;
  const price = { quantity: 2, unitPrice: 90_500, taxable: true };
  const held = { booking, ...classToHold(subjects.course), ...price, maxAttendees: 2 };
  const number = subjects.newText();
  const item = yield create('createPrivateBookingItem', 'bookingItem', 'booking_item', 'po_number', number, held);
  if (!item) return;
  const places = { unitPrice: 95_000, maxAttendees: draw.between(3, 5) };
  yield change('updatePrivateBookingItem', 'booking_item', item, places);
  yield* talk(subjects, booking, item);
  yield* requestMorePlaces(subjects, booking, item);
}

/** A ticket is opened, answered, and taken up. */
function* talk(subjects: Subjects, booking: string, bookingItem: string): Story {
  const about = { booking, bookingItem, body: '<p>Where can we park?</p>' };
  const ticket = yield create('createTicket', 'ticket', 'ticket', 'subject', subjects.newText(), about);
  if (!ticket) return;
  const post = `<p>${subjects.newText()}</p>`;
  const posted = yield create('createTicketActivity', 'ticketActivity', 'ticket_activity', 'body', post, { ticket });
  // A post gives its ticket a version too.
  yield change('updateTicket', 'ticket', ticket, { status: 'in_progress' }, posted ? 1 : 0);
}

/** More places are requested, approved and implemented. The last two are counted by the versions of the request. */
function* requestMorePlaces(subjects: Subjects, booking: string, bookingItem: string): Story {
  const asked = { booking, bookingItem, newMaxAttendees: 6 };
  const subject = subjects.newText();
  const request = yield create('createChangeRequest', 'changeRequest', 'change_request', 'subject', subject, asked);
  if (!request) return;
  yield change('approveChangeRequest', 'change_request', request);
  yield change('implementChangeRequest', 'change_request', request);
}
