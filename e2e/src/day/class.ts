import { expect, type Locator, type Page } from 'playwright/test';
import { ask, nodes } from '../api.ts';
import { shortDate } from '../bookings.ts';
import { literal } from '../literal.ts';
import { notice } from '../newBooking.ts';
import { purchaseOrder } from '../purchaseOrders.ts';
import { releaseAgain } from '../releaseAgain.ts';
import { expectScreen, markDocument } from '../screens.ts';
import { type Day, dialog, look, main } from './Day.ts';

/** The numbers of the booking's two seats. */
type Seats = readonly [first: string, second: string];

const seatsTable = (hand: Day['hand']) => main(hand).getByRole('table', { name: 'Seats of the class' });

export const tab = (hand: Day['hand'], name: RegExp) => main(hand).getByRole('tab', { name });

/**
 * Expects two more seats on the class, both of this booking.
 *
 * @returns their numbers.
 */
export async function findSeats(day: Day, reference: string): Promise<Seats> {
  const { hand, subjects } = day;
  const { seatsReservedCount: before, seatsTotalCount: total } = subjects.sold;
  await expect(main(hand).getByLabel(`${before + 2} of ${total} seats reserved`)).toBeVisible();
  await hand.open(tab(hand, /^Seats/));
  const ours = seatsTable(hand).getByRole('row').filter({ hasText: reference });
  await expect(ours).toHaveCount(2);
  await look(day);
  const [first = '', second = ''] = await ours.getByRole('cell').filter({ hasText: /^\d+$/ }).allInnerTexts();
  return [first, second];
}

const rowOf = (hand: Day['hand'], seat: string) =>
  seatsTable(hand)
    .getByRole('row')
    .filter({ has: hand.page.getByRole('cell', { name: seat, exact: true }) });

/** Puts a contact of the customer on the first seat and a new person on the second. */
export async function seatDelegates(day: Day, [first, second]: Seats): Promise<void> {
  const { hand, newcomer, subjects, server, token } = day;
  const contact = dialog(hand).getByRole('combobox', { name: /^Contact/ });
  await hand.press(main(hand).getByRole('button', { name: `Add attendee to seat ${first}`, exact: true }));
  await expect(dialog(hand).getByRole('heading', { name: `Add Attendee to Seat #${first}` })).toBeVisible();
  await look(day);
  await hand.pick(contact, subjects.attendee, subjects.attendee);
  await hand.press(dialog(hand).getByRole('button', { name: 'Add attendee' }));
  await expect(dialog(hand)).toHaveCount(0);
  for (const name of subjects.attendee.split(' ')) await expect(rowOf(hand, first)).toContainText(name);

  await hand.press(main(hand).getByRole('button', { name: `Add attendee to seat ${second}`, exact: true }));
  await hand.pick(contact, newcomer, `Create this contact, ${newcomer}?`);
  const email = `${newcomer.toLowerCase().replace(' ', '.')}@example.org`;
  await hand.type(dialog(hand).getByRole('textbox', { name: /^Email/ }), email);
  await look(day);
  await hand.press(dialog(hand).getByRole('button', { name: 'Create and add' }));
  await expect(dialog(hand)).toHaveCount(0);
  await expect(notice(hand.page, 'Contact successfully saved')).toBeVisible();
  for (const name of newcomer.split(' ')) await expect(rowOf(hand, second)).toContainText(name);
  expect(await rolesOf(server.url, await token('manager'), email)).toEqual([['ROLE_CUSTOMER_ATTENDEE']]);
}

/** The roles of each contact with this email. */
async function rolesOf(url: string, token: string, email: string): Promise<readonly (readonly string[])[]> {
  const { customerContacts } = await ask<{ customerContacts: { edges: { node: { roles: string[] } }[] } }>(
    url,
    token,
    'query ($email: String!) { customerContacts(search: $email) { edges { node { roles } } } }',
    { email },
  );
  return nodes(customerContacts).map(({ roles }) => roles);
}

const dayOne = ({ hand, subjects }: Day) =>
  main(hand).getByRole('gridcell', { name: new RegExp(`^${literal(subjects.attendee)}, day 1: `) });

/** Marks the first delegate as present on day 1. */
export async function markDayOne(day: Day): Promise<void> {
  const { hand, subjects } = day;
  await hand.open(tab(hand, /^Attendance/));
  await hand.markFull(dayOne(day));
  const said = `${subjects.attendee}, day 1: full`;
  await expect(dayOne(day)).toHaveAccessibleName(said);
  await expect(notice(hand.page, said).getByRole('button', { name: 'Undo' })).toBeVisible();
  await look(day);
}

/** Writes a note about that delegate, while `meanwhile` runs. */
export async function noteDayOne(day: Day, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const { hand, subjects } = day;
  await hand.openNotes(dayOne(day));
  const field = dialog(hand).getByRole('textbox', { name: /^Attendance notes/ });
  await hand.type(field, 'Came at ten: the train was late.');
  await look(day);
  await meanwhile();
  await expect(field).toHaveValue('Came at ten: the train was late.');
  await hand.press(dialog(hand).getByRole('button', { name: 'Save notes' }));
  await expect(dialog(hand)).toHaveCount(0);
  await expect(dayOne(day)).toHaveAccessibleName(`${subjects.attendee}, day 1: full, has notes`);
}

