import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { builtReleases } from '../src/builtReleases.ts';
import { expect, test } from '../src/ownReleases.ts';
import { type RegistryRemote, readRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen, failurePanel, markDocument, screenTitle } from '../src/screens.ts';

/** The first screen of a remote in the sidebar. */
interface FirstScreen {
  readonly name: string;
  readonly label: string;
}

/** Each remote that is built. */
const screens = firstScreens();

/**
 * The remotes that fail in one page, and a screen of another remote that is visited meanwhile. A remote fails only before it has
 * loaded, so the first one fails in a page of its own.
 */
const [first, ...others] = screens;
if (!first || !others[0]) throw new Error('The console has too few remotes.');
const pages: readonly { failing: readonly FirstScreen[]; elsewhere: string }[] = [
  { failing: others, elsewhere: first.label },
  { failing: [first], elsewhere: others[0].label },
];

function firstScreens(): FirstScreen[] {
  const registry: { remotes: RegistryRemote[] } = JSON.parse(
    readFileSync(join(builtReleases, 'registry.json'), 'utf8'),
  );
  return registry.remotes.map(({ name, routes }) => {
    const label = routes.find(({ navigation }) => navigation)?.navigation?.label;
    if (!label) throw new Error(`The remote ${name} has no screen in the sidebar, so nothing shows that it fails.`);
    return { name, label };
  });
}

interface Broken {
  releases: string;
  remote: RegistryRemote;
  /** The scripts that only the first screen needs. */
  pageScripts: string[];
}

/** One step of a repair, and the code of the failure that it repairs. */
interface Repair {
  code: string;
  repair: () => void;
}

/** Breaks something on the server's disk and returns the steps that repair it. */
type Break = (broken: Broken) => Repair[];

