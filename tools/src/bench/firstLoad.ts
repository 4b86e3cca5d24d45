import { settled } from '@console/harness/settled';
import type { Browser } from 'playwright';
import { atMost, type Figure, reported } from './figure.ts';
import { modulesLoadedTwice } from './modulesLoadedTwice.ts';
import { fetchedFiles, gzipSizes, total } from './scripts.ts';
import { newVisitor, signInByTyping } from './visitor.ts';

const SIGN_IN_BAR = 135;
const CLASS_LIST_BAR = 330;
const FONT_BAR = 45;

/** Measures the scripts and fonts that the browser fetches until the sign-in screen works, and until the list of classes shows. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<Figure[]> {
  const context = await newVisitor(browser, url);
  const page = await context.newPage();
  const scripts = fetchedFiles(page, '.js');
  const fonts = fetchedFiles(page, '.woff2');
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click({ trial: true });
  const untilUsable = [...scripts.keys()];
  await signInByTyping(page);
  await page
    .getByText(/\d+ sessions?/)
    .first()
    .waitFor();
  await settled(page);
  const all = [...scripts.keys()];
  const sizes = await gzipSizes(scripts);
  const fontFiles = await Promise.all([...fonts.values()].map((read) => read()));
  const registry = await context.request.get('/registry.json');
  const { remotes }: { remotes: unknown[] } = await registry.json();
  await context.close();

  const twice = await modulesLoadedTwice(all);
  return [
    atMost(
      'JS until sign-in can be used (gzip)',
      total(sizes, untilUsable),
      SIGN_IN_BAR,
      'KB',
      `${untilUsable.length} files`,
    ),
    atMost(
      'JS from sign-in to class list (gzip)',
      total(sizes, all),
      CLASS_LIST_BAR,
      'KB',
      `${all.length} files, ${remotes.length} remotes registered`,
    ),
    atMost('Modules loaded twice', twice.length, 0, '', twice.slice(0, 6).join(', ')),
    atMost(
      'Fonts (woff2)',
      fontFiles.reduce((sum, { length }) => sum + length / 1000, 0),
      FONT_BAR,
      'KB',
      `${fontFiles.length} files`,
    ),
    reported('Heaviest script (gzip)', Math.max(...sizes.values()), 'KB'),
  ];
}
