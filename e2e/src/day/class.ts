import { expect, type Locator, type Page } from 'playwright/test';
import { ask, nodes } from '../api.ts';
import { shortDate } from '../bookings.ts';
import { literal } from '../literal.ts';
import { purchaseOrder } from '../purchaseOrders.ts';
import { releaseAgain } from '../releaseAgain.ts';
import { expectScreen, markDocument, notice } from '../screens.ts';
import { checkScreen, type Day, dialog, main } from './Day.ts';

/** The numbers of the booking's two seats. */
type Seats = readonly [first: string, second: string];

const seatsTable = (actor: Day['actor']) => main(actor).getByRole('table', { name: 'Seats of the class' });

export const tab = (actor: Day['actor'], name: RegExp) => main(actor).getByRole('tab', { name });

/**
 * Expects two more seats on the class, both of this booking.
 *
 * @returns their numbers.
 */
export async function findSeats(day: Day, reference: string): Promise<Seats> {
  const { actor, subjects } = day;
  const { seatsReservedCount: before, seatsTotalCount: total } = subjects.sold;
  await expect(main(actor).getByLabel(`${before + 2} of ${total} seats reserved`)).toBeVisible();
  await actor.open(tab(actor, /^Seats/));
  const ours = seatsTable(actor).getByRole('row').filter({ hasText: reference });
  await expect(ours).toHaveCount(2);
  await checkScreen(day);
  const [first = '', second = ''] = await ours.getByRole('cell').filter({ hasText: /^\d+$/ }).allInnerTexts();
  return [first, second];
}

const rowOf = (actor: Day['actor'], seat: string) =>
  seatsTable(actor)
    .getByRole('row')
    .filter({ has: actor.page.getByRole('cell', { name: seat, exact: true }) });

/** Puts a contact of the customer on the first seat and a new person on the second. */
export async function seatDelegates(day: Day, [first, second]: Seats): Promise<void> {
  const { actor, newcomer, subjects, server, token } = day;
  const contact = dialog(actor).getByRole('combobox', { name: /^Contact/ });
  await actor.press(main(actor).getByRole('button', { name: `Add attendee to seat ${first}`, exact: true }));
  await expect(dialog(actor).getByRole('heading', { name: `Add Attendee to Seat #${first}` })).toBeVisible();
  await checkScreen(day);
  await actor.pick(contact, subjects.attendee, subjects.attendee);
  await actor.press(dialog(actor).getByRole('button', { name: 'Add attendee' }));
  await expect(dialog(actor)).toHaveCount(0);
  for (const name of subjects.attendee.split(' ')) await expect(rowOf(actor, first)).toContainText(name);

  await actor.press(main(actor).getByRole('button', { name: `Add attendee to seat ${second}`, exact: true }));
  await actor.pick(contact, newcomer, `Create this contact, ${newcomer}?`);
  const email = `${newcomer.toLowerCase().replace(' ', '.')}@example.org`;
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Email/ }), email);
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Create and add' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect(notice(actor.page, 'Contact successfully saved')).toBeVisible();
  for (const name of newcomer.split(' ')) await expect(rowOf(actor, second)).toContainText(name);
  expect(await rolesOf(server.url, await token('manager'), email)).toEqual([['ROLE_CUSTOMER_ATTENDEE']]);
}

async function rolesOf(url: string, token: string, email: string): Promise<readonly (readonly string[])[]> {
  const { customerContacts } = await ask<{ customerContacts: { edges: { node: { roles: string[] } }[] } }>(
    url,
    token,
    'query ($email: String!) { customerContacts(search: $email) { edges { node { roles } } } }',
    { email },
  );
  return nodes(customerContacts).map(({ roles }) => roles);
}

const dayOne = ({ actor, subjects }: Day) =>
  main(actor).getByRole('gridcell', { name: new RegExp(`^${literal(subjects.attendee)}, day 1: `) });

/** Expects that day 1, which is still to come, cannot be marked, and that the screen says from when on. */
export async function meetDayOne(day: Day): Promise<void> {
  const { actor, subjects } = day;
  await actor.open(tab(actor, /^Attendance/));
  await expect(dayOne(day)).toHaveAccessibleName(`${subjects.attendee}, day 1: none`);
  await expect(dayOne(day)).toHaveAccessibleDescription(/^Attendance can be marked from .* on\./);
  await checkScreen(day);
}

