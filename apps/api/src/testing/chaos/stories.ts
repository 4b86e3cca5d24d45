import type { Random } from '@console/api-kit/seeding';
import type { Subjects } from './subjects.ts';

/** A write, and by what its effect is counted afterwards: rows that hold a text of its own, or the versions of a row. */
export interface Write {
  readonly mutation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The record in the payload. */
  readonly record: string;
  readonly effect: { table: string; made: { column: string; text: string } } | { table: string; changed: string };
}

/** What somebody does, one write after the other; each is given the id that was answered, or nothing when it was refused. */
export type Story = Generator<Write, void, string | undefined>;

/** What a client does next. */
export function nextStory(subjects: Subjects, draw: Random): Story {
  if (draw.chance(1 / 4)) return acknowledge(subjects);
  return draw.chance(1 / 4) ? attend(subjects) : sell(subjects, draw);
}

/** Somebody new is put on a seat, and was there. */
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
  yield { ...marked, record: 'trainingSeat' };
}

/** An order is acknowledged. */
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

/** A contact calls, seats are sold to them, it is noted and looked over, and mostly confirmed; some cancel after all. */
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

/** A write that makes a row whose column holds the text; the field is named like the column. */
function create(mutation: string, record: string, table: string, column: string, text: string, input: object): Write {
  const field = column.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
  return { mutation, record, input: { ...input, [field]: text }, effect: { table, made: { column, text } } };
}

/** A write that makes the next version of a booking. */
function change(mutation: string, table: string, id: string, input: object = {}): Write {
  return { mutation, record: table, input: { ...input, id }, effect: { table, changed: id.split('/')[1] ?? '' } };
}
