import { expect } from 'playwright/test';
import type { Actor } from '../Actor.ts';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { fillInBooking } from '../day/fillInBooking.ts';
import { savedBooking } from '../newBooking.ts';
import { expectScreen, notice } from '../screens.ts';
import type { Desk } from './Desk.ts';

/** Schedules the course for everybody: day 1 is today, and day 2 follows (CLS-15). */
export async function createSchedule({ actor, withAxe, title, subjects: { trainer, brand } }: Desk): Promise<void> {
  const { page } = actor;
  const field = (name: RegExp) => main(actor).getByRole('combobox', { name });
  await enter(actor, 'Public schedules');
  await expectScreen(page, 'Public schedules');
  await checkScreen({ actor, withAxe });
  await actor.press(main(actor).getByRole('link', { name: 'New public schedule' }));
  await expectScreen(page, 'New public schedule');
  await actor.pick(field(/^Course/), title, title);
  await expect(main(actor).getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
  const days = main(actor).getByRole('group', { name: /^Day \d+$/ });
  await expect(days).toHaveCount(2);
  await actor.pick(field(/^Trainer/), trainer, trainer);
  await actor.pick(field(/^Brand/), brand, brand);
  await actor.type(main(actor).getByRole('textbox', { name: /^Places/ }), '6');
  await actor.select(field(/^Delivery format/), 'Virtual');
  await actor.select(field(/^Delivery platform/), 'Zoom');
  await actor.type(days.first().getByRole('combobox', { name: /^Date/ }), new Date().toISOString().slice(0, 10));
  await actor.page.keyboard.press('Tab');
  await expect(days.last().getByRole('combobox', { name: /^Date/ })).not.toHaveValue('');
  await checkScreen({ actor, withAxe });
  await actor.press(main(actor).getByRole('button', { name: 'Create public schedule' }));
  await expect(notice(page, 'Public Schedule saved successfully.')).toBeVisible();
  await expectScreen(page, title);
  await expect(main(actor).getByText('No bookings yet.')).toBeVisible();
  await expect(main(actor).getByRole('link', { name: trainer })).toBeVisible();
  await checkScreen({ actor, withAxe });
}

/** Sells three seats of the schedule to a new booking, and confirms the booking. */
export async function sellSeats(desk: Desk): Promise<void> {
  const { actor, title, subjects, server, token } = desk;
  const { page } = actor;
  await actor.press(main(actor).getByRole('button', { name: 'Sell seats' }));
  await expect(dialog(actor).getByRole('heading', { name: 'Sell seats' })).toBeVisible();
  await checkScreen(desk);
  await actor.press(dialog(actor).getByRole('link', { name: 'New booking' }));
  await fillInBooking(desk, subjects);
  await actor.type(main(actor).getByRole('textbox', { name: /^Seats/ }), '3');
  await actor.type(main(actor).getByRole('textbox', { name: /^Unit price/ }), '495');
  await checkScreen(desk);
  await actor.press(main(actor).getByRole('button', { name: 'Create booking' }));
  await expectScreen(page, title);
  await expect(main(actor).getByRole('article', { name: title })).toContainText('3 seats × £495.00');
  await actor.press(main(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(dialog(actor)).toContainText('New invoice');
  await actor.press(dialog(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(dialog(actor)).toHaveCount(0);
  const id = page.url().split('/').at(-1) ?? '';
  expect(await savedBooking(server.url, await token('manager'), id)).toMatchObject({
    status: 'confirmed',
    items: [{ quantity: 3, status: 'confirmed' }],
  });
}

/**
 * Opens the schedule from the booking, and its class in a new tab.
 *
 * @returns the same person in that tab.
 */
export async function openClassOfSchedule({ actor, title }: Desk): Promise<Actor> {
  const { page } = actor;
  await actor.press(main(actor).getByRole('link', { name: 'view public schedule' }));
  await expect(page).toHaveURL(/\/public-schedule\/[0-9A-Z]{26}$/);
  await expectScreen(page, title);
  await expect(main(actor).getByLabel('3 of 6 seats reserved')).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await actor.press(main(actor).getByRole('region', { name: 'Public schedule' }).getByRole('link', { name: /^TC-/ }));
  const there = actor.on(await opening);
  await expect(there.page).toHaveURL(/\/training-class\/[0-9A-Z]{26}$/);
  await expectScreen(there.page, title);
  return there;
}
