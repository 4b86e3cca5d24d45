import type { Random } from '@console/api-kit/seeding';
import type { Subjects } from './subjects.ts';

/**
 * A write, and the way in which its effect is counted afterwards: rows with a text of its own, or the versions of a
 * row, without the `earlier` ones that another write of the story made.
 */
export interface Write {
  readonly mutation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The name of the record in the payload. */
  readonly record: string;
  readonly effect:
    | { table: string; made: { column: string; text: string } }
    | { table: string; changed: string; earlier?: number };
}

/** A series of writes of one user. Each step receives the id from the last answer, or undefined after a refusal. */
export type Story = Generator<Write, void, string | undefined>;

/** Returns the client's next series of writes. */
export function nextStory(subjects: Subjects, draw: Random): Story {
  if (draw.chance(1 / 4)) return acknowledge(subjects);
  return draw.chance(1 / 4) ? attend(subjects) : sell(subjects, draw);
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
  const marked = change('updateTrainingSeat', 'training_seat', seat, { attendance: 'full' });
  // The seat got a version with its delegate.
  yield { ...marked, record: 'trainingSeat', effect: { ...marked.effect, earlier: 1 } };
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
  const { customer, brand, accountManager } = subjects;
  const contact = yield create(
    'createCustomerContact',
    'customerContact',
    'person',
    'email',
    subjects.newText('@x.example'),
    {
      customer,
      givenName: 'Idris',
      familyName: 'Khan',
    },
  );
  if (!contact) return;
  const deal = subjects.newText();
  const words = { title: 'Spring cohort', brand, accountManager, dealRecordId: deal, billingAddress: address };
  const booking = yield create('createBooking', 'booking', 'booking', 'deal_record_id', deal, {
    ...words,
    customer,
    booker: contact,
    biller: contact,
  });
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
  yield change('updateBooking', 'booking', booking, { ...words, title: 'Spring cohort, again' });
  if (items.length === 0 || draw.chance(1 / 4)) return;
  yield change('confirmBooking', 'booking', booking);
  if (draw.chance(1 / 3)) yield change('cancelBooking', 'booking', booking);
}

const address = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };

/** A write that creates a row with a given text in a column. The input's field has the column's name. */
function create(mutation: string, record: string, table: string, column: string, text: string, input: object): Write {
  const field = column.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
  return { mutation, record, input: { ...input, [field]: text }, effect: { table, made: { column, text } } };
}

/** A write that creates the next version of a booking. */
function change(mutation: string, table: string, id: string, input: object = {}): Write {
  return { mutation, record: table, input: { ...input, id }, effect: { table, changed: id.split('/')[1] ?? '' } };
}
