import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expectAllCards } from '../src/classes.ts';
import { expect, test } from '../src/fixtures.ts';
import { literal } from '../src/literal.ts';
import { screenTitle } from '../src/screens.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const days = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test('CLS-01 staff see this week’s sessions by UTC day first, in every time zone', async ({ newVisitor, signIn }) => {
  const here = await newVisitor({ timezoneId: 'Europe/London' });
  const there = await newVisitor({ timezoneId: 'Pacific/Auckland' });
  await signIn('manager', '/', here);
  await signIn('manager', '/', there);
  for (const page of [here, there]) {
    await expect(page.getByText(/times in UTC/)).toBeVisible();
    await expectAllCards(page);
  }
  expect(await days(there).allInnerTexts()).toEqual(await days(here).allInnerTexts());
  expect(await cards(there).allInnerTexts()).toEqual(await cards(here).allInnerTexts());
});

test('CLS-01 a row has three cards, fewer on a narrow window', async ({ page, signIn }) => {
  await signIn('manager', '/training-class?period=month');
  const inFirstRow = async () => {
    await expect(cards(page).first()).toBeVisible();
    return page.evaluate(() => {
      const rows = [...document.querySelectorAll('main section')].map((day) => {
        const tops = [...day.querySelectorAll('article')].map((card) => card.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
      return Math.max(...rows);
    });
  };
  await expect.poll(inFirstRow).toBe(3);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect.poll(inFirstRow).toBe(2);
  await page.setViewportSize({ width: 400, height: 900 });
  await expect.poll(inFirstRow).toBe(1);
});

test('CLS-02 NAV-05 the URL keeps the filter; back, forward and reload give the same list', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/training-class');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Month' }).click();
  await expect(page).toHaveURL('/training-class?period=month');
  await page.getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Public' }).click();
  await expect(page).toHaveURL('/training-class?period=month&classType=public');
  await expect(activeFilters(page)).toContainText('Type:Public');
  await expect(cards(page).filter({ hasNotText: 'Public' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Confirmed' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=confirmed/);
  await expect(cards(page).filter({ hasNotText: 'Confirmed' })).toHaveCount(0);
  await expectAllCards(page);
  const confirmed = await cards(page).count();

  await page.reload();
  await expect(cards(page)).toHaveCount(confirmed);
  await page.goBack();
  await expect(page).toHaveURL('/training-class?period=month&classType=public');
  await page.goForward();
  await expect(cards(page)).toHaveCount(confirmed);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/training-class?period=month');
});

test('CLS-02 a custom range has a start and an end, and its end cannot be before its start', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/training-class?period=custom&startDate=2026-03-20&endDate=2026-03-02');
  await page.getByRole('button', { name: '20 Mar 2026' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('31/03/2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/training-class?period=custom&startDate=2026-03-20&endDate=2026-03-31');
});

test('CLS-02 searching for a trainer shows only their sessions', async ({ page, signIn }) => {
  await signIn('manager', '/training-class?period=month&view=table');
  // The first row is the header.
  const taught = page.getByRole('row').filter({ hasNotText: 'No trainer yet' });
  const trainer = await taught.nth(1).getByRole('cell').nth(6).textContent();
  const name = trainer?.replace(/^[A-Z]{2}/, '') ?? '';
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^Trainer ./ }).click();
  await page.getByRole('combobox', { name: 'Search trainer' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${literal(name)}`) }).click();
  await expect(activeFilters(page)).toContainText(name);
  await expect(page.getByRole('row').filter({ hasNotText: name })).toHaveCount(1);
});

test('CLS-03 NAV-17 a click anywhere on a card opens its class in the same tab, the middle mouse button in a new one', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('manager', '/training-class');
  const card = cards(page).nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  // The schedule opens at today. The browser draws an earlier card, and finds its link, in the first frame that shows it.
  await card.scrollIntoViewIfNeeded();
  await settled(page);
  const inTheMiddle = { position: { x: 200, y: 72 } };
  const opening = context.waitForEvent('page');
  await card.click({ ...inTheMiddle, button: 'middle' });
  const tab = await opening;
  await expect(screenTitle(tab, title)).toBeVisible();
  await tab.close();
  await card.click(inTheMiddle);
  await expect(page).toHaveURL(/\/training-class\/[0-9A-Z]{26}$/);
  await expect(screenTitle(page, title)).toBeVisible();
});

test('NAV-04 back from a class returns to the same place of the schedule', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expectAllCards(page);
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // The console saves the scroll position after the browser has drawn it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/training-class\/[0-9A-Z]{26}$/);
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('axe finds nothing on the schedule with an open filter', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  for (const picker of [/^Status/, /^More$/, /\d{4}$/]) {
    await page.getByRole('main').getByRole('button', { name: picker }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
