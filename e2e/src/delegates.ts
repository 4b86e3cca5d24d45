import type { Page } from 'playwright';
import type { HeldSeats } from './heldSeats.ts';

export const addTo = (page: Page, seat: number) =>
  page.getByRole('button', { name: `Add attendee to seat ${seat}`, exact: true });
export const unassign = (page: Page, seat: number) =>
  page.getByRole('button', { name: `Unassign seat ${seat}`, exact: true });
export const rowOf = (page: Page, seat: number) =>
  page.getByRole('table', { name: 'Seats of the class' }).getByRole('row').nth(seat);

/** The numbers of the first two seats. */
export function twoSeats({ seats: [first, second] }: HeldSeats) {
  if (first === undefined || second === undefined) throw new Error('The booking has fewer than two seats.');
  return { first, second };
}
