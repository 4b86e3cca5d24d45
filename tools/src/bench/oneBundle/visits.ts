import { settled } from '@console/harness/settled';
import type { Browser } from 'playwright';
import { farAway } from '../network.ts';
import type { Screen } from '../screens.ts';
import { fetchedFiles, gzipSizes, total } from '../scripts.ts';
import { newSignedInVisitor, newVisitor, signInByTyping } from '../visitor.ts';

/** Somebody's way from the first letter of their email to the end of their password. */
const TYPING_MS = 3_000;

/** How long something took, and the scripts that were fetched for it. */
export interface Visit {
  name: string;
  milliseconds: number;
  kilobytes: number;
}

/** Somebody who was never here opens the console and signs in: until sign-in can be used, and from the press on it to the classes. */
export async function visitFromSignIn(browser: Browser, url: string): Promise<Visit[]> {
  const context = await newVisitor(browser, url);
  const page = await context.newPage();
  await farAway(context, page);
  const scripts = fetchedFiles(page, '.js');
  const opened = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Log in' }).click({ trial: true });
  const usable = performance.now() - opened;
  const first = [...scripts.keys()];
  // While somebody types, the console is fetched: it is there when they press.
  await page.getByLabel('Email').fill('admin');
  await page.waitForTimeout(TYPING_MS);
  await signInByTyping(page);
  const pressed = performance.now();
  await page
    .getByText(/\d+ sessions?/)
    .first()
    .waitFor();
  const shown = performance.now() - pressed;
  await settled(page);
  const sizes = await gzipSizes(scripts);
  await context.close();
  return [
    { name: 'Sign-in', milliseconds: usable, kilobytes: total(sizes, first) },
    { name: 'From sign-in to the classes', milliseconds: shown, kilobytes: total(sizes) },
  ];
}

/** Somebody who is signed in and has nothing cached opens a link from an email. */
export async function visitDeepLink(browser: Browser, url: string, { path, shown }: Screen): Promise<Visit> {
  const context = await newSignedInVisitor(browser, url);
  const page = await context.newPage();
  await farAway(context, page);
  const scripts = fetchedFiles(page, '.js');
  const opened = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const milliseconds = performance.now() - opened;
  await settled(page);
  const kilobytes = total(await gzipSizes(scripts));
  await context.close();
  return { name: `Deep link to ${path}`, milliseconds, kilobytes };
}
