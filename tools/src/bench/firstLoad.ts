import { settled } from '@console/harness/settled';
import type { Browser } from 'playwright';
import { atMost, type Figure, reported } from './figure.ts';
import { modulesLoadedTwice } from './modulesLoadedTwice.ts';
import { gzipSizes, scriptsOf, total } from './scripts.ts';
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
  await settled(page);
  const all = [...scripts.keys()];
  const sizes = await gzipSizes(scripts);
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
    reported('Heaviest script (gzip)', Math.max(...sizes.values()), 'KB'),
  ];
}
