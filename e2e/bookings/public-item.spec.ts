import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import {
  bookingPath,
  type ClassOnSale,
  choiceOf,
  classesOnSale,
  itemsOf,
  newDraft,
  sell,
  sellingPath,
  typeSale,
} from '../src/sales.ts';
import { box, expectScreen, watchOperation } from '../src/screens.ts';

/** A class that no other test of this file uses. */
async function ownClass(url: string, token: string, index: number): Promise<ClassOnSale> {
  const found = (await classesOnSale(url, token, 4))[index];
  if (!found) throw new Error('The demo data has too few classes on sale.');
  return found;
}

test('BKG-05 seats on a public class are added to a booking, and its page shows them', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Seats for the journey');
  const chosen = await ownClass(server.url, manager, 0);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Seats for the journey');
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('menuitem', { name: 'Seats on a public course' }).click();
  await expectScreen(page, 'Add public course');
  await expect(page.getByRole('button', { name: /^Period Month/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(page.getByRole('main')).toContainText(`${draft.reference} Seats for the journey`);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: draft.reference }),
  ).toHaveAttribute('href', bookingPath(draft));
  await expect(page.getByText('Private', { exact: true }).first()).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Type' }).getByText('Public', { exact: true }).click();
  await expect(page).toHaveURL(/classType=public/);

  await page.goto(`${sellingPath(draft, chosen)}&classType=public`);
  await expectScreen(page, 'Add public course');
  await typeSale(page, chosen, '2', '495');
  await expect(page.getByText('£1,188.00')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Add item' }).click();
  // A notice stays open while the pointer is on it.
  await page
    .getByRole('status')
    .filter({ hasText: `2 seats of ${chosen.reference} are reserved.` })
    .hover();
  await expect(page).toHaveURL(bookingPath(draft));
  const item = page.getByRole('article', { name: chosen.title });
  await expect(item).toContainText('2 seats × £495.00');
  await expect(item).toContainText('20% · £198.00');
  const [saved] = await itemsOf(server.url, manager, draft.id);
  expect(saved).toMatchObject({ quantity: 2, class: { seatsFreeCount: chosen.seatsFreeCount - 2 } });

  await page.getByRole('link', { name: 'Add another item' }).click();
  await expectScreen(page, 'Add public course');
});

test('BKG-04 an item is edited and deleted by keyboard alone', async ({ page, signIn, server, token }) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'By the keyboard');
  const sold = await ownClass(server.url, manager, 1);
  await sell(server.url, manager, draft.id, sold.id, 2);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'By the keyboard');
  const menu = page.getByRole('button', { name: `Actions of ${sold.title}` });
  const pencil = page.getByRole('button', { name: `Edit ${sold.title}` });
  await pencil.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Edit ${sold.title}` })).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('textbox', { name: /^Seats/ }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: sold.title })).toContainText('3 seats × £100.00');
  await expect(pencil).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(`3 seats of ${sold.reference} are free again at once.`);
  await expectNoAxeFindings(page);
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No items.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await itemsOf(server.url, manager, draft.id)).toEqual([]);
  const again = (await classesOnSale(server.url, manager, 0)).find(({ id }) => id === sold.id);
  expect(again?.seatsFreeCount).toBe(sold.seatsFreeCount);
});

test('on a phone the form is between the bookable classes and the others, and choosing a class scrolls to it', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'On the way');
  const wanted = await ownClass(server.url, manager, 3);
  const boxOf = async (name: string) => await page.getByRole('region', { name }).boundingBox();
  const top = async (name: string) => (await boxOf(name))?.y ?? Number.NaN;
  const left = async (name: string) => (await boxOf(name))?.x ?? Number.NaN;
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  // On a wide window the two lists are one below the other, with the form beside them.
  // The form stays in sight while the lists move.
  await expect.poll(async () => (await left('Seats')) - (await left('Classes to book'))).toBeGreaterThan(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await top('Seats')) > (await top('Classes to book'))).toBe(true);
  await expect.poll(async () => (await top('Other classes')) > (await top('Seats'))).toBe(true);
  await choiceOf(page, wanted).click();
  await expect(box(page, /^Seats/)).toBeFocused();
  await expect(box(page, /^Seats/)).toBeInViewport();
  await expect(page.getByText(`${wanted.title} · ${wanted.reference}`)).toBeInViewport();
});

test('when colleagues took the last seats, the form gives the reason and keeps the typed price, and the list shows that no seats are left', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/no seats left/);
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Too late');
  const other = await newDraft(server.url, manager, 'Quicker');
  const wanted = await ownClass(server.url, manager, 2);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  await sell(server.url, manager, other.id, wanted.id, wanted.seatsFreeCount);
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'There are no seats left on this class.' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`${wanted.reference}$`) })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Other classes' })).toContainText(wanted.reference);
  await expect(box(page, /^Unit price/)).toHaveValue('495.00');
  expect(await itemsOf(server.url, manager, draft.id)).toEqual([]);
});

test('a double click adds one item', async ({ page, signIn, server, token }) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Pressed twice');
  const wanted = await ownClass(server.url, manager, 3);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '1', '100');
  const sent = watchOperation(page, 'useCreatePublicItemMutation');
  await page.getByRole('button', { name: 'Add item' }).dblclick();
  await expect(page).toHaveURL(bookingPath(draft));
  expect(sent).toHaveLength(1);
  expect(await itemsOf(server.url, manager, draft.id)).toHaveLength(1);
});
