import { settled } from '@console/harness/settled';
import type { Browser } from 'playwright';
import { farAway } from '../network.ts';
import type { Screen } from '../screens.ts';
import { fetchedFiles, gzipSizes, total } from '../scripts.ts';
import { newSignedInVisitor, newVisitor, signInByTyping } from '../visitor.ts';

/** The time that a person takes to type email and password, in milliseconds. */
const TYPING_MS = 3_000;

/** The duration of a visit, and the scripts that it fetched. */
export interface Visit {
  name: string;
  milliseconds: number;
  kilobytes: number;
}

/**
 * A new visitor opens the console and signs in. Measures the time until sign-in works, and the time from the click on
 * "Sign in" to the class list.
 */
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
  // The console loads while the person types, so it is ready at the click.
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

/** A signed-in person with an empty cache opens a link from an email. */
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
