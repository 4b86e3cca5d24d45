import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen, go } from '../src/screens.ts';

/** The left and top edges of all controls above the rows, by their names without their values. */
const places = (page: Page) =>
  page.locator('search').evaluate((filters) =>
    [...filters.querySelectorAll('button, label')].map((control) => {
      const { x, y } = control.getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    }),
  );

const changes = {
  '/training-class': [
    'period=month',
    'period=day',
    'period=custom&startDate=2026-11-03&endDate=2026-11-05',
    'classType=private',
    'startDate=2026-09-28',
    'status=confirmed&status=delivered',
  ],
  '/invoice': ['status=paid', 'type=credit_note', 'status=paid&status=draft&status=confirmed'],
  '/user': ['status=inactive', 'roles=ROLE_ADMIN'],
} as const;

for (const [path, values] of Object.entries(changes)) {
  test(`the filters of ${path} stay where they are when their values change`, async ({ page, signIn }) => {
    await signIn('admin', path);
    await expectScreen(page, /./);
    await settled(page);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(1);
    for (const value of values) {
      await go(page, `${path}?${value}`);
      await settled(page);
      await expect.poll(() => places(page), value).toEqual(before);
    }
  });
}

test('choosing any date moves no filter, and no day can be stepped to', async ({ page, signIn }) => {
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  const status = page.getByRole('button', { name: /^(Customer|Status|Account manager) \w/ });
  const at = () =>
    status.evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().x)));
  await settled(page);
  const before = await at();
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Any date' }).click();
  await expect(page).toHaveURL(/period=any/);
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await expect.poll(at).toEqual(before);
});
