import { step } from '../day/Day.ts';
import { signIn } from '../day/schedule.ts';
import { addPrivateCourse, confirmBooking, createBooking, pasteDelegates } from './booking.ts';
import { cancelPaidItem, findToRefund, pay } from './cancelItem.ts';
import { implementChange, requestChange } from './change.ts';
import { createContact, createCustomer } from './customer.ts';
import type { ManagerDay } from './ManagerDay.ts';
import { answerTicket, closeTicket, openTicket } from './ticket.ts';

/** An account manager's day, from a new customer to the money of a canceled item. */
export async function accountManagerDay(day: ManagerDay): Promise<void> {
  await step('signs in', () => signIn(day));
  await step('creates a customer', () => createCustomer(day));
  await step('adds its contact', () => createContact(day));
  const booking = await step('books two seats', () => createBooking(day));
  await step('adds a private course', () => addPrivateCourse(day));
  await step('confirms the booking', () => confirmBooking(day, booking));
  await step('pastes the delegates', () => pasteDelegates(day));
  await step('opens a ticket', () => openTicket(day));
  await step('gets an answer from a second manager', () => answerTicket(day));
  await step('closes the ticket', () => closeTicket(day, booking));
  await step('requests other dates', () => requestChange(day));
  await step('implements the change', () => implementChange(day, booking));
  await step('receives the payment', () => pay(day, booking));
  await step('cancels the paid seats', () => cancelPaidItem(day));
  await step('finds the money to return in the list', () => findToRefund(day, booking));
}
