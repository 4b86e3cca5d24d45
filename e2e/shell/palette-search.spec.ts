import { ask, nodes } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { found, openPalette, palette, readSamples } from '../src/palette.ts';
import { expectScreen, failOperations, watchOperation } from '../src/screens.ts';

test('NAV-16 the search finds records of all seven kinds by reference and by title, with their label, 500 ms after the last key', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const samples = await readSamples(server.url, await token('manager'));
  const asked = watchOperation(page, 'useReferenceSearchQuery');
  await page.clock.install();
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await openPalette(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const { label, reference, title } of samples) {
    asked.length = 0;
    await page.keyboard.press('Control+a');
    await page.keyboard.type(reference);
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    const first = found(page).first();
    await expect(first).toContainText(reference);
    expect(asked).toEqual([{ reference }]);
    await expect(first).toHaveText(new RegExp(`^${label}\\s*${reference}\\s*`));
    await expect(first).toContainText(title);
  }
  for (const { label, title } of samples) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(title);
    await page.clock.runFor(500);
    await expect(found(page).filter({ hasText: title }).first()).toBeVisible();
    // More than twenty records may share a title. The palette then shows only some of them, perhaps without this one.
    if ((await found(page).count()) < 20)
      await expect(found(page).filter({ hasText: title }).filter({ hasText: label }).first()).toBeVisible();
  }
});

test('NAV-16 the search finds a change request by the beginning of its reference, and a class by its place', async ({
  page,
  signIn,
  server,
  token,
}) => {
  type Placed = { title: string; deliveryAddress: { city: string | null } | null };
  type Answer = { trainingClasses: { edges: { node: Placed }[] } };
  const { trainingClasses } = await ask<Answer>(
    server.url,
    await token('manager'),
    '{ trainingClasses(first: 50) { edges { node { title deliveryAddress { city } } } } }',
  );
  const placed = nodes(trainingClasses).find(({ deliveryAddress }) => deliveryAddress?.city);
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await openPalette(page);
  await page.keyboard.type('CR-1');
  await expect(found(page).first()).toHaveText(/^Change Request\s*CR-1/i);
  await page.keyboard.press('Control+a');
  // Customers may be called after the place. No record but a class has both.
  await page.keyboard.type(`${placed?.title} ${placed?.deliveryAddress?.city}`);
  await expect(
    found(page)
      .filter({ hasText: /^Class\s*TC-/ })
      .first(),
  ).toBeVisible();
});

test('NAV-16 seven keys open a booking, even before the code of the palette has loaded', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [booking] = await readSamples(server.url, await token('manager'));
  if (!booking) throw new Error('There is no booking.');
  const digits = booking.reference.replace('BK-', '');
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const keys = ['Control+k', ...digits, 'Enter'];
  expect(keys.length).toBeLessThanOrEqual(7);
  for (const key of keys) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/booking\/[0-9A-Z]{26}$/);
  await expectScreen(page, booking.title);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(booking.reference);
  await expect(palette(page)).toHaveCount(0);
});

test('a result that only starts with the text needs a second Enter', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await openPalette(page);
  await page.keyboard.type('BK-1');
  await page.keyboard.press('Enter');
  await expect(found(page).first()).toBeVisible();
  await expect(found(page).nth(1)).toContainText('BK-1');
  await expect(page).toHaveURL('/training-class');
  const reference = (await found(page).first().textContent())?.match(/BK-\d+/)?.[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(reference);
});

test('an early Enter waits for the answer; further typing cancels it, and an old answer opens nothing', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [booking] = await readSamples(server.url, await token('manager'));
  if (!booking) throw new Error('There is no booking.');
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const held = Promise.withResolvers<void>();
  const asked = watchOperation(page, 'useReferenceSearchQuery');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('useReferenceSearchQuery')) await held.promise;
    await route.fallback();
  });
  await openPalette(page);
  await page.keyboard.type(booking.reference);
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.type('x');
  await expect.poll(() => asked.length).toBe(2);
  held.resolve();
  await expect(palette(page)).toContainText(
    'No reference, name, email address, title or place of a class holds all these words.',
  );
  await expect(page).toHaveURL('/training-class');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expectScreen(page, booking.title);
});

test('a failed search shows an error and can be repeated, and commands still work', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/500|useReferenceSearchQuery/);
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const stop = await failOperations(page, 'useReferenceSearchQuery');
  await openPalette(page);
  await page.keyboard.type('BK-1');
  await expect(palette(page)).toContainText('The search for references did not answer.');
  await stop();
  await page.getByRole('option', { name: 'Ask again' }).click();
  await expect(found(page).first()).toContainText('BK-1');
});

test('a search for commands only says when no command matches', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await openPalette(page);
  await page.keyboard.type('>zzz');
  await expect(palette(page).getByText('No command holds these words.')).toBeVisible();
});