/** Writes a note about the first delegate, while `meanwhile` runs. */
export async function noteDayOne(day: Day, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const { actor, subjects } = day;
  await actor.openNotes(dayOne(day));
  const field = dialog(actor).getByRole('textbox', { name: /^Attendance notes/ });
  await actor.type(field, 'Came at ten: the train was late.');
  await checkScreen(day);
  await meanwhile();
  await expect(field).toHaveValue('Came at ten: the train was late.');
  await actor.press(dialog(actor).getByRole('button', { name: 'Save notes' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect(dayOne(day)).toHaveAccessibleName(`${subjects.attendee}, day 1: none, has notes`);
}

/** Writes the note while the classes are released. The tab keeps working and loses no typed text. */
export async function noteThoughReleased(day: Day): Promise<void> {
  const { actor, releases, server } = day;
  const { page } = actor;
  const notReloaded = await markDocument(page);
  await noteDayOne(day, async () => {
    await releaseAgain(server.url, releases, 'classes');
    await offerOf(page);
  });
  const offer = await offerOf(page);
  await actor.press(page.getByRole('button', { name: 'Later' }));
  await expect(offer).toHaveCount(0);
  await notReloaded();
}

/** Returns to the tab after a release. The top bar offers the new release. */
async function offerOf(page: Page): Promise<Locator> {
  const offer = page.getByRole('status').filter({ hasText: 'A newer version of Classes is ready.' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(offer).toBeVisible({ timeout: 30_000 });
  return offer;
}

/** Expects the notes to show the author and the time of the mark. */
async function expectMarked({ actor, subjects }: Pick<Day, 'actor' | 'subjects'>): Promise<void> {
  const cell = main(actor).getByRole('gridcell', { name: `${subjects.attendee}, day 1: none, has notes` });
  await actor.openNotes(cell);
  await expect(dialog(actor).getByRole('textbox')).toHaveValue('Came at ten: the train was late.');
  await actor.press(dialog(actor).getByRole('button', { name: /^Updated / }));
  const popup = actor.page.getByRole('dialog', { name: 'Created and last updated' });
  await expect(popup.getByRole('definition').last()).toContainText('Priya Nair');
  await expect(popup.locator('time').last()).toHaveAttribute('datetime', /^20\d\d-/);
  await actor.page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await actor.press(dialog(actor).getByRole('button', { name: 'Cancel' }));
  await expect(dialog(actor)).toHaveCount(0);
}

/** Unassigns the second delegate, after one canceled confirmation. */
export async function unassign({ actor, withAxe, newcomer }: Day, [, second]: Seats): Promise<void> {
  const button = main(actor).getByRole('button', { name: `Unassign seat ${second}`, exact: true });
  await actor.open(tab(actor, /^Seats/));
  await actor.press(button);
  await expect(dialog(actor)).toContainText(`${newcomer} loses the place`);
  await checkScreen({ actor, withAxe });
  await actor.press(dialog(actor).getByRole('button', { name: 'Keep' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect(rowOf(actor, second)).toContainText(newcomer.split(' ').at(-1) ?? '');
  await actor.press(button);
  await actor.press(dialog(actor).getByRole('button', { name: 'Unassign seat' }));
  await expect(notice(actor.page, `Seat ${second} is unassigned.`)).toBeVisible();
  await expect(rowOf(actor, second)).toContainText('No delegate yet');
}

/** Acknowledges the trainer's order in the class's panel, after the confirmation. */
export async function acknowledgeOrder({ actor, withAxe, subjects, server, token }: Day): Promise<void> {
  const { reference, supplier, id } = subjects.sold.order;
  const panel = actor.page.getByRole('region', { name: 'Purchase orders' });
  await expect(panel).toContainText(reference);
  await expect(panel).toContainText('Pending');
  await actor.press(panel.getByRole('button', { name: `Acknowledge ${reference}` }));
  await expect(dialog(actor)).toContainText(supplier.name);
  await checkScreen({ actor, withAxe });
  await actor.press(dialog(actor).getByRole('button', { name: 'Acknowledge', exact: true }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect(panel).toContainText('Acknowledged');
  expect((await purchaseOrder(server.url, await token('manager'), id)).acknowledgedBy).toEqual({
    person: { fullName: 'Priya Nair' },
  });
}

/** Posts a note on the class. */
export async function postNote({ actor, withAxe }: Day, text: string): Promise<void> {
  await actor.open(tab(actor, /^Notes/));
  await actor.note(text);
  await expect(notice(actor.page, 'Note posted.')).toBeVisible();
  await expect(notes(actor).first()).toContainText(text);
  await checkScreen({ actor, withAxe });
}

const notes = (actor: Day['actor']) => actor.page.getByRole('list', { name: 'Notes' }).getByRole('listitem');

/** Expects everything to be saved after a reload, with author and time. */
export async function expectAllThere(
  { actor, subjects, server, token }: Day,
  note: string,
  [first, second]: Seats,
): Promise<void> {
  const { page } = actor;
  await page.reload();
  await expectScreen(page, subjects.sold.title);
  await expect(notes(actor).first()).toContainText(note);
  await expect(notes(actor).first()).toContainText('Priya Nair');
  await actor.open(tab(actor, /^Attendance/));
  await expectMarked({ actor, subjects });
  await actor.open(tab(actor, /^Seats/));
  for (const name of subjects.attendee.split(' ')) await expect(rowOf(actor, first)).toContainText(name);
  await expect(rowOf(actor, second)).toContainText('No delegate yet');
  const order = await purchaseOrder(server.url, await token('manager'), subjects.sold.order.id);
  await page.goto(`/purchase-order/${order.id.split('/').at(-1)}`);
  await expect(main(actor)).toContainText('Priya Nair');
  await expect(main(actor)).toContainText(shortDate(order.acknowledgedAt ?? ''));
}
