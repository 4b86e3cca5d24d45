import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { type SavedBooking, savedBooking } from '../newBooking.ts';
import { NO_SERVER } from '../PageWatch.ts';
import { pathOf } from '../pathOf.ts';
import { readRegistry, remoteOf } from '../registry.ts';
import { expectScreen, failurePanel, markDocument } from '../screens.ts';
import { checkScreen, type Day, dialog, enter, main } from './Day.ts';
import { fillInBooking } from './fillInBooking.ts';

export interface DayBooking {
  readonly reference: string;
  /** The path of the booking's page: `/booking/01J…`. */
  readonly path: string;
  readonly saved: () => Promise<SavedBooking>;
}

/** Creates a booking for the customer, with a booker and a biller. */
export async function createBooking(day: Day): Promise<DayBooking> {
  const { actor, title, subjects, server, token } = day;
  const { page } = actor;
  await enter(actor, 'Bookings');
  await actor.press(page.getByRole('link', { name: 'New booking' }));
  await fillInBooking(day, subjects);
  await actor.press(main(actor).getByRole('button', { name: 'Create booking' }));
  await expectScreen(page, title);
  const id = page.url().split('/').at(-1) ?? '';
  const manager = await token('manager');
  const saved = () => savedBooking(server.url, manager, id);
  expect(await saved()).toMatchObject({
    status: 'draft',
    title,
    customer: { name: subjects.customer.name },
    items: [],
  });
  await expect(page).toHaveTitle(/BK-\d+/);
  const reference = (await page.title()).match(/BK-\d+/)?.[0] ?? '';
  return { reference, path: `/booking/${id}`, saved };
}

/** Adds two seats of the class while the server dies before it answers. After the restart the booking has them once. */
export async function addSeatsThoughKilled(day: Day, booking: DayBooking): Promise<void> {
  const { actor } = day;
  const add = await fillInSeats(day);
  await killServerDuring(day, 'useCreatePublicItemMutation', () => actor.press(add));
  await expect(main(actor).getByRole('alert')).toContainText('There is no connection to the server.');
  await expect(unitPrice(actor)).toHaveValue(/^420/);
  await day.server.start();
  await actor.press(add);
  await expectTwoSeats(day, booking);
}

/** Adds two seats of the class to the booking. */
export async function addSeats(day: Day, booking: DayBooking): Promise<void> {
  await day.actor.press(await fillInSeats(day));
  await expectTwoSeats(day, booking);
}

const unitPrice = (actor: Day['actor']) => main(actor).getByRole('textbox', { name: /^Unit price/ });

/**
 * Fills in the form for two seats.
 *
 * @returns the button that adds them.
 */
async function fillInSeats(day: Day): Promise<Locator> {
  const { actor } = day;
  await actor.choose(main(actor).getByRole('button', { name: 'Add item' }), 'Seats on a public course');
  await expectScreen(actor.page, 'Add public course');
  await findClass(day);
  await actor.press(choiceOf(day));
  const seats = main(actor).getByRole('textbox', { name: /^Seats/ });
  await expect(seats).toBeFocused();
  await actor.type(seats, '2');
  await actor.type(unitPrice(actor), '420');
  await checkScreen(day);
  return main(actor).getByRole('button', { name: 'Add item' });
}

async function expectTwoSeats({ actor, subjects, title }: Day, { saved }: DayBooking): Promise<void> {
  await expectScreen(actor.page, title);
  await expect(main(actor).getByRole('article', { name: subjects.sold.title })).toContainText('2 seats × £420.00');
  expect((await saved()).items).toEqual([{ quantity: 2, status: 'draft' }]);
}

const choiceOf = ({ actor, subjects: { sold } }: Day) =>
  main(actor).getByRole('button', { name: `Choose ${sold.reference}` });

/** Goes forward month by month until the list shows the class. */
async function findClass(day: Day): Promise<void> {
  const { actor, subjects } = day;
  await actor.type(main(actor).getByRole('searchbox'), subjects.sold.reference);
  await expect(actor.page).toHaveURL(/\bq=/);
  const month = actor.page.getByText(monthOf(subjects.sold.startsAt), { exact: true }).first();
  for (let months = 0; !(await month.isVisible()) && months < 12; months += 1) {
    const before = actor.page.url();
    await actor.press(main(actor).getByRole('button', { name: 'Next month' }));
    await expect(actor.page).not.toHaveURL(before);
    const reached = new URL(actor.page.url()).searchParams.get('startDate') ?? '';
    await expect(actor.page.getByText(monthOf(reached), { exact: true }).first()).toBeVisible();
  }
  await expect(choiceOf(day)).toBeVisible();
}