const folderOf = ({ releases, remote }: Broken) => join(releases, remote.base.replace(/^\/releases\//, ''));

const filesOf = {
  entry: ({ remote }: Broken) => [remote.entry],
  exposed: ({ remote }: Broken) => remote.exposes['./routes']?.files ?? [],
  page: ({ pageScripts }: Broken) => pageScripts,
};

const codes = { entry: 'REMOTE_ENTRY_FAILED', exposed: 'REMOTE_ROUTES_FAILED', page: 'PAGE_CODE_FAILED' };

/** Renames a file or a folder, so that the server cannot find it. Returns a function that restores it. */
function takeAway(path: string): () => void {
  renameSync(path, `${path}.gone`);
  return () => renameSync(`${path}.gone`, path);
}

/** Puts foreign code in front of a script. */
function tamperWith(path: string): () => void {
  const before = readFileSync(path);
  writeFileSync(path, `window.tampered = true;${before}`);
  return () => writeFileSync(path, before);
}

function broken(part: keyof typeof filesOf, how: (path: string) => () => void): Break {
  return (what) => {
    const repairs = filesOf[part](what).map((file) => how(join(folderOf(what), file)));
    return [
      {
        code: codes[part],
        repair: () => {
          for (const repair of repairs) repair();
        },
      },
    ];
  };
}

const failures: Record<string, Break> = {
  'its folder is gone': (what) => [{ code: codes.entry, repair: takeAway(folderOf(what).replace(/\/$/, '')) }],
  'its entry is missing': broken('entry', takeAway),
  'its exposed script is missing': broken('exposed', takeAway),
  'the page’s script is missing': broken('page', takeAway),
  'its entry, its exposed script and the page’s script are not the released ones': (what) =>
    (['entry', 'exposed', 'page'] as const).flatMap((part) => broken(part, tamperWith)(what)),
};

for (const [how, breaks] of Object.entries(failures)) {
  test(`FED-06 of each remote ${how}: its screens show the failure, all others work, and Try again recovers without a reload`, async ({
    newVisitor,
    signIn,
    server,
    releases,
    allowErrors,
  }) => {
    allowErrors(/404|integrity|ERR_FAILED|ChunkLoadError|Loading chunk|RUNTIME-|Refused to execute script/i);
    for (const { failing, elsewhere } of pages) {
      // Another browser has no files of the remotes in its cache.
      const page = await newVisitor();
      await signIn('admin', '/about-nothing', page);
      await expectScreen(page, 'There is no such screen');
      const notReloaded = await markDocument(page);
      for (const { name, label } of failing) {
        await test.step(name, async () => {
          const { remote, path, pageScripts } = await screenOf(server.url, name, label);
          const repairs = breaks({ releases, remote, pageScripts });
          try {
            await enter(page, label);
            await expect(failurePanel(page)).toContainText('did not load');
            await enter(page, elsewhere);
            await expectScreen(page, elsewhere);
            await enter(page, label);
            await expect(failurePanel(page)).toBeVisible();

            while (repairs[0]) {
              await expect(failurePanel(page)).toContainText(repairs[0].code);
              repairs.shift()?.repair();
              // By keyboard: the mouse would rest on a link of the new screen, and load its remote before that fails.
              await page.getByRole('button', { name: 'Try again' }).press('Enter');
            }
            await expectScreen(page, label);
            await expect(page).toHaveURL(path);
            expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
          } finally {
            for (const { repair } of repairs) repair();
          }
        });
      }
      await notReloaded();
    }
  });
}

test('FED-06 while a script of a remote hangs the previous screen stays usable, and Try again recovers without a reload', async ({
  page,
  signIn,
  server,
}) => {
  await page.clock.install();
  for (const { failing, elsewhere } of pages) {
    await signIn('admin', '/about-nothing');
    await expectScreen(page, 'There is no such screen');
    const notReloaded = await markDocument(page);
    for (const { name, label } of failing) {
      await test.step(name, async () => {
        const { remote, path } = await screenOf(server.url, name, label);
        // The first request never gets an answer. The next attempt sends a request of its own.
        await page.route(
          ({ pathname, search }) => pathname.startsWith(remote.base) && !search.includes('attempt'),
          () => undefined,
        );
        await enter(page, elsewhere);
        await expectScreen(page, elsewhere);
        await enter(page, label);
        await page.clock.fastForward(1_000);
        await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
        await expect(screenTitle(page, elsewhere)).toBeVisible();
        await page.clock.fastForward(10_000);
        await expect(page.getByText('Still loading')).toBeVisible();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectScreen(page, label);
        await expect(page).toHaveURL(path);
      });
    }
    await notReloaded();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

for (const [index, { name, label }] of screens.entries()) {
  const elsewhere = screens.at(index - 1)?.label ?? '';
  test(`FED-06 ${name}: an invalid registry entry is refused, all others work, and Try again recovers without a reload`, async ({
    page,
    signIn,
    server,
    releases,
  }) => {
    const { path } = await screenOf(server.url, name, label);
    const registry = join(releases, 'registry.json');
    const before = readFileSync(registry, 'utf8');
    const content: { remotes: RegistryRemote[] } = JSON.parse(before);
    remoteOf({ remotes: content.remotes }, name).base = '../elsewhere';
    replace(registry, JSON.stringify(content));
    await expect.poll(async () => remoteOf(await readRegistry(server.url), name).base).toBe('../elsewhere');

    await signIn('admin', path);
    const panel = failurePanel(page);
    await expect(panel).toContainText(`The part '${name}' cannot run in this console`);
    await expect(panel).toContainText('Its entry is wrong at base');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label })).toHaveCount(0);
    const notReloaded = await markDocument(page);
    await enter(page, elsewhere);
    await expectScreen(page, elsewhere);
    await page.goBack();
    await expect(panel).toBeVisible();

    replace(registry, before);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectScreen(page, label);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label })).toBeVisible();
    await notReloaded();
  });
}

test('FED-06 a deep link to a broken remote shows the failure inside the console’s frame', async ({
  page,
  signIn,
  server,
  allowErrors,
}) => {
  allowErrors(/404|integrity|ERR_FAILED|RUNTIME-/i);
  const { base, entry } = remoteOf(await readRegistry(server.url), 'billing');
  await page.route(`**${base}${entry}*`, (route) => route.fulfill({ status: 404 }));
  await signIn('manager', '/invoice');
  await expect(failurePanel(page)).toContainText('Billing did not load');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, 'Invoices');
});

/** A remote's release, the path of its screen with this label, and the scripts that only that screen needs. */
async function screenOf(url: string, name: string, label: string) {
  const remote = remoteOf(await readRegistry(url), name);
  const route = remote.routes.find(({ navigation }) => navigation?.label === label);
  const pageScripts = (route && remote.pages[route.id]?.files) ?? [];
  expect(pageScripts).not.toEqual([]);
  return { remote, path: route?.path ?? '', pageScripts };
}

function enter(page: Page, label: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
}

/** Replaces a file in one step, as a release does, so that the server never reads half of it. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
