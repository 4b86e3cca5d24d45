import {
  addSeats,
  addSeatsThoughKilled,
  confirmBooking,
  createBooking,
  expectBookingThere,
  openClass,
  readBrokenInvoices,
  readInvoices,
} from './booking.ts';
import {
  acknowledgeOrder,
  expectAllThere,
  findSeats,
  meetDayOne,
  noteDayOne,
  noteThoughReleased,
  postNote,
  seatDelegates,
  unassign,
} from './class.ts';
import { openOnlooker } from './colleague.ts';
import { type Day, step } from './Day.ts';
import { lookAtThisWeek, signIn } from './schedule.ts';
import { expectRefused, readAsAdministrator } from './secrets.ts';

/** The steps that a disruption changes. */
interface Disruptions {
  readonly addSeats: typeof addSeats;
  readonly noteDayOne: (day: Day) => Promise<void>;
  readonly readInvoices: typeof readInvoices;
}

/** The server is killed during a write, the classes are released under the open tab, and billing fails to load. */
export const disruptions: Disruptions = {
  addSeats: addSeatsThoughKilled,
  noteDayOne: noteThoughReleased,
  readInvoices: readBrokenInvoices,
};

/** A manager's day, from the schedule of the week to the check of everything that was saved. */
export async function workDay(day: Day, steps: Disruptions = { addSeats, noteDayOne, readInvoices }): Promise<void> {
  const { sold, attendee } = day.subjects;
  await step('signs in', () => signIn(day));
  await step('filters this week’s classes by brand', () => lookAtThisWeek(day));
  const onlooker = await step('a colleague looks on', () => openOnlooker(day));
  const booking = await step('a new booking', () => createBooking(day));
  await step('two seats', () => steps.addSeats(day, booking));
  await step('the colleague sees the seats', () => onlooker.seesSeats(sold.seatsReservedCount + 2));
  await step('confirms', () => confirmBooking(day, booking));
  await step('the colleague sees it confirmed', () => onlooker.seesConfirmed(booking));
  const atClass: Day = { ...day, actor: await step('opens the class', () => openClass(day)) };
  const seats = await step('the class shows two reserved seats', () => findSeats(atClass, booking.reference));
  await step('seats a contact and a new person', () => seatDelegates(atClass, seats));
  await step('the colleague sees them', () => onlooker.seesDelegates([attendee, day.newcomer]));
  await step('day 1 cannot be marked yet', () => meetDayOne(atClass));
  await step('writes a note about it', () => steps.noteDayOne(atClass));
  await step('the colleague sees the note', () => onlooker.seesMark(`${attendee}, day 1: not marked yet, has notes`));
  await step('unassigns the second delegate', () => unassign(atClass, seats));
  await step('the drafted invoice', () => steps.readInvoices(day, booking));
  await step('acknowledges the purchase order', () => acknowledgeOrder(atClass));
  await step('the colleague sees it acknowledged', () => onlooker.seesAcknowledged());
  await step('posts a note', () => postNote(atClass, `Said at ${day.title}`));
  await step('the colleague sees the number of notes', () => onlooker.seesNotes(sold.notes + 1));
  await step('the booking is saved, with author and time', () => expectBookingThere(day, booking));
  await step('everything is saved, with author and time', () => expectAllThere(atClass, `Said at ${day.title}`, seats));
  await step('the administrator reads the users and a sale signal', () => readAsAdministrator(day));
  await step('the manager is refused both', () => expectRefused(day));
}
