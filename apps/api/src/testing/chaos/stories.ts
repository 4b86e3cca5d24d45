import type { Random } from '@console/api-kit/seeding';
import { bookingWords, newBooking } from './newBooking.ts';
import { holdPrivately } from './privateStory.ts';
import { changeStaff } from './staffStory.ts';
import type { Subjects } from './subjects.ts';
import { change, create, type Story } from './writes.ts';

/** Returns the client's next series of writes. */
export function nextStory(subjects: Subjects, draw: Random): Story {
  if (draw.chance(1 / 4)) return acknowledge(subjects);
  if (draw.chance(1 / 8)) return changeStaff(subjects, draw);
  if (draw.chance(1 / 4)) return attend(subjects);
  return draw.chance(1 / 3) ? holdPrivately(subjects, draw) : sell(subjects, draw);
}

/** A new delegate takes a seat and attends. */
function* attend(subjects: Subjects): Story {
  const id = `training_seats/${subjects.takeSeat()}`;
  const email = subjects.newText('@attends.example');
  const seat = yield {
    mutation: 'assignTrainingSeat',
    record: 'trainingSeat',
    input: { id, attendee: { givenName: 'Maya', familyName: 'Okafor', email } },
    effect: { table: 'attendee', made: { column: 'email', text: email } },
  };
  if (!seat) return;
  // The seat got a version with its delegate.
  yield change('updateTrainingSeat', 'training_seat', seat, { attendance: 'full' }, 1);
}

/** A purchase order is acknowledged. */
function* acknowledge({ takeOrder }: Subjects): Story {
  const id = takeOrder();
  const effect = { table: 'purchase_order', changed: id };
  yield {
    mutation: 'acknowledgePurchaseOrder',
    record: 'purchaseOrder',
    input: { id: `purchase_orders/${id}` },
    effect,
  };
}

/**
 * A customer calls: a booking is created, seats are added, and usually the booking is confirmed. Some bookings are
 * canceled later.
 */
function* sell(subjects: Subjects, draw: Random): Story {
  const deal = subjects.newText();
  const booking = yield* newBooking(subjects, deal);
  if (!booking) return;
  const items: string[] = [];
  for (let count = draw.between(1, 2); count > 0; count--) {
    const seats = {
      class: draw.pick(subjects.classes),
      quantity: draw.between(1, 3),
      unitPrice: 49_500,
      taxable: true,
    };
    const sold = { booking, ...seats };
    const item = yield create(
      'createPublicBookingItem',
      'bookingItem',
      'booking_item',
      'po_number',
      subjects.newText(),
      sold,
    );
    if (item) items.push(item);
  }
  yield create('createNote', 'note', 'note', 'body', `<p>${subjects.newText()}</p>`, { booking });
  yield change('updateBooking', 'booking', booking, { ...bookingWords(subjects, deal), title: 'Spring cohort, again' });
  if (items.length === 0 || draw.chance(1 / 4)) return;
  yield change('confirmBooking', 'booking', booking);
  if (draw.chance(1 / 3)) yield change('cancelBooking', 'booking', booking);
}
