import { expect } from 'playwright/test';
import { expectState } from '../classMoves.ts';
import { tab } from '../day/class.ts';
import { checkScreen, dialog, main } from '../day/Day.ts';
import { input } from '../palette.ts';
import { pathOf } from '../pathOf.ts';
import { expectScreen, notice } from '../screens.ts';
import type { Desk } from './Desk.ts';
import { download } from './download.ts';

const reason = 'The venue is flooded.';

/** Finds the other class by its reference, and cancels it with a reason. */
export async function cancelClass(desk: Desk): Promise<void> {
  const { actor, subjects } = desk;
  const { page } = actor;
  const { id, reference, title } = subjects.canceled;
  await actor.press(page.getByRole('button', { name: /^Search references or jump to/ }));
  await actor.pick(input(page), reference, reference);
  await expect(page).toHaveURL(pathOf(id, '/training-class'));
  await expectScreen(page, title);
  await checkScreen(desk);
  await actor.choose(main(actor).getByRole('button', { name: 'More actions' }), 'Cancel class');
  await expect(dialog(actor).getByRole('heading', { name: `Cancel ${reference}?` })).toBeVisible();
  await expect(dialog(actor)).toContainText(/This touches/);
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Reason/ }), reason);
  await checkScreen(desk);
  await actor.press(dialog(actor).getByRole('button', { name: 'Cancel class' }));
  await expect(notice(page, `${reference} is canceled.`)).toBeVisible();
  await expectState(page, 'Canceled');
}

/** Lists the people to call: their addresses are copied, and their file is downloaded. */
export async function listPeople(desk: Desk): Promise<void> {
  const { actor, subjects } = desk;
  const { page } = actor;
  const { addresses } = subjects.canceled;
  await actor.open(tab(actor, /^Seats/));
  const table = main(actor).getByRole('table', { name: 'Seats of the canceled class' });
  for (const address of addresses) await expect(table).toContainText(address);
  await checkScreen(desk);
  await actor.press(main(actor).getByRole('button', { name: 'Copy delegate addresses' }));
  await expect(notice(page, `${addresses.length} addresses copied.`)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('; ').sort()).toEqual([...addresses].sort());
  const file = await download(actor, main(actor).getByRole('button', { name: 'Download CSV' }));
  expect(file.type).toBe('text/csv');
  for (const address of addresses) expect(file.bytes.toString()).toContain(address);
}

/** Reads in the history who canceled the class and why. */
export async function readHistory(desk: Desk): Promise<void> {
  const { actor } = desk;
  await actor.press(main(actor).getByRole('button', { name: 'Show history' }));
  const entry = main(actor).getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(entry).toContainText('Priya Nair');
  await expect(entry).toContainText(`Reason: ${reason}`);
  await checkScreen(desk);
}