/** Formats a month: "December 2026". */
const monthOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(instant));

/** Runs `act` while the server saves its mutation and dies before it answers. */
async function killServerDuring(day: Day, mutation: string, act: () => Promise<void>): Promise<void> {
  const { page } = day.actor;
  day.allowErrors(NO_SERVER);
  const killed = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(mutation)) return route.fallback();
    await route.fetch();
    await day.server.kill();
    await route.abort('connectionreset');
    killed.resolve();
  });
  await act();
  await killed.promise;
  await page.unroute('**/graphql');
}

/** Confirms the booking. The panel then shows its drafted invoice. */
export async function confirmBooking({ actor, withAxe }: Day, { saved }: DayBooking): Promise<void> {
  await actor.press(main(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(dialog(actor)).toContainText('New invoice');
  await checkScreen({ actor, withAxe });
  await actor.press(dialog(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(dialog(actor)).toHaveCount(0);
  const { invoices, ...booking } = await saved();
  expect(booking).toMatchObject({ status: 'confirmed', items: [{ quantity: 2, status: 'confirmed' }] });
  expect(invoices).toMatchObject([{ status: 'draft' }]);
  await expect(invoicesOf(actor)).toContainText(invoices[0]?.reference ?? 'an invoice');
}

const invoicesOf = (actor: Day['actor']) => actor.page.getByRole('region', { name: 'Invoices' });

/** Reads the drafted invoice in the panel. */
export async function readInvoices({ actor }: Day, { saved }: DayBooking): Promise<void> {
  const [invoice] = (await saved()).invoices;
  const link = invoicesOf(actor).getByRole('link', { name: invoice?.reference ?? 'an invoice' });
  await expect(link).toBeVisible();
  await expect(invoicesOf(actor)).toContainText('Draft');
}

/** Reads the invoice although the panel's code fails to load at first. The rest of the screen works, and another attempt recovers. */
export async function readBrokenInvoices(day: Day, booking: DayBooking): Promise<void> {
  const { actor, title } = day;
  const { page } = actor;
  day.allowErrors(/404|ERR_FAILED|ChunkLoadError|Loading chunk|RUNTIME-|Refused to execute script/);
  const { base } = remoteOf(await readRegistry(day.server.url), 'billing');
  await page.bringToFront();
  await page.route(`**${base}**`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.reload();
  await expectScreen(page, title);
  await expect(failurePanel(page)).toContainText('Invoices did not load');
  await expect(main(actor).getByRole('article', { name: day.subjects.sold.title })).toBeVisible();
  await checkScreen(day);
  await page.unroute(`**${base}**`);
  const notReloaded = await markDocument(page);
  await actor.press(failurePanel(page).getByRole('button', { name: 'Try again' }));
  await readInvoices(day, booking);
  await expect(failurePanel(page)).toHaveCount(0);
  await notReloaded();
}

/** Expects the booking to be unchanged after a reload, and to show its author and time. */
export async function expectBookingThere({ actor, title, subjects }: Day, { saved }: DayBooking): Promise<void> {
  const { page } = actor;
  await page.reload();
  await expectScreen(page, title);
  await expect(main(actor).locator('header').getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(main(actor).getByRole('article', { name: subjects.sold.title })).toContainText('2 seats × £420.00');
  const { invoices, items } = await saved();
  expect([items.length, invoices.length]).toEqual([1, 1]);
  await expect(invoicesOf(actor).getByRole('link', { name: invoices[0]?.reference ?? 'an invoice' })).toBeVisible();
  await actor.press(main(actor).getByRole('button', { name: /^(Created|Updated) \d/ }));
  const popup = page.getByRole('dialog', { name: 'Created and last updated' });
  await expect(popup.getByRole('definition').first()).toContainText('Priya Nair');
  await expect(popup.locator('time').first()).toHaveAttribute('datetime', /^20\d\d-/);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
}

/** Opens the class of the booking's item in a new tab. */
export async function openClass({ actor, subjects: { sold } }: Day): Promise<Day['actor']> {
  const opening = actor.page.context().waitForEvent('page');
  await actor.press(main(actor).getByRole('link', { name: new RegExp(sold.reference) }));
  const there = actor.on(await opening);
  await expect(there.page).toHaveURL(pathOf(sold.id, '/training-class'));
  await expectScreen(there.page, sold.title);
  return there;
}
