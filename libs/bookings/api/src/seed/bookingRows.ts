import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import { seed as core, tables as coreTables } from '@console/core-api';
import { booking, bookingContact, bookingItem, telling } from '../tables.ts';
import { cancellationOf } from './cancellation.ts';
import type { Frame } from './framed.ts';
import type { Business, PlannedBooking, PlannedItem } from './plan.ts';
import { seasonOf } from './schedule.ts';
import { tellingRows } from './tellingRows.ts';

export async function insertBookings(
  context: SeedContext,
  business: Business,
  bookings: readonly PlannedBooking[],
  firstNumber: number,
) {
  const { tx } = context;
  const framed = bookings.map((planned) => ({ planned, frame: frameOf(planned, business, context.now) }));
  const rows = framed.map(({ planned, frame }) => {
    const row = bookingRows(planned, frame, firstNumber, business);
    return { ...row, tellings: tellingRows({ planned, frame }, row.contacts, context.now) };
  });
  await insertRows(
    tx,
    coreTables.address,
    rows.map((row) => row.address),
  );
  await insertRows(
    tx,
    booking,
    rows.map((row) => row.booking),
  );
  await insertRows(
    tx,
    bookingItem,
    rows.flatMap((row) => row.items),
  );
  await insertRows(
    tx,
    bookingContact,
    rows.flatMap((row) => row.contacts),
  );
  await insertRows(
    tx,
    telling,
    rows.flatMap((row) => row.tellings),
  );
  return framed;
}

function frameOf(planned: PlannedBooking, { staff, bookings }: Business, now: Date): Frame {
  const { draw, bookedAt, index } = planned;
  const managers = staff.accountManagerIds;
  // The newest booking belongs to Priya Nair. Managers earlier in the list have more bookings.
  const chosen = index === bookings - 1 ? 1 : Math.floor(managers.length * draw.number() ** 1.7);
  const createdAt = days.addDays(bookedAt, -draw.pick([0, 0, 0, 0.04, 1, 2, 5]));
  return {
    accountManagerId: managers[chosen] ?? managers[0] ?? '',
    createdAt,
    updatedAt: days.earliest(now, days.addDays(bookedAt, draw.between(0, 30))),
  };
}

function bookingRows(planned: PlannedBooking, frame: Frame, firstNumber: number, business: Business) {
  const { draw, customer, items, id, bookedAt, status, index } = planned;
  const { accountManagerId, createdAt, updatedAt } = frame;
  const stamps = { createdBy: accountManagerId, createdAt, updatedBy: accountManagerId, updatedAt };
  const address = { id: draw.id(createdAt), ...core.billingAddressOf(customer), ...stamps };
  const poNumber = draw.chance(0.5) ? classes.customersOrder(customer, draw) : null;
  const itemRows = items.map((item) => itemRow(item, planned, poNumber, stamps));
  const live = itemRows.filter((item) => item.status !== 'canceled');
  return {
    address,
    booking: {
      id,
      number: firstNumber + index,
      title:
        index === business.bookings - 1 ? `Leadership Essentials – ${seasonOf(bookedAt)} cohort` : titleOf(planned),
      status,
      heldByClass: planned.heldByClass ?? false,
      bookedAt,
      confirmedAt: confirmedAtOf(planned, stamps.updatedAt),
      brandId: items[0]?.class.course.brandId ?? '',
      accountManagerId,
      customerId: customer.id,
      billingAddressId: address.id,
      webBookingReference: draw.chance(0.25) ? `W-${draw.digits(5)}` : null,
      dealRecordId: draw.chance(0.6) ? `48${draw.digits(6)}` : null,
      poNumber,
      invoiceNotes: poNumber && draw.chance(0.35) ? `Please quote ${poNumber} on the remittance.` : null,
      net: sum(live.map((item) => item.unitPrice * item.quantity)),
      gross: sum(live.map((item) => grossOf(item))),
      ...stamps,
    },
    items: itemRows,
    contacts: contactRows(planned, stamps),
  };
}

/** Most bookings are confirmed within two days after they were made. */
function confirmedAtOf({ id, status, bookedAt }: PlannedBooking, updatedAt: Date): Date | null {
  if (status === 'draft' || status === 'canceled') return null;
  return days.earliest(updatedAt, days.addDays(bookedAt, random('confirmed', id).pick([0.02, 0.1, 1, 2])));
}

function itemRow(
  item: PlannedItem,
  { id: bookingId, customer, draw }: PlannedBooking,
  poNumber: string | null,
  stamps: object,
) {
  const { trainer, deliveryFormat } = item.class;
  const isPrivate = item.type === 'private';
  return {
    ...stamps,
    id: item.id,
    bookingId,
    type: item.type,
    title: item.class.course.title,
    status: item.status,
    classId: item.class.id,
    unitPrice: item.unitPrice,
    quantity: item.quantity,
    taxable: customer.taxable,
    taxRatePercent: draw.chance(0.2) ? 20 : null,
    poNumber: poNumber && draw.chance(0.3) ? poNumber : null,
    trainerDayRate: isPrivate ? (trainer?.rate ?? null) : null,
    trainerTravel: isPrivate && deliveryFormat === 'on_site' ? draw.between(2, 17) * 1_000 : null,
    ...cancellationOf(item),
  };
}

/** Computes the total as the database does: 20 % tax for each item by default, rounded half up. */
function grossOf({ unitPrice, quantity, taxable }: { unitPrice: number; quantity: number; taxable: boolean }): number {
  const net = unitPrice * quantity;
  return net + (taxable ? Math.floor((net * 20 + 50) / 100) : 0);
}

function contactRows(
  { id: bookingId, customer, draw, bookedAt }: PlannedBooking,
  stamps: object,
): (typeof bookingContact.$inferInsert)[] {
  const row = (index: number, roles: ('booker' | 'biller')[]) => ({
    ...stamps,
    id: draw.id(bookedAt),
    bookingId,
    customerId: customer.id,
    personId: core.contactAt(customer, index).id,
    roles,
  });
  if (draw.chance(0.15)) return [row(0, ['booker', 'biller'])];
  const contacts = [row(draw.chance(0.8) ? 0 : draw.between(3, 5), ['booker'])];
  if (draw.chance(0.85)) contacts.push(row(1, ['biller']));
  if (draw.chance(0.12)) contacts.push(row(2, ['booker']));
  return contacts;
}

function titleOf({ items, draw, customer, bookedAt }: PlannedBooking): string {
  const [first, second] = items;
  if (!first) return customer.name;
  const { title } = first.class.course;
  if (second) {
    const other = second.class.course.title;
    return other === title ? `${title}, ${items.length} dates` : `${title} and ${items.length > 2 ? 'others' : other}`;
  }
  const choices = [title, title, `${title} – ${seasonOf(bookedAt)} cohort`];
  if (first.type === 'public' && first.quantity > 1)
    choices.push(`${title} × ${first.quantity} seats`, `${title} × ${first.quantity} seats`);
  if (first.class.deliveryFormat === 'virtual') choices.push(`${title} (virtual)`);
  if (first.class.deliveryFormat === 'on_site') choices.push(`${title}, on site`, `${title} for ${draw.pick(TEAMS)}`);
  return draw.pick(choices);
}

const TEAMS = [
  'the leadership team',
  'site supervisors',
  'new starters',
  'the finance team',
  'customer services',
  'care staff',
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
