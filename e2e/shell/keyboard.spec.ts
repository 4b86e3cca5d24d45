import { accounts, password } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { press } from '../src/keyboard.ts';
import { expectScreen, screenTitle } from '../src/screens.ts';

test('keyboard only: sign in, skip to the screen, open a booking, go back, sign out', async ({ page }) => {
  await page.goto('/booking?period=any');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(accounts.manager);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Bookings');

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('BK-10482');
  await expect(page.getByRole('main').getByRole('link', { name: /^BK-/ })).toHaveText(['BK-10482']);
  await press(page, /^BK-10482$/);
  await expect(page).toHaveURL(/\/booking\/[0-9A-Z]{26}$/);
  await expect(screenTitle(page, /./)).toBeFocused();

  // Does the same as Alt and the left arrow key, which a headless browser does not handle.
  await page.goBack();
  await expectScreen(page, 'Bookings');
  await press(page, /Account of Priya Nair/);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the first Tab offers to skip the sidebar', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the screen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/training-class(#main)?$/);
});

test('after a navigation the title of the new screen has the focus', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(screenTitle(page, 'Bookings')).toBeFocused();
});
