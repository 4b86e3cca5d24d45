import { sql } from 'drizzle-orm';
import { address } from '../newBooking.ts';
import { movesOf, type RandomAction, type Surroundings } from './RandomAction.ts';

interface Found {
  readonly id: string;
}

const bookingIn = ({ find }: Surroundings, ...statuses: string[]) =>
  find<Found>(sql`SELECT 'bookings/' || id AS id FROM booking
    WHERE status = ANY (${sql.param(statuses)}::text[]) ORDER BY id DESC LIMIT 300`);

const itemIn = ({ find }: Surroundings, ...statuses: string[]) =>
  find<
    Found & { booking: string }
  >(sql`SELECT 'booking_items/' || id AS id, 'bookings/' || booking_id AS booking FROM booking_item
    WHERE type = 'public' AND status = ANY (${sql.param(statuses)}::text[]) ORDER BY id DESC LIMIT 300`);

/** A class on sale that is not over. */
const classOnSale = ({ find }: Surroundings) =>
  find<Found>(sql`SELECT 'training_classes/' || c.id AS id FROM training_class c
    WHERE c.public_schedule_id IS NOT NULL AND c.status IN ('provisional', 'confirmed')
      AND EXISTS (SELECT FROM training_session s WHERE s.class_id = c.id AND s.starts_at > now())`);

const moved = movesOf(bookingIn);

const price = ({ draw }: Surroundings) => ({
  unitPrice: draw.pick([0, 1, 3, 333, 49_500, draw.between(1, 99_999)]),
  taxable: draw.chance(0.9),
  taxRatePercent: draw.pick([null, 20, 5, 0, 17.5, 12.34]),
});

/** What account managers do with bookings and classes. */
export const bookingActions: readonly RandomAction[] = [
  {
    mutation: 'createBooking',
    weight: 8,
    input: async (around) => {
      const { subjects, find, draw } = around;
      const people = await find<{ customer: string; booker: string }>(sql`
        SELECT 'customers/' || p.customer_id AS customer, 'customer_contacts/' || p.id AS booker FROM person p WHERE p.kind = 'customer'`);
      const sold = await classOnSale(around);
      if (!people || !sold) return null;
      const seats = { class: sold.id, quantity: draw.between(1, 3), ...price(around) };
      const { brand, accountManager } = subjects;
      return {
        ...people,
        ...{ biller: people.booker, title: subjects.newText(), brand, accountManager, billingAddress: address },
        ...{ seats, confirm: draw.chance(0.7) },
      };
    },
  },
  {
    mutation: 'createPublicBookingItem',
    weight: 6,
    input: async (around) => {
      const [booking, sold] = [await bookingIn(around, 'draft', 'confirmed'), await classOnSale(around)];
      return booking && sold
        ? { booking: booking.id, class: sold.id, quantity: around.draw.between(1, 4), ...price(around) }
        : null;
    },
  },
  {
    mutation: 'updateBookingItem',
    weight: 4,
    input: async (around) => {
      const item = await itemIn(around, 'draft', 'confirmed');
      return item ? { id: item.id, quantity: around.draw.between(1, 4), ...price(around) } : null;
    },
  },
  {
    mutation: 'cancelBookingItem',
    weight: 4,
    input: async (around) => {
      const item = await itemIn(around, 'confirmed', 'on_hold');
      return item ? { id: item.id, reason: 'The customer rang' } : null;
    },
  },
  {
    mutation: 'createChangeRequest',
    weight: 3,
    input: async (around) => {
      const [item, to] = [await itemIn(around, 'confirmed'), await classOnSale(around)];
      if (!item || !to) return null;
      const wish = around.draw.chance(0.5)
        ? { newTrainingClass: to.id }
        : { newMaxAttendees: around.draw.between(1, 4) };
      return { subject: around.subjects.newText(), booking: item.booking, bookingItem: item.id, ...wish };
    },
  },
  ...['approveChangeRequest', 'implementChangeRequest'].map(
    (mutation): RandomAction => ({
      mutation,
      weight: 3,
      input: async ({ find }) => {
        const found = await find<Found>(
          sql`SELECT 'change_requests/' || id AS id FROM change_request WHERE status = 'pending'`,
        );
        return found ? { id: found.id } : null;
      },
    }),
  ),
  {
    mutation: 'updateBooking',
    weight: 3,
    input: async (around) => {
      const booking = await bookingIn(around, 'draft', 'confirmed', 'on_hold');
      const { brand, accountManager, newText } = around.subjects;
      const words = { title: newText(), brand, accountManager, poNumber: newText(), billingAddress: address };
      return booking ? { id: booking.id, ...words } : null;
    },
  },
  moved('confirmBooking', 5, 'draft'),
  moved('holdBooking', 2, 'draft', 'confirmed'),
  moved('resumeBooking', 2, 'on_hold'),
  moved('cancelBooking', 2, 'draft', 'confirmed', 'on_hold'),
  {
    mutation: 'deliverBooking',
    weight: 3,
    input: async ({ find }) => {
      const booking =
        await find<Found>(sql`SELECT 'bookings/' || b.id AS id FROM booking b WHERE status = 'confirmed' AND NOT EXISTS (
        SELECT FROM booking_item i JOIN training_class c ON c.id = i.class_id WHERE i.booking_id = b.id AND c.ends_at > now())`);
      return booking ? { id: booking.id } : null;
    },
  },
  moved('completeBooking', 2, 'delivered'),
  ...[
    { mutation: 'cancelTrainingClass', weight: 1, over: false },
    { mutation: 'postponeTrainingClass', weight: 1, over: false },
    { mutation: 'deliverTrainingClass', weight: 3, over: true },
  ].map(
    ({ mutation, weight, over }): RandomAction => ({
      mutation,
      weight,
      input: async ({ find }) => {
        const found = await find<Found>(sql`SELECT 'training_classes/' || id AS id FROM training_class
          WHERE status IN ('provisional', 'confirmed') AND (ends_at < now()) IS NOT DISTINCT FROM ${over}`);
        return found ? { id: found.id, reason: 'The trainer is ill' } : null;
      },
    }),
  ),
];
