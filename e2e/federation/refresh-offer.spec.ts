import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@console/releases';
import type { Page } from 'playwright';
import { expect, test } from '../src/ownReleases.ts';
import { readRegistry } from '../src/registry.ts';
import { expectScreen, markDocument } from '../src/screens.ts';

/** The shell's release in this tab, from its page. */
const shellOf = (page: Page) => page.locator('meta[name="edition"]').getAttribute('content');

/** Returns to the tab, and waits until it has checked the live releases. */
async function comeBack(page: Page): Promise<void> {
  const registryRead = page.waitForResponse('**/registry.json', { timeout: 30_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await registryRead).finished();
}

test('FED-07 a tab stays on its shell after a release, offers the new one until the person says Later, and keeps text and place when they accept', async ({
  page,
  signIn,
  server,
  releases,
}) => {
  const editions: string[] = [];
  /** Releases the same shell as another edition: equal scripts, with another page and another address. */
  async function releaseShell(edition: string): Promise<void> {
    const { shell } = await readRegistry(server.url);
    const dist = mkdtempSync(join(tmpdir(), 'console-shell-'));
    editions.push(dist);
    cpSync(join(releases, (shell?.base ?? '').replace(/^\/releases\//, '')), dist, { recursive: true });
    const index = join(dist, 'index.html');
    const html = readFileSync(index, 'utf8').replace(/ *<meta name="edition".*\n/, '');
    writeFileSync(index, html.replace('<title>', `<meta name="edition" content="${edition}" />\n    <title>`));
    await release({ releases, builds: [dist] });
  }

  await releaseShell('first');
  const { shell: first } = await readRegistry(server.url);
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  expect(await shellOf(page)).toBe('first');
  const notReloaded = await markDocument(page);
  const offer = page.getByRole('status').filter({ hasText: 'A newer version of the console is ready.' });

  await releaseShell('second');
  expect((await readRegistry(server.url)).shell?.base).not.toBe(first?.base);
  await comeBack(page);
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toHaveCount(0);
  await comeBack(page);
  await expect(offer).toHaveCount(0);

  // The old shell in this tab still loads a remote for the first time.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Invoices' }).click();
  await expectScreen(page, 'Invoices');
  await page.goBack();
  await expectScreen(page, 'Bookings');

  await releaseShell('third');
  await comeBack(page);
  await expect(offer).toBeVisible();
  await notReloaded();
  const area = page.getByRole('main').locator('[data-scroll-area]').first();
  await area.evaluate((element) => element.scrollTo({ top: 700 }));
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(700);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => shellOf(page)).toBe('third');
  await expectScreen(page, 'Bookings');
  await expect(page).toHaveURL('/booking?period=any');
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(700);
  await expect(offer).toHaveCount(0);

  for (const dist of editions) rmSync(dist, { recursive: true, force: true });
});
