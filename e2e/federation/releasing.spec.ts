import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { release, rollback } from '@console/releases';
import type { Page } from 'playwright';
import { expect, test } from '../src/ownReleases.ts';
import { readRegistry, remoteOf } from '../src/registry.ts';
import { buildRemote, copyRemoteWithOlder } from '../src/remoteFolder.ts';
import { expectScreen, markDocument } from '../src/screens.ts';

const LIST = 'src/booking-list/BookingListPage.tsx';
const NEW_TITLE = 'Booking desk';

/** Builds the bookings remote with another title for its list. */
async function buildRenamedBookings(): Promise<string> {
  const dir = copyRemoteWithOlder('bookings', []);
  const text = readFileSync(join(dir, LIST), 'utf8');
  const renamed = text.replace('title="Bookings"', `title="${NEW_TITLE}"`);
  expect(renamed).not.toBe(text);
  writeFileSync(join(dir, LIST), renamed);
  return buildRemote(dir);
}

/** Returns to the tab and expects the offer of a new release. */
async function expectOffer(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('status').filter({ hasText: 'A newer version of Bookings is ready.' })).toBeVisible({
    timeout: 40_000,
  });
}

test('FED-02 FED-03 FED-07 a remote is released and rolled back alone; a tab on the old release keeps working, is offered the new one, and loses no typed text', async ({
  page,
  signIn,
  server,
  releases,
  newVisitor,
}) => {
  const dist = await buildRenamedBookings();
  const before = await readRegistry(server.url);
  const old = remoteOf(before, 'bookings');
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const notReloaded = await markDocument(page);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) scripts.push(new URL(response.url()).pathname);
  });

  await release({ releases, builds: [dist] });
  rmSync(dirname(dirname(dist)), { recursive: true, force: true });
  const after = await readRegistry(server.url);
  expect(after.shell).toEqual(before.shell);
  expect(remoteOf(after, 'bookings').base).not.toBe(old.base);
  expect(after.remotes.filter(({ name }) => name !== 'bookings')).toEqual(
    before.remotes.filter(({ name }) => name !== 'bookings'),
  );

  // A screen that this tab had not loaded comes from the tab's own release.
  await page.getByRole('main').getByRole('link', { name: /^BK-/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  const detail = (old.pages['bookings.detail']?.files ?? []).map((file) => `${old.base}${file}`);
  expect(scripts).toEqual(expect.arrayContaining(detail.slice(-1)));
  expect(scripts.filter((path) => path.startsWith(remoteOf(after, 'bookings').base))).toEqual([]);
  await page.goBack();
  await expectScreen(page, 'Bookings');

  // A new visitor gets the new release. The open tab only gets an offer.
  const visitor = await newVisitor();
  await signIn('manager', '/booking', visitor);
  await expectScreen(visitor, NEW_TITLE);
  await expectOffer(page);
  await expectScreen(page, 'Bookings');
  await notReloaded();
  await page.getByRole('searchbox').fill('leadership');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectScreen(page, NEW_TITLE);
  await expect(page.getByRole('searchbox')).toHaveValue('leadership');

  await rollback({ releases, name: 'bookings' });
  await expect.poll(async () => remoteOf(await readRegistry(server.url), 'bookings').base).toBe(old.base);
  expect(await readRegistry(server.url)).toEqual(before);
  await expectScreen(page, NEW_TITLE);
  await expectOffer(page);
  await visitor.reload();
  await expectScreen(visitor, 'Bookings');
});
