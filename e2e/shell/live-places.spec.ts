import { expect, test } from '../src/fixtures.ts';
import { remove, rename, rowOf, soon } from '../src/live.ts';
import { bookingPath, newDraft } from '../src/sales.ts';

for (const focused of [true, false]) {
  const where = focused ? 'in the list' : 'elsewhere';
  test(`a refresh moves neither focus nor selection nor scroll, with the focus ${where}`, async ({
    page,
    signIn,
    server,
    token,
  }) => {
    const admin = await token('admin');
    const drafts = [];
    for (const title of ['Stays put 1', 'Stays put 2', 'Stays put 3'])
      drafts.push(await newDraft(server.url, admin, title));
    const [third, second, first] = drafts;
    if (!first || !second || !third) throw new Error('Nothing was drafted.');
    await signIn('manager', '/booking?period=any');
    const area = page.getByRole('main').locator('[data-scroll-area="table"]');
    await expect(rowOf(page, third.reference)).toBeVisible();
    for (const { reference } of [first, second])
      await page.getByRole('checkbox', { name: `Select ${reference}` }).check();
    await area.evaluate((element) => element.scrollTo({ top: 400 }));
    const far = area.getByRole('link', { name: /^BK-/ }).nth(20);
    const name = (await far.textContent()) ?? '';
    const held = area.getByRole('link', { name, exact: true });
    if (focused) await held.focus();
    const top = async () => Math.round((await held.boundingBox())?.y ?? Number.NaN);
    const before = await top();

    const newest = await newDraft(server.url, admin, 'Came meanwhile');
    await rename(server.url, admin, second, 'Renamed meanwhile');
    await remove(server.url, admin, third);
    await expect(rowOf(page, newest.reference)).toHaveCount(1, soon);
    await expect(rowOf(page, second.reference)).toContainText('Renamed meanwhile', soon);
    await expect(rowOf(page, third.reference)).toHaveCount(0, soon);
    if (focused) await expect(held).toBeFocused();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    for (const { reference } of [first, second])
      await expect(page.getByRole('checkbox', { name: `Select ${reference}` })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: `Select ${newest.reference}` })).not.toBeChecked();
  });
}

test('the focus moves to the next row when a colleague deletes the focused one', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const admin = await token('admin');
  const below = await newDraft(server.url, admin, 'Below it');
  const gone = await newDraft(server.url, admin, 'Gone in a moment');
  await signIn('manager', '/booking?period=any');
  await page.getByRole('link', { name: gone.reference, exact: true }).focus();
  await remove(server.url, admin, gone);
  await expect(page.getByRole('link', { name: gone.reference, exact: true })).toHaveCount(0, soon);
  await expect(page.getByRole('link', { name: below.reference, exact: true })).toBeFocused();
});

test('when a colleague deletes the record of the screen, the title shows that it is gone and has the focus', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const admin = await token('admin');
  const draft = await newDraft(server.url, admin, 'Deleted under a note');
  await signIn('manager', bookingPath(draft));
  await page.getByRole('textbox', { name: /^Note/ }).focus();
  await remove(server.url, admin, draft);
  await expect(page.getByRole('heading', { name: 'There is no such booking' })).toBeFocused(soon);
});

test('a list does not update while an overlay is open, and updates once it is closed', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
}) => {
  const admin = await token('admin');
  const draft = await newDraft(server.url, admin, 'Before it was opened');
  const beside = await newVisitor();
  for (const [account, tab] of [
    ['manager', page],
    ['admin', beside],
  ] as const) {
    await signIn(account, '/booking?period=any', tab);
    await expect(rowOf(tab, draft.reference)).toBeVisible();
  }
  await page.getByRole('button', { name: /^Status Any/ }).click();
  await expect(page.getByRole('option', { name: 'Draft' })).toBeVisible();
  const newest = await newDraft(server.url, admin, 'Came behind it');
  await expect(rowOf(beside, newest.reference)).toHaveCount(1, soon);
  await expect(rowOf(page, newest.reference)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, newest.reference)).toHaveCount(1, soon);
});
