import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/ownReleases.ts';
import { type RegistryRemote, readRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen, failurePanel, markDocument, screenTitle } from '../src/screens.ts';

/** Each remote with its first screen, and another's to which one can go meanwhile. */
const remotes = [
  { name: 'classes', label: 'Classes', elsewhere: 'Bookings' },
  { name: 'bookings', label: 'Bookings', elsewhere: 'Invoices' },
  { name: 'billing', label: 'Invoices', elsewhere: 'Purchase orders' },
  { name: 'purchasing', label: 'Purchase orders', elsewhere: 'Email logs' },
  { name: 'admin', label: 'Email logs', elsewhere: 'Classes' },
] as const;

interface Broken {
  page: Page;
  releases: string;
  remote: RegistryRemote;
  /** The scripts that only the first screen needs. */
  pageScripts: string[];
}

/** Breaks something on the server's disk, or on the way to the browser, and answers how it is mended. */
type Break = (broken: Broken) => Promise<() => Promise<void>>;

const folderOf = ({ releases, remote }: Broken) => join(releases, remote.base.replace(/^\/releases\//, ''));

const rename: (from: string) => () => Promise<void> = (from) => {
  renameSync(from, `${from}.gone`);
  return async () => renameSync(`${from}.gone`, from);
};

const all: (mends: (() => Promise<void>)[]) => () => Promise<void> = (mends) => async () => {
  for (const mend of mends) await mend();
};

const missing = (files: (broken: Broken) => string[]): Break => {
  return async (broken) => all(files(broken).map((file) => rename(join(folderOf(broken), file))));
};

const tampered: Break = async (broken) => {
  const { remote, pageScripts } = broken;
  const files = [remote.entry, ...(remote.exposes['./routes']?.files ?? []), ...pageScripts];
  const mends = files.map((file) => {
    const path = join(folderOf(broken), file);
    const before = readFileSync(path);
    writeFileSync(path, `window.tampered = true;${before}`);
    return async () => writeFileSync(path, before);
  });
  return all(mends);
};

const failures: Record<string, { breaks: Break; says: RegExp }> = {
  'its folder is gone': {
    breaks: async (broken) => rename(folderOf(broken).replace(/\/$/, '')),
    says: /did not load/,
  },
  'its entry is missing': { breaks: missing(({ remote }) => [remote.entry]), says: /did not load/ },
  'its exposed script is missing': {
    breaks: missing(({ remote }) => remote.exposes['./routes']?.files ?? []),
    says: /did not load/,
  },
  'the page’s script is missing': { breaks: missing(({ pageScripts }) => pageScripts), says: /did not load/ },
  'its scripts are not those of the release': { breaks: tampered, says: /did not load/ },
};

for (const { name, label, elsewhere } of remotes) {
  for (const [how, { breaks, says }] of Object.entries(failures)) {
    test(`FED-06 ${name}: ${how}: its screens say so, all others work, and Try again recovers without a reload`, async ({
      page,
      signIn,
      server,
      releases,
      allowErrors,
    }) => {
      allowErrors(/404|integrity|ERR_FAILED|ChunkLoadError|Loading chunk|RUNTIME-|Refused to execute script/i);
      const { remote, path, pageScripts } = await screenOf(server.url, name, label);
      const mend = await breaks({ page, releases, remote, pageScripts });
      try {
        await signIn('admin', '/about-nothing');
        await expectScreen(page, 'There is no such screen');
        const notReloaded = await markDocument(page);
        await enter(page, label);
        await expect(failurePanel(page)).toContainText(says);
        await expect(failurePanel(page)).toContainText(/(REMOTE|PAGE)_[A-Z_]+/);
        expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);

        await enter(page, elsewhere);
        await expectScreen(page, elsewhere);
        await enter(page, label);
        await expect(failurePanel(page)).toBeVisible();

        await mend();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectScreen(page, label);
        expect(new URL(page.url()).pathname).toBe(path);
        await notReloaded();
      } finally {
        await mend().catch(() => undefined);
      }
    });
  }

  test(`FED-06 ${name}: a script that hangs leaves the screen before it usable, and Try again recovers without a reload`, async ({
    page,
    signIn,
    server,
  }) => {
    const { remote, path } = await screenOf(server.url, name, label);
    await page.clock.install();
    // What hangs goes on hanging; another attempt asks for itself.
    await page.route(
      ({ pathname, search }) => pathname.startsWith(remote.base) && !search.includes('attempt'),
      () => undefined,
    );
    await signIn('admin', '/about-nothing');
    await enter(page, elsewhere);
    await expectScreen(page, elsewhere);
    const notReloaded = await markDocument(page);
    await enter(page, label);
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
    await expect(screenTitle(page, elsewhere)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Still loading')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectScreen(page, label);
    expect(new URL(page.url()).pathname).toBe(path);
    await notReloaded();
  });

  test(`FED-06 ${name}: an entry of the registry that makes no sense is refused, all others work, and Try again recovers without a reload`, async ({
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

test('FED-06 a deep link to a remote that is broken says so, with the console around it', async ({
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

/** A remote's release, the path of its screen of this label, and the scripts that only that screen needs. */
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

/** As a release does: the file is whole at every moment. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
