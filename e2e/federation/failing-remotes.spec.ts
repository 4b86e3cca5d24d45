import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { readRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen, failurePanel, markDocument, screenTitle } from '../src/screens.ts';

const remotes = [
  { name: 'bookings', label: 'Bookings', path: '/booking', route: 'bookings.list' },
  { name: 'classes', label: 'Classes', path: '/training-class', route: 'classes.list' },
] as const;

/** The files that stand on the way to a remote's screen, by what they are. */
const parts = ['entry', 'routes', 'page', 'everything'] as const;

/** How a part can fail. Each is told by the answer that takes the file's place. */
const failures = {
  missing: { status: 404, body: 'Not found' },
  'tampered with': { status: 200, contentType: 'text/javascript', body: 'window.tampered = true;' },
} as const;

for (const { name, label, path, route: routeId } of remotes) {
  const other = remotes.find((remote) => remote.name !== name) ?? remotes[0];

  for (const part of parts) {
    for (const [how, answer] of Object.entries(failures)) {
      test(`FED-06 ${name}: ${part} ${how} takes down its own screens alone, and Try again recovers without a reload`, async ({
        page,
        signIn,
        server,
        allowErrors,
      }) => {
        allowErrors(/404|integrity|ERR_FAILED|ChunkLoadError|Loading chunk/i);
        const release = remoteOf(await readRegistry(server.url), name);
        const files = {
          entry: [release.entry],
          routes: release.exposes['./routes']?.files ?? [],
          page: release.pages[routeId]?.files ?? [],
          everything: Object.keys(release.digests),
        }[part];
        expect(files).not.toEqual([]);
        const addresses = files.map((file) => `**${release.base}${file}*`);
        for (const address of addresses) await page.route(address, (route) => route.fulfill(answer));

        await signIn('manager', other.path);
        await expectScreen(page, other.label);
        const notReloaded = await markDocument(page);
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
        await expect(failurePanel(page)).toContainText(`${label} did not load`);
        await expect(failurePanel(page)).toContainText(/(REMOTE|PAGE)_[A-Z_]+/);
        expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);

        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: other.label }).click();
        await expectScreen(page, other.label);
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
        await expect(failurePanel(page)).toBeVisible();

        for (const address of addresses) await page.unroute(address);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectScreen(page, label);
        await expect(page).toHaveURL(path);
        await notReloaded();
      });
    }
  }

  test(`FED-06 ${name}: a deep link to it says that it did not load, with the console around it`, async ({
    page,
    signIn,
    server,
    allowErrors,
  }) => {
    allowErrors(/404|integrity|ERR_FAILED/i);
    const { base, entry } = remoteOf(await readRegistry(server.url), name);
    await page.route(`**${base}${entry}*`, (route) => route.fulfill({ status: 404 }));
    await signIn('manager', path);
    await expect(failurePanel(page)).toContainText(`${label} did not load`);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(2);
    await expectNoAxeFindings(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectScreen(page, label);
  });

  test(`FED-06 ${name}: one that hangs leaves the screen before it usable`, async ({ page, signIn, server }) => {
    const { base } = remoteOf(await readRegistry(server.url), name);
    await page.route(`**${base}**`, () => undefined);
    await signIn('manager', other.path);
    await expectScreen(page, other.label);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
    await expect(screenTitle(page, other.label)).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'About this console' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${label}`) })).toContainText('Loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
