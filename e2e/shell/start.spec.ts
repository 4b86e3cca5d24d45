import type { Locator, Page } from 'playwright';
import { typeSignIn } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen, screenTitle } from '../src/screens.ts';

/** Holds back all scripts of the page. Returns the function that lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Adds up the layout shifts of the page from its start. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, '__shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, '__shifts', Reflect.get(window, '__shifts') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, '__shifts')));
}

const part = (page: Page, selector: string) => page.locator(`#skeleton ${selector}`);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('This part is not on the page.');
  return box;
}

const middleOf = async (locator: Locator) => {
  const { y, height } = await boxOf(locator);
  return y + height / 2;
};

for (const { name, width, height, scheme, folded } of [
  { name: 'a wide window', width: 1440, height: 900, scheme: 'light' },
  { name: 'a wide, dark window', width: 1440, height: 900, scheme: 'dark' },
  { name: 'a wide window with the sidebar folded', width: 1440, height: 900, scheme: 'light', folded: true },
  { name: 'a phone', width: 390, height: 844, scheme: 'dark' },
] as const) {
  test(`before any script has loaded, ${name} shows the frame, which stays where it is`, async ({
    page,
    context,
    signIn,
    baseURL,
    saveScreenshot,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    if (folded) await context.addCookies([{ name: 'console_sidebar', value: 'folded', url: baseURL ?? '' }]);
    const shifts = await watchShifts(page);
    const release = await holdScripts(page);
    const arrived = signIn('manager', '/booking?period=any');
    await expect(part(page, '.console')).toBeVisible();
    await expect(part(page, '.sign-in')).toBeHidden();
    await saveScreenshot(`start-console-${width}-${scheme}${folded ? '-folded' : ''}`);
    const served = {
      side: await boxOf(part(page, '.side')),
      sheet: await boxOf(part(page, '.sheet')),
      title: await boxOf(part(page, '.title')),
    };
    release();
    await arrived;
    await expectScreen(page, 'Bookings');
    await expect(page.locator('#skeleton')).toHaveCount(0);
    const sheet = await boxOf(page.getByRole('main'));
    expect(sheet).toEqual(served.sheet);
    expect((await boxOf(page.getByRole('navigation', { name: 'Main' }))).width).toBe(served.side.width);
    const title = await boxOf(screenTitle(page, 'Bookings'));
    expect(title.x).toBe(served.title.x);
    expect(title.y).toBeLessThanOrEqual(served.title.y);
    expect(title.y + title.height).toBeGreaterThanOrEqual(served.title.y + served.title.height);
    expect(await shifts()).toBeLessThanOrEqual(0.05);
  });
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`before any script has loaded, a visitor ${width} px wide sees the sign-in page, and then the console's frame`, async ({
    page,
    saveScreenshot,
  }) => {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    const release = await holdScripts(page);
    const arrived = page.goto('/login');
    await expect(part(page, '.sign-in')).toBeVisible();
    await expect(part(page, '.console')).toBeHidden();
    await saveScreenshot(`start-sign-in-${width}`);
    const served = await Promise.all((await part(page, '.welcome, #skeleton .box').all()).map(middleOf));
    release();
    await arrived;
    const shown = await Promise.all(
      [
        screenTitle(page, 'Welcome to the admin'),
        page.getByLabel('Email'),
        page.getByLabel('Password', { exact: true }),
        page.getByRole('button', { name: 'Log in' }),
      ].map(middleOf),
    );
    expect(Math.max(...shown.map((middle, index) => Math.abs(middle - (served[index] ?? 0))))).toBeLessThanOrEqual(4);
    expect(await shifts()).toBeLessThanOrEqual(0.05);
    await saveScreenshot(`start-signed-out-${width}`);
    await typeSignIn(page, 'manager');
    await expectScreen(page, 'Classes');
    await expect(page.locator('#skeleton')).toHaveCount(0);
  });
}

test('after ten seconds without scripts the page says that loading takes long', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  const still = part(page, '.still');
  const turnTo = (ms: number) =>
    still.evaluate((element, time) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, ms);
  await turnTo(9_999);
  await expect(still).toBeHidden();
  await turnTo(10_000);
  await expect(still).toBeVisible();
});
