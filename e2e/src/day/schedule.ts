import { expect } from 'playwright/test';
import { accounts, password } from '../accounts.ts';
import { expectScreen } from '../screens.ts';
import { checkScreen, type Day, main } from './Day.ts';

/** Signs in and opens the classes of this week. */
export async function signIn({ actor, withAxe }: Pick<Day, 'actor' | 'withAxe'>): Promise<void> {
  const { page } = actor;
  await page.goto('/');
  await actor.type(page.getByLabel('Email'), accounts.manager);
  await actor.type(page.getByLabel('Password', { exact: true }), password);
  await checkScreen({ actor, withAxe });
  await actor.press(page.getByRole('button', { name: 'Log in' }));
  await expectScreen(page, 'Classes');
}

/** Filters the week by a brand, opens a class far down the page, and returns to the same place of the same list. */
export async function lookAtThisWeek({ actor, withAxe, subjects: { brand, ofBrand } }: Day): Promise<void> {
  const { page } = actor;
  const cards = main(actor).getByRole('article');
  await actor.press(main(actor).getByRole('button', { name: 'More', exact: true }));
  await actor.filter(main(actor).getByRole('button', { name: /^Brand/ }), brand);
  await expect(cards).toHaveCount(ofBrand.length);
  await expect(cards.getByRole('heading')).toHaveText(ofBrand.map(({ trainingClass }) => trainingClass.title));
  await checkScreen({ actor, withAxe });
  await expect(page).toHaveURL(/\bbrand=/);
  const filtered = page.url();
  const card = cards.last().getByRole('link').first();
  await actor.reach(card);
  const area = main(actor).locator('[data-scroll-area="page"]');
  const place = () => area.evaluate(({ scrollTop }) => scrollTop);
  const before = await place();
  // The console saves the scroll position after the browser has drawn it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await actor.press(card);
  await expect(page).toHaveURL(/\/training-class\/[0-9A-Z]{26}$/);
  await expectScreen(page, ofBrand.at(-1)?.trainingClass.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(cards).toHaveCount(ofBrand.length);
  await expect.poll(place).toBe(before);
}
