import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { builtReleases } from '../src/builtReleases.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';

/**
 * The width of the sample in Open Sans at 100 px, calculated from the font's own character widths. It is the same on
 * every machine without Segoe UI.
 */
const sample = 'Łódź, 1,204 delegates';
const widths = { 400: 1000.88, 600: 1025.2 };

/** The families with files of the console. A machine may lack the fonts of the other families, which load from it alone. */
const ownFamilies = ['"Console Sans"', '"Console Arrows"'];

const widthOf = (page: Page, text: string, weight: number, family: string) =>
  page.evaluate(
    async ([text, size, family, ownFamilies]) => {
      for (const own of ownFamilies) await document.fonts.load(`${size} ${own}`, text);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser has no canvas.');
      context.font = `${size} ${family}`;
      return context.measureText(text).width;
    },
    [text, `${weight} 100px`, family, ownFamilies] as const,
  );

test('text is as wide on every machine, because the console brings its own font', async ({ page, signIn }) => {
  await signIn('manager', '/supplier');
  await expectScreen(page, 'Suppliers');
  const family = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily);
  for (const [weight, width] of Object.entries(widths)) {
    const measured = await widthOf(page, sample, Number(weight), family);
    // A browser may round the width of a character. Any other font differs by more than 30.
    expect(Math.abs(measured - width), `${measured} px at weight ${weight}`).toBeLessThan(5);
  }
  // The arrows also come from a font of the console, not from a font of the machine.
  expect(await widthOf(page, '→', 400, family)).toBe(await widthOf(page, '→', 400, '"Console Arrows"'));
});

test('the font comes from the shell’s release: immutable, with the digest that the release names, and preloaded', async ({
  page,
  request,
}) => {
  const fonts: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'font' && fonts.push(new URL(asked.url()).pathname));
  const html = (await (await page.goto('/login'))?.text()) ?? '';
  await settled(page);
  const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  // Each file is requested once, because the font rule uses the preloaded file.
  expect(fonts.sort()).toEqual(preloaded);
  expect(preloaded.map((path) => path?.split('/').at(-1))).toEqual([
    'open-sans-regular.woff2',
    'open-sans-semibold.woff2',
  ]);
  for (const path of preloaded) {
    const [, base, file] = /^(\/releases\/shell\/[^/]+\/)(.+)$/.exec(path ?? '') ?? [];
    const response = await request.get(path ?? '');
    expect(response.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const release = join(builtReleases, base?.replace('/releases/', '') ?? '', 'release.json');
    const { digests } = JSON.parse(readFileSync(release, 'utf8'));
    const digest = createHash('sha256')
      .update(await response.body())
      .digest('base64');
    expect(digests[file ?? '']).toBe(`sha256-${digest}`);
  }
});

test('nothing moves when the font comes late', async ({ page, signIn }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  // The load event of the page comes after the fonts, so this promise is awaited later.
  const loaded = signIn('manager', '/supplier');
  await expectScreen(page, 'Suppliers');
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible();
  const places = () =>
    page
      .locator('h1, th, main tbody tr:nth-child(-n+5) td, nav a')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  const before = await places();
  release();
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  const after = await places();
  expect(after.length).toBe(before.length);
  for (const [at, place] of after.entries()) {
    for (const side of ['x', 'y', 'width', 'height']) {
      expect(Math.abs(place[side] - before[at]?.[side])).toBeLessThanOrEqual(side === 'width' ? 6 : 1);
    }
  }
});
