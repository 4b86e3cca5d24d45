import { seed as admin } from '@console/admin-api';
import { hashPassword } from '@console/api-kit/auth';
import type { Database, Transaction } from '@console/api-kit/database';
import { days, fillDemoRows, indexesLater, type SeedContext } from '@console/api-kit/seeding';
import { seed as billing } from '@console/billing-api';
import { seed as bookings } from '@console/bookings-api';
import { seed as classes } from '@console/classes-api';
import { seed as core } from '@console/core-api';
import { seed as purchasing } from '@console/purchasing-api';
import { sql } from 'drizzle-orm';
import { askedBookers } from './askedBookers.ts';
import { emailedBookings } from './emailedBookings.ts';

export interface SeedOptions {
  bookings: number;
  /**
   * Makes demo data with dates before and after this moment. The same moment and number give the same data, except for
   * the passwords' salts.
   */
  now: Date;
  /**
   * Called after each step with the number of written bookings. Large databases get their indexes at the end: it is
   * then also called after each index, with the number of indexes left to create.
   */
  onProgress?: (written: number, indexesLeft?: number) => void;
}

/** The number of bookings that `npm start` creates. */
export const DEMO_BOOKINGS = 1_200;

const BATCH = 2_000;

/**
 * From this many bookings on, the lists' indexes are created after the rows. With fewer, that takes longer than it
 * saves.
 */
const INDEXES_LATER = 20_000;

/**
 * PostgreSQL plans the checks of foreign keys while the tables are still small. New statistics make it plan again for
 * the filled tables.
 */
const REPLAN = sql`ANALYZE person, booking, booking_item, training_class, training_session, class_place, training_seat,
  training_seat_reservation, attendee, course_version, trainer, reference_entry, invoice, invoice_line, payment`;

/** Whether the database is still empty. */
export async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`SELECT FROM "user" UNION ALL SELECT FROM customer LIMIT 1`);
  return rows.length === 0;
}

/**
 * Fills an empty, migrated database with demo data of a UK training business. It uses one transaction, so a killed run
 * leaves the database empty. The amount of data grows with the number of bookings; the use of memory does not.
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<void> {
  const passwordHash = await hashPassword(core.demoPassword);
  const { bookings: total, onProgress } = options;
  await database.transaction(async (tx) => {
    const fill = () => seedAll(tx, options, passwordHash);
    if (total < INDEXES_LATER) await fill();
    else await indexesLater(tx, fill, (left) => onProgress?.(total, left));
  });
  await database.execute(sql`ANALYZE`);
}

/** Does the work of {@link seedDatabase} in a transaction of the caller. */
export async function seedAll(
  tx: Transaction,
  { bookings: total, now, onProgress }: SeedOptions,
  passwordHash: string,
): Promise<void> {
  // A hundred times the bookings are spread over ten times the years and ten times the people.
  const scale = Math.sqrt(Math.max(1, total / DEMO_BOOKINGS));
  const months = Math.min(14 * scale, 180);
  const since = days.addDays(now, -Math.round(months * 30.4));
  const density = ((total / months) * 14) / DEMO_BOOKINGS;
  const context: SeedContext = { tx, now, since };

  const staff = await core.seedStaff(context, passwordHash);
  await core.seedSellers(context);
  const customers = Math.max(12, Math.ceil(total / 11));
  await core.seedCustomers(context, customers, staff.staffIds);
  const catalogue = await classes.seedCatalogue(context);
  const trainerCount = Math.max(12, Math.round(30 * density));
  const trainers = await classes.seedTrainers(context, catalogue.courses, trainerCount, passwordHash);
  const suppliers = await purchasing.seedSuppliers(context, trainers);
  const business = { catalogue, trainers, staff, customers, bookings: total };

  const templates = await admin.seedEmailTemplates(context);
  await admin.seedPromptTemplates(context);

  const numbers = { ...firstNumbers(total), ticket: 5_001, changeRequest: 1_001, invoice: 40_001 };
  const batches = Math.ceil(total / BATCH);
  for (let batch = 0; batch < batches; batch++) {
    const from = Math.floor((total * batch) / batches);
    const until = Math.floor((total * (batch + 1)) / batches);
    const planned = bookings.planBookings(context, business, from, until - from);
    await classes.insertClasses(context, planned.classes, numbers.class);
    numbers.class += planned.classes.length;
    const framed = await bookings.insertBookings(context, business, planned.bookings, numbers.booking);
    await classes.insertReservations(context, planned.classes, catalogue);
    await bookings.insertConversations(context, business, framed, numbers);
    numbers.invoice = await billing.insertInvoices(context, framed, staff, numbers.invoice);
    await admin.insertEmails(context, emailedBookings(framed, numbers.booking), templates);
    numbers.purchaseOrder = await purchasing.insertPurchaseOrders(
      context,
      planned.classes,
      suppliers,
      numbers.purchaseOrder,
    );
    if (batches > 1 && Number.isInteger(Math.log2(batch + 1))) await tx.execute(REPLAN);
    // Checks the deferred constraints after each batch. Otherwise all checks would wait until the commit.
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
    await tx.execute(sql`SET CONSTRAINTS ALL DEFERRED`);
    onProgress?.(until);
  }
  await classes.seedUnavailability(context, trainers);
  await admin.seedSaleSignals(context, { count: Math.ceil(total / 8), customers, staff });
  const most = Math.ceil(total / 2);
  const asked = [...(await admin.askedPeople(context, most)), ...(await askedBookers(context, Math.ceil(most / 3)))];
  await admin.seedFeedback(context, asked, staff.accountManagerIds);
  await admin.seedWorkflows(context, templates);
  await fillDemoRows(context);
  await tx.execute(sql`SELECT setval('customer_number', ${3_000 + customers}), setval('supplier_number', ${suppliers.lastNumber}),
    setval('booking_number', ${numbers.booking + total - 1}), setval('training_class_number', ${numbers.class - 1}),
    setval('purchase_order_number', ${numbers.purchaseOrder - 1}), setval('invoice_number', ${numbers.invoice}), setval('ticket_number', ${numbers.ticket}),
    setval('change_request_number', ${numbers.changeRequest})`);
}

/** The demo's newest booking is BK-10482, as in the guide's pictures. Larger databases start at BK-10001. */
function firstNumbers(total: number): { booking: number; class: number; purchaseOrder: number } {
  return { booking: total <= 10_000 ? 10_483 - total : 10_001, class: 20_501, purchaseOrder: 30_101 };
}
