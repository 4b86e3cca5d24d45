import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { newDraft } from '../src/sales.ts';
import { expectScreen } from '../src/screens.ts';

/** Reads the first answer to a query at once, but passes it to the page only when `letGo` is called. */
async function holdFirst(page: Page, operation: string): Promise<{ read: Promise<void>; letGo: () => void }> {
  const read = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let first = true;
  await page.route('**/graphql', async (route) => {
    if (!first || !route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    first = false;
    const response = await route.fetch();
    read.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  return { read: read.promise, letGo: held.resolve };
}

test('a list that was preloaded before a deletion and answers late does not show the deleted booking', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const draft = await newDraft(server.url, await token('manager'), 'Gone before the list came');
  await signIn('manager', pathOf(draft.id, '/booking'));
  await expectScreen(page, /Gone before the list came/);
  const list = await holdFirst(page, 'BookingListPageQuery');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).hover();
  await list.read;

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete booking' }).click();
  await expect(page.getByText(`${draft.reference} is deleted.`)).toBeVisible();
  list.letGo();
  await expectScreen(page, 'Bookings');
  await expect(page.getByRole('table').getByRole('link', { name: /^BK-/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: draft.reference })).toHaveCount(0);
});
