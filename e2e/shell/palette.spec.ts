import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectRemembered, found, openPalette, palette, readSamples, sheet } from '../src/palette.ts';
import { expectScreen } from '../src/screens.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 400],
] as const) {
  test(`axe finds nothing in the palette and the list of shortcuts, in both themes, ${width} wide`, async ({
    page,
    signIn,
    saveScreenshot,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn('admin', '/training-class');
    await expectScreen(page, 'Classes');
    await openPalette(page);
    await expectNoAxeFindings(page, ['dialog[open]']);
    await page.keyboard.type('essentials');
    await expect(found(page).first()).toBeVisible();
    await expectNoAxeFindings(page, ['dialog[open]']);
    await saveScreenshot(`palette-${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await expectNoAxeFindings(page, ['dialog[open]']);
  });
}

test('forced colours show the focused entry', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await openPalette(page);
  const active = page.getByRole('option', { selected: true });
  await expect(active).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await expect(active).toContainText('New booking');
  await expect(active).toHaveCSS('outline-style', 'solid');
});

test('closing the palette returns the focus, also to a field with text and to a dialog', async ({ page, signIn }) => {
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const filter = page.getByRole('searchbox', { name: /^Filter by/ });
  await filter.fill('lead');
  await openPalette(page);
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('lead');
  // The same keys close the palette.
  await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(filter).toBeFocused();

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet(page)).toBeVisible();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('a manager has no commands of administrators, by text or by keys', async ({ page, signIn, newVisitor }) => {
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  await openPalette(page);
  await page.keyboard.type('>');
  const commands = page.getByRole('group', { name: 'Commands' }).getByRole('option');
  await expect(commands.filter({ hasText: 'Go to Purchase orders' })).toBeVisible();
  await expect(commands.filter({ hasText: /User management|Sale signals/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expectScreen(page, 'Invoices');
  await page.keyboard.press('?');
  await expect(sheet(page)).toContainText('Purchase orders');
  await expect(sheet(page)).not.toContainText('User management');

  const other = await newVisitor();
  await signIn('admin', '/booking', other);
  await expectScreen(other, 'Bookings');
  await openPalette(other);
  await other.keyboard.type('user man');
  await other.keyboard.press('Enter');
  await expectScreen(other, 'User management');
});

test('the palette lists every kind of record with a reference as recent after it was opened', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const samples = await readSamples(server.url, await token('manager'));
  // Suppliers have only a list.
  const records = samples.filter(({ label }) => label !== 'Supplier');
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  for (const { reference } of records) {
    await openPalette(page);
    await page.keyboard.type(reference);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(reference);
    await expectRemembered(page, reference);
  }
  // Within the console, because a reload right after the title appears may come before the browser has kept the record.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes' }).click();
  await expectScreen(page, 'Classes');
  await openPalette(page);
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveCount(records.length);
  const newestFirst = records.toReversed();
  for (const [at, { label, reference, title }] of newestFirst.entries()) {
    for (const words of [label, reference, title]) await expect(recent.nth(at)).toContainText(words);
  }
});

test('recent records are listed newest first, and are deleted on sign-out', async ({ page, signIn, server, token }) => {
  const [booking, customer] = await readSamples(server.url, await token('manager'));
  if (!booking || !customer) throw new Error('There is no booking, or no customer.');
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  for (const { reference, title } of [booking, customer]) {
    await openPalette(page);
    await page.keyboard.type(reference);
    await page.keyboard.press('Enter');
    await expectScreen(page, title);
    await expectRemembered(page, reference);
  }
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await openPalette(page);
  // The customer's screen is open, so the list does not contain the customer.
  await expect(recent).toHaveCount(1);
  await expect(recent).toHaveText(new RegExp(`^Booking\\s*${booking.reference}`));
  await page.keyboard.press('Enter');
  await expectScreen(page, booking.title);

  await openPalette(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('console.recent'))),
  ).toEqual([]);
});

test('Ctrl+Enter and the middle button open a tab, and the palette stays open', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const [booking] = await readSamples(server.url, await token('manager'));
  if (!booking) throw new Error('There is no booking.');
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await openPalette(page);
  await page.keyboard.type(booking.reference);
  await expect(found(page).first()).toContainText(booking.reference);
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () => found(page).first().click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await open();
    const tab = await opened;
    await expectScreen(tab, booking.title);
    await tab.close();
  }
  await expect(palette(page)).toBeVisible();
  await expect(page).toHaveURL('/training-class');
});

test('leaving a changed form through the palette asks first', async ({ page, signIn }) => {
  await signIn('manager', '/booking/create');
  const title = page.getByRole('main').getByRole('textbox', { name: 'Title' });
  await title.fill('Palette and form');
  await openPalette(page);
  await page.keyboard.type('go to classes');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Palette and form');
  await openPalette(page);
  await page.keyboard.type('go to classes');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectScreen(page, 'Classes');
});

test('signing out of a changed form asks first', async ({ page, signIn }) => {
  await signIn('manager', '/booking/create');
  const title = page.getByRole('main').getByRole('textbox', { name: 'Title' });
  await title.fill('Signed out of');
  await openPalette(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Signed out of');
  await expect(page).toHaveURL('/booking/create');
  await openPalette(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('a palette whose code fails to load shows an error, and opens when it is tried again', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ChunkLoadError|Loading chunk/i);
  // From the start, because the console may load the code before somebody opens the palette.
  await page.route('**/assets/palette.*.js', (route) => route.abort());
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('This part of the console did not load.')).toBeVisible();
  await page.unroute('**/assets/palette.*.js');
  await openPalette(page);
});
