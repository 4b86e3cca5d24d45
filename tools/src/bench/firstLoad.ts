import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { atMost, type Figure, reported } from './figure.ts';
import { modulesLoadedTwice } from './modulesLoadedTwice.ts';
import { newVisitor, signInByTyping } from './visitor.ts';

const SIGN_IN_BAR = 200;
const CLASS_LIST_BAR = 330;

/** Scripts as the browser fetched them: until the sign-in screen can be used, and on to the list of classes. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<Figure[]> {
  const context = await newVisitor(browser, url);
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click({ trial: true });
  const untilUsable = [...scripts.keys()];
  await signInByTyping(page);
  await page
    .getByText(/\d+ sessions?/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const all = [...scripts.keys()];
  const sizes = new Map<string, number>();
  for (const [file, read] of scripts) sizes.set(file, gzipSync(await read()).length);
  const kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
  await context.close();

  const twice = await modulesLoadedTwice(all);
  return [
    atMost(
      'JS until sign-in can be used (gzip)',
      kilobytes(untilUsable),
      SIGN_IN_BAR,
      'KB',
      `${untilUsable.length} files`,
    ),
    atMost('JS from sign-in to class list (gzip)', kilobytes(all), CLASS_LIST_BAR, 'KB', `${all.length} files`),
    atMost('Modules loaded twice', twice.length, 0, '', twice.slice(0, 6).join(', ')),
    reported('Heaviest script (gzip)', Math.max(...sizes.values()) / 1000, 'KB'),
  ];
}

/** Every script that the page fetches from now on, by its path, with the way to its content. */
function scriptsOf(page: Page): Map<string, () => Promise<Buffer>> {
  const scripts = new Map<string, () => Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !scripts.has(pathname)) scripts.set(pathname, () => response.body());
  });
  return scripts;
}
