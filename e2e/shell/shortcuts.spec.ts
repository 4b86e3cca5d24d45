import { expect, test } from '../src/fixtures.ts';
import { openPalette, palette, sheet } from '../src/palette.ts';
import { expectScreen } from '../src/screens.ts';

test('every shortcut in the list works', async ({ page, signIn }) => {
  await signIn('admin', '/training-class');
  await expectScreen(page, 'Classes');
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  const groups = await sheet(page)
    .getByRole('heading', { level: 3, name: /Go to|Begin/ })
    .locator('..')
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        words: row.querySelector('dt')?.textContent ?? '',
        keys: [...row.querySelectorAll('kbd')].map((key) => key.textContent ?? ''),
      })),
    );
  expect(groups.length).toBeGreaterThanOrEqual(10);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  for (const { words, keys } of groups) {
    for (const key of keys) await page.keyboard.press(key);
    await expectScreen(page, words);
  }
  await page.goto('/booking?period=any');
  await expectScreen(page, 'Bookings');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // In a field these keys are text and not shortcuts.
  await page.keyboard.type('gc?');
  await expect(page.getByRole('searchbox')).toHaveValue('gc?');
  await expect(page).toHaveURL(/\/booking/);
});

test('single-letter shortcuts can be switched off and on again, in every tab', async ({ page, context, signIn }) => {
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  const other = await context.newPage();
  await other.goto('/invoice');
  await expectScreen(other, 'Invoices');

  await page.keyboard.press('?');
  await sheet(page).getByRole('switch').uncheck();
  await expect(sheet(page)).not.toContainText('Go to');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.keyboard.type('gc?');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/booking/);
  await other.bringToFront();
  await other.keyboard.type('gc?');
  await expect(other).toHaveURL(/\/invoice/);
  await openPalette(other);
  await other.keyboard.type('shortcuts');
  await other.keyboard.press('Enter');
  await sheet(other).getByRole('switch').check();
  await other.keyboard.press('Escape');
  await expect(sheet(other)).toHaveCount(0);
  await other.keyboard.type('gc');
  await expectScreen(other, 'Classes');
});

test('on a keyboard without Latin letters the shortcuts use the same keys', async ({ page, signIn }) => {
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  const press = (init: { key: string; code: string; ctrlKey: boolean }) =>
    page.evaluate((pressed) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...pressed });
      document.activeElement?.dispatchEvent(event);
    }, init);
  await press({ key: 'п', code: 'KeyG', ctrlKey: false });
  await press({ key: 'с', code: 'KeyC', ctrlKey: false });
  await expectScreen(page, 'Classes');
  await press({ key: 'л', code: 'KeyK', ctrlKey: true });
  await expect(palette(page)).toBeVisible();
});
