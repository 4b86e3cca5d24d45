import { expect, type Locator } from 'playwright/test';
import { checkScreen, dialog, main } from '../day/Day.ts';
import { soon } from '../live.ts';
import { savedBooking } from '../newBooking.ts';
import { expectScreen, notice } from '../screens.ts';
import { contact, course, type ManagerDay } from './ManagerDay.ts';

export interface ManagerBooking {
  /** The id in the booking's URL. */
  readonly id: string;
  readonly reference: string;
}

type Day = Pick<ManagerDay, 'actor'>;

const picker = ({ actor }: Day, name: RegExp) => main(actor).getByRole('combobox', { name });
const field = ({ actor }: Day, name: RegExp) => main(actor).getByRole('textbox', { name });

export const publicItem = ({ actor, subjects }: ManagerDay) =>
  main(actor).getByRole('article', { name: subjects.sold.title, exact: true }).first();
export const privateItem = ({ actor }: Day) =>
  main(actor)
    .getByRole('article')
    .filter({ hasText: /Private ·/ });

/** Books two seats of a class for the new customer, from the customer's page (BKG-02). */
export async function createBooking(day: ManagerDay): Promise<ManagerBooking> {
  const { actor, title, company, subjects } = day;
  const { page } = actor;
  await actor.press(main(actor).getByRole('link', { name: 'New booking' }));
  await expectScreen(page, 'New booking');
  await expect(picker(day, /^Customer/)).toHaveValue(new RegExp(company));
  await actor.pick(picker(day, /^Class/), subjects.sold.reference, subjects.sold.reference);
  await expect(field(day, /^Title/)).toHaveValue(subjects.sold.title);
  await actor.type(field(day, /^Seats/), '2');
  await actor.type(field(day, /^Unit price/), '420');
  await actor.pick(picker(day, /^Booker/), contact.givenName, contact.fullName);
  await expect(picker(day, /^Billing contact/)).toHaveValue(contact.fullName);
  await expect(main(actor)).toContainText('4 Sovereign Street');
  await actor.type(field(day, /^Title/), title);
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Create booking' }));
  await expect(notice(page, /^BK-\d+ is created\./)).toBeVisible();
  await expectScreen(page, title);
  await expect(publicItem(day)).toContainText('2 seats × £420.00');
  await expect(page).toHaveTitle(/BK-\d+/);
  const reference = (await page.title()).match(/BK-\d+/)?.[0] ?? '';
  return { id: page.url().split('/').at(-1) ?? '', reference };
}

/** Adds a private course at the customer's address (BKG-04, BKG-06). */
export async function addPrivateCourse(day: ManagerDay): Promise<void> {
  const { actor, title } = day;
  await actor.choose(main(actor).getByRole('button', { name: 'Add item' }), 'A private course');
  await expectScreen(actor.page, 'Add private course');
  await actor.pick(picker(day, /^Course/), 'Leadership Ess', course.title);
  await expect(field(day, /^Title/)).toHaveValue(course.title);
  await actor.type(field(day, /^Places/), '8');
  await actor.select(picker(day, /^Delivery format/), 'On site');
  await actor.press(main(actor).getByRole('button', { name: 'Use the booking’s address' }));
  await actor.type(picker(day, /^Date/).first(), course.firstDay);
  await actor.type(field(day, /^Unit price/), '905');
  await expect(field(day, /^Days/)).toHaveValue('2');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Add item' }));
  await expectScreen(actor.page, title);
  await expect(privateItem(day)).toContainText('Private · 2 days × £905.00');
  await expect(privateItem(day)).toContainText('7 Jun 2038, 09:30–16:30');
  await checkScreen(day);
}

/** Confirms the booking with both of its items. */
export async function confirmBooking(day: ManagerDay, { id }: ManagerBooking): Promise<void> {
  const { actor, server, token } = day;
  await actor.press(main(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(dialog(actor)).toContainText('New invoice');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(dialog(actor)).toHaveCount(0);
  expect(await savedBooking(server.url, await token('manager'), id)).toMatchObject({
    status: 'confirmed',
    items: [{ status: 'confirmed' }, { status: 'confirmed' }],
    booker: { fullName: contact.fullName },
    biller: { fullName: contact.fullName },
  });
}

/** Pastes the delegates of the two seats below their item, and two of the eight delegates of the private course. */
export async function pasteDelegates(day: ManagerDay): Promise<void> {
  await pasteBelow(day, publicItem(day), { seats: 2, names: ['Ida Rhodes', 'Edith Clarke'] });
  await pasteBelow(day, privateItem(day), { seats: 8, names: ['Alan Blumlein', 'Hertha Ayrton'] });
}

interface Pasted {
  /** The seats of the item, all of them empty. */
  readonly seats: number;
  readonly names: readonly string[];
}

async function pasteBelow(day: ManagerDay, item: Locator, { seats, names }: Pasted): Promise<void> {
  const { actor } = day;
  const table = item.getByRole('table', { name: /^Seats on TC-\d+$/ });
  await actor.press(item.getByRole('button', { name: `Delegates (0 of ${seats})` }));
  await expect(table.getByText('No delegate yet')).toHaveCount(seats);
  await actor.press(item.getByRole('button', { name: 'Paste a list' }));
  const lines = names.map((name) => `${name} ${name.replace(' ', '@').toLowerCase()}.example`);
  await actor.page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await actor.paste(dialog(actor).getByRole('textbox', { name: /^Delegates/ }));
  await expect(dialog(actor)).toContainText(`${names.length} delegates for ${seats} empty seats`);
  await actor.press(dialog(actor).getByRole('button', { name: 'Preview' }));
  const importing = dialog(actor).getByRole('button', { name: `Import ${names.length} delegates` });
  await expect(importing).toBeVisible();
  await checkScreen(day);
  await actor.press(importing);
  await expect(item.getByText(`${names.length} delegates imported.`)).toBeVisible(soon);
  for (const name of names) await expect(table).toContainText(name);
  await expect(item.getByRole('button', { name: `Delegates (${names.length} of ${seats})` })).toBeVisible();
  await checkScreen(day);
}
