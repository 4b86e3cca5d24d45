import { typeSignIn } from '../src/accounts.ts';
import { expectAllCards } from '../src/classes.ts';
import { expect, test } from '../src/fixtures.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen, failOperations, failurePanel, screenTitle } from '../src/screens.ts';

test('after sign-in the focus is on the title of the first screen', async ({ page }) => {
  await page.goto('/login');
  await typeSignIn(page, 'manager');
  await expectScreen(page, 'Classes');
  await expect(screenTitle(page, 'Classes')).toBeFocused();
});

test('after Try again the focus is on the title of the screen', async ({ page, signIn, allowErrors }) => {
  allowErrors(/500/, /BookingListPageQuery/);
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const recover = await failOperations(page, 'BookingListPageQuery');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(failurePanel(page)).toBeVisible();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Bookings');
  await expect(screenTitle(page, 'Bookings')).toBeFocused();
});

test('Back focuses the link that led away, of several to the same class, and no sticky heading covers it', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/training-class?period=month');
  await expectScreen(page, 'Classes');
  await expectAllCards(page);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const twin = paths.findIndex((path, index) => paths.indexOf(path) < index);
  expect(twin, 'a second card of a class').toBeGreaterThan(0);
  await links.nth(twin).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths[twin] ?? '');
  await page.getByRole('tab').first().waitFor();
  await page.goBack();
  await expectScreen(page, 'Classes');
  await expect(links.nth(twin)).toBeFocused();
  const covered = () =>
    links.nth(twin).evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + 4, top + 4));
    });
  await expect.poll(covered).toBe(false);
});

test('Ctrl+S checks a new form while the focus is still on the title', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await page.goto('/booking/create');
  await expectScreen(page, 'New booking');
  await expect(page.getByRole('button', { name: 'Create booking' })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/is required/).first()).toBeVisible();
});

test('the region of a page is no tab stop', async ({ page, server, token, signIn }) => {
  const draft = await newDraft(server.url, await token('manager'), 'One stop less');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'One stop less');
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-scroll-area'))).toBeNull();
  }
});