/** Writes the note while the classes are released. The tab keeps working and loses no typed text. */
export async function noteThoughReleased(day: Day): Promise<void> {
  const { hand, releases, server } = day;
  const { page } = hand;
  const notReloaded = await markDocument(page);
  await noteDayOne(day, async () => {
    await releaseAgain(server.url, releases, 'classes');
    await offerOf(page);
  });
  const offer = await offerOf(page);
  await hand.press(page.getByRole('button', { name: 'Later' }));
  await expect(offer).toHaveCount(0);
  await notReloaded();
}

/** Returns to the tab after a release, and finds the offer of the new one. */
async function offerOf(page: Page): Promise<Locator> {
  const offer = page.getByRole('status').filter({ hasText: 'A newer version of Classes is ready.' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(offer).toBeVisible({ timeout: 15_000 });
  return offer;
}

/** The notes show the author and the time of the mark. */
async function expectMarked({ hand, subjects }: Pick<Day, 'hand' | 'subjects'>): Promise<void> {
  const cell = main(hand).getByRole('gridcell', { name: `${subjects.attendee}, day 1: full, has notes` });
  await hand.openNotes(cell);
  await expect(dialog(hand).getByRole('textbox')).toHaveValue('Came at ten: the train was late.');
  await hand.press(dialog(hand).getByRole('button', { name: /^Updated / }));
  const popup = hand.page.getByRole('dialog', { name: 'Created and last updated' });
  await expect(popup.getByRole('definition').last()).toContainText('Priya Nair');
  await expect(popup.locator('time').last()).toHaveAttribute('datetime', /^20\d\d-/);
  await hand.page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await hand.press(dialog(hand).getByRole('button', { name: 'Cancel' }));
  await expect(dialog(hand)).toHaveCount(0);
}

/** Unassigns the second delegate, after one canceled confirmation. */
export async function unassign({ hand, looks, newcomer }: Day, [, second]: Seats): Promise<void> {
  const button = main(hand).getByRole('button', { name: `Unassign seat ${second}`, exact: true });
  await hand.open(tab(hand, /^Seats/));
  await hand.press(button);
  await expect(dialog(hand)).toContainText(`${newcomer} loses the place`);
  await look({ hand, looks });
  await hand.press(dialog(hand).getByRole('button', { name: 'Keep' }));
  await expect(dialog(hand)).toHaveCount(0);
  await expect(rowOf(hand, second)).toContainText(newcomer.split(' ').at(-1) ?? '');
  await hand.press(button);
  await hand.press(dialog(hand).getByRole('button', { name: 'Unassign seat' }));
  await expect(notice(hand.page, `Seat ${second} is unassigned.`)).toBeVisible();
  await expect(rowOf(hand, second)).toContainText('No delegate yet');
}

/** Acknowledges the trainer's order in the class's panel, after the confirmation. */
export async function acknowledgeOrder({ hand, looks, subjects, server, token }: Day): Promise<void> {
  const { reference, supplier, id } = subjects.sold.order;
  const panel = hand.page.getByRole('region', { name: 'Purchase orders' });
  await expect(panel).toContainText(reference);
  await expect(panel).toContainText('Pending');
  await hand.press(panel.getByRole('button', { name: `Acknowledge ${reference}` }));
  await expect(dialog(hand)).toContainText(supplier.name);
  await look({ hand, looks });
  await hand.press(dialog(hand).getByRole('button', { name: 'Acknowledge', exact: true }));
  await expect(dialog(hand)).toHaveCount(0);
  await expect(panel).toContainText('Acknowledged');
  expect((await purchaseOrder(server.url, await token('manager'), id)).acknowledgedBy).toEqual({
    person: { fullName: 'Priya Nair' },
  });
}

/** Posts a note on the class. */
export async function postNote({ hand, looks }: Day, text: string): Promise<void> {
  await hand.open(tab(hand, /^Notes/));
  await hand.note(text);
  await expect(notice(hand.page, 'Note posted.')).toBeVisible();
  await expect(notes(hand).first()).toContainText(text);
  await look({ hand, looks });
}

const notes = (hand: Day['hand']) => hand.page.getByRole('list', { name: 'Notes' }).getByRole('listitem');

/** After a reload everything is saved, with author and time. */
export async function expectAllThere(
  { hand, subjects, server, token }: Day,
  note: string,
  [first, second]: Seats,
): Promise<void> {
  const { page } = hand;
  await page.reload();
  await expectScreen(page, subjects.sold.title);
  await expect(notes(hand).first()).toContainText(note);
  await expect(notes(hand).first()).toContainText('Priya Nair');
  await hand.open(tab(hand, /^Attendance/));
  await expectMarked({ hand, subjects });
  await hand.open(tab(hand, /^Seats/));
  for (const name of subjects.attendee.split(' ')) await expect(rowOf(hand, first)).toContainText(name);
  await expect(rowOf(hand, second)).toContainText('No delegate yet');
  const order = await purchaseOrder(server.url, await token('manager'), subjects.sold.order.id);
  await page.goto(`/purchase-order/${order.id.split('/').at(-1)}`);
  await expect(main(hand)).toContainText('Priya Nair');
  await expect(main(hand)).toContainText(shortDate(order.acknowledgedAt ?? ''));
}
