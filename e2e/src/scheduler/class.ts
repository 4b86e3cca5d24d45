import { expect } from 'playwright/test';
import { expectState } from '../classMoves.ts';
import { tab } from '../day/class.ts';
import { checkScreen, dialog, main } from '../day/Day.ts';
import { focused } from '../keyboard.ts';
import { literal } from '../literal.ts';
import { soon } from '../live.ts';
import { expectScreen, notice } from '../screens.ts';
import type { Desk } from './Desk.ts';
import { download } from './download.ts';

const people = ['Nadia Scheduled', 'Otto Scheduled', 'Priti Scheduled'] as const;

/**
 * The people as a customer sends them: each with other separators. Every day has its own addresses, because two days
 * may sell to the same customer, who already knows the people of the first.
 */
function listOf({ title }: Desk): string {
  const host = `${title.toLowerCase().replaceAll(' ', '-')}.example`;
  return people
    .map((name, index) => name.split(' ').join([';', ' ', ', '][index]))
    .map((name, index) => `${name}${[';', ' ', ', '][index]}${name.charAt(0).toLowerCase()}@${host}`)
    .join('\n');
}

/** Confirms the class, so that its attendance can be recorded. */
export async function confirmClass(desk: Desk): Promise<void> {
  const { actor } = desk;
  await actor.press(main(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(dialog(actor).getByRole('heading', { name: /^Confirm TC-\d+\?$/ })).toBeVisible();
  await checkScreen(desk);
  await actor.press(dialog(actor).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(notice(actor.page, /^TC-\d+ is confirmed\./)).toBeVisible();
  await expectState(actor.page, 'Confirmed');
}

/** Imports the delegates of the booking from a list. They are still there after a reload (CLS-10). */
export async function importDelegates(desk: Desk): Promise<void> {
  const { actor, title } = desk;
  const { page } = actor;
  const seats = main(actor).getByRole('table', { name: 'Seats of the class' });
  await actor.open(tab(actor, /^Seats/));
  await actor.press(main(actor).getByRole('button', { name: 'Import delegates' }));
  await page.evaluate((text) => navigator.clipboard.writeText(text), listOf(desk));
  await actor.paste(dialog(actor).getByRole('textbox', { name: /^Delegates/ }));
  await expect(dialog(actor)).toContainText('3 delegates for 3 empty seats');
  await checkScreen(desk);
  await actor.press(dialog(actor).getByRole('button', { name: 'Preview' }));
  await expect(dialog(actor)).toContainText('3 delegates for 3 empty seats, 3 new contacts.');
  await checkScreen(desk);
  await actor.press(dialog(actor).getByRole('button', { name: 'Import 3 delegates' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect.poll(() => focused(page), 'the focus once the dialog is closed').not.toBeNull();
  await expect(main(actor).getByText('3 delegates imported.')).toBeVisible(soon);
  for (const name of people) await expect(seats).toContainText(name.split(' ')[0] ?? name, soon);
  await page.reload();
  await expectScreen(page, title);
  for (const name of people) await expect(seats).toContainText(name.split(' ')[0] ?? name);
  await checkScreen(desk);
}

/** Prints the register: its file is a PDF. */
export async function printRegister(desk: Desk): Promise<void> {
  const { actor } = desk;
  await actor.open(tab(actor, /^Attendance/));
  const register = await download(actor, main(actor).getByRole('button', { name: 'Download register' }));
  expect(register.type).toBe('application/pdf');
  expect(register.name).toMatch(/\.pdf$/);
  expect(register.bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

/** Records the attendance of today. Tomorrow's cannot be recorded yet (CLS-08). */
export async function recordAttendance(desk: Desk): Promise<void> {
  const { actor, title } = desk;
  const { page } = actor;
  const cell = (name: string, day: number) =>
    main(actor).getByRole('gridcell', { name: new RegExp(`^${literal(name)}, day ${day}: `) });
  const [first, second, third] = people;
  await expect(cell(first, 2)).toHaveAccessibleDescription(/^Attendance can be marked from .* on\./);
  await actor.mark(cell(first, 1), 'Full');
  await actor.mark(cell(second, 1), 'Partial');
  await expect(cell(first, 1)).toHaveAccessibleName(`${first}, day 1: full`);
  await expect(cell(second, 1)).toHaveAccessibleName(`${second}, day 1: partial`);
  await expect(notice(page, 'Saved successfully.').last()).toBeVisible();
  await checkScreen(desk);
  await page.reload();
  await expectScreen(page, title);
  await expect(cell(first, 1)).toHaveAccessibleName(`${first}, day 1: full`);
  await expect(cell(second, 1)).toHaveAccessibleName(`${second}, day 1: partial`);
  await expect(cell(third, 1)).toHaveAccessibleName(`${third}, day 1: none`);
}
