import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { release } from '@console/releases';
import type { Page } from 'playwright';
import { expect, test } from '../src/ownReleases.ts';
import { readRegistry, remoteOf } from '../src/registry.ts';
import { buildRemote, copyRemoteWithOlder } from '../src/remoteFolder.ts';
import { expectScreen } from '../src/screens.ts';
import { watchScripts } from '../src/scripts.ts';

/** The previous minor version. */
function oneMinorBack(version: string): string {
  const [major = 1, minor = 0, patch = 0] = version.split('.').map(Number);
  return minor > 0 ? `${major}.${minor - 1}.${patch}` : `${major - 1}.9.${patch}`;
}

const contract = /(PLATFORM_CONTRACT = ')(\d+\.\d+\.\d+)'/;

/** The styles of a list that come from the design system: its title, header, a link, a badge and a button. */
function looks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const parts = {
      title: 'h1',
      head: 'th',
      cell: 'td',
      link: 'main td a',
      badge: 'main td svg',
      button: 'main button',
    };
    const seen = [
      'color',
      'backgroundColor',
      'fontSize',
      'fontWeight',
      'fontFamily',
      'padding',
      'borderRadius',
      'height',
    ];
    return Object.fromEntries(
      Object.entries(parts).map(([name, selector]) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return [name, seen.map((property) => Reflect.get(style ?? {}, property)).join(' | ')];
      }),
    );
  });
}

/** Goes from the classes to the bookings. Returns the list's styles and the number of style sheets of both screens. */
async function enterBookings(page: Page): Promise<{ looks: Record<string, string>; sheets: number }> {
  await expectScreen(page, 'Classes');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expectScreen(page, 'Bookings');
  // Shows the bookings of any date, because this month may have none yet.
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Any date' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^BK-/ })).toHaveCount(50);
  return { looks: await looks(page), sheets: await page.locator('style').count() };
}

test('FED-05 a remote one minor version behind runs beside current ones: one copy of each shared library, all its styles, no policy violation', async ({
  page,
  signIn,
  server,
  releases,
}) => {
  await signIn('manager', '/training-class');
  const current = await enterBookings(page);
  expect(Object.values(current.looks).every((look) => look.includes('px'))).toBe(true);

  const dir = copyRemoteWithOlder('bookings', [
    { name: 'federation', change: (_path, text) => text },
    {
      name: 'design-system',
      change: (path, text) =>
        path === 'package.json' ? text.replace(/"version": "1\.0\.0"/, '"version": "0.9.0"') : text,
    },
    {
      name: 'platform',
      change: (_path, text) => text.replace(contract, (_, start, version) => `${start}${oneMinorBack(version)}'`),
    },
  ]);
  await release({ releases, builds: [await buildRemote(dir)] });
  rmSync(dirname(dir), { recursive: true, force: true });
  const { remotes } = await readRegistry(server.url);
  const [older, others] = [remoteOf({ remotes }, 'bookings'), remotes.filter(({ name }) => name !== 'bookings')];
  for (const { name, platform } of others) expect([name, oneMinorBack(platform)]).toEqual([name, older.platform]);

  const watched = watchScripts(page);
  await page.goto('/training-class');
  expect(await enterBookings(page)).toEqual(current);
  expect([...watched.paths].some((path) => path.startsWith(older.base))).toBe(true);
  await page.getByRole('main').getByRole('link', { name: /^BK-/ }).first().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('BK-');

  const scripts = await watched.read();
  const marks = {
    'react-dom': /__reactContainer\$|_reactListening/,
    'relay-runtime': /RelayModernEnvironment/,
    griffel: /data-make-styles-(bucket|rehydration)/,
  };
  for (const [library, mark] of Object.entries(marks)) {
    const holders = scripts.filter(({ text }) => mark.test(text)).map(({ path }) => path);
    expect(
      holders.filter((path) => !path.startsWith('/releases/shell/')),
      `${library} in a remote`,
    ).toEqual([]);
    expect(holders, library).toHaveLength(1);
  }
});
