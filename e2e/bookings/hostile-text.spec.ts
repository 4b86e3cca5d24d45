import { hostileRichText } from '@console/harness/hostile-text';
import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import {
  expectHarmless,
  foreignParts,
  type HostileRecords,
  readHostileCustomer,
  shownText,
  storeHostileText,
  watchForScripts,
} from '../src/hostile.ts';
import { pathOf } from '../src/pathOf.ts';

/** Goes to another screen without reloading the console. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until a screen shows all of these texts. Checks at each frame, because there are hundreds of screens. */
async function waitForWords(page: Page, words: readonly string[]): Promise<void> {
  const allShown = (texts: readonly string[]) => {
    const shown = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
    return !shown.includes('Loading…') && texts.every((text) => shown.includes(text));
  };
  await page.waitForFunction(allShown, words).catch((cause: unknown) => {
    throw new Error(`${page.url()} does not show all of ${words.join(' | ')}`, { cause });
  });
}

test('the check finds the hostile texts when they are markup: most of them run', async ({
  newVisitor,
  allowErrors,
}) => {
  allowErrors(/./);
  const page = await newVisitor({ bypassCSP: true });
  const hackedCalls = await watchForScripts(page);
  let noticed = 0;
  for (const text of hostileRichText) {
    await page.goto('/health');
    const before = hackedCalls().length;
    await page.evaluate(
      (html) => document.body.replaceChildren(document.createRange().createContextualFragment(html)),
      text,
    );
    await page.waitForTimeout(30);
    if (hackedCalls().length > before || (await foreignParts(page)).length > 0) noticed += 1;
  }
  expect(noticed).toBeGreaterThan(110);
  expect(hackedCalls().length).toBeGreaterThan(30);
});

test('hostile texts in every text field of a booking, its contact and its invoice do not run and are shown as text', async ({
  newVisitor,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  // Without the content security policy, the browser requests a favicon for the page of the API.
  allowErrors(/favicon/);
  test.setTimeout(300_000);
  const records = await storeHostileText(server.url, await token('admin'));
  expect(records.length).toBeGreaterThan(100);
  // The content security policy is off, because it would hide a mistake of the console.
  const page = await newVisitor({ bypassCSP: true });
  const hackedCalls = await watchForScripts(page);
  await signIn('admin', '/booking', page);
  const main = page.getByRole('main');
  const { customer } = await readHostileCustomer(server.url, await token('admin'));
  for (const list of ['/booking?size=250', '/invoice?size=250', pathOf(customer, '/customer'), '/training-class']) {
    await go(page, list);
    await expect(main.getByRole('row').nth(list.includes('size') ? 150 : 5)).toBeVisible();
    await expectHarmless(page, hackedCalls);
  }

  const screens: readonly [path: string, record: keyof HostileRecords, words: (text: string) => readonly string[]][] = [
    ['/booking', 'booking', (text) => [text, `${text} ${text}`, `${text} region`, 'kept']],
    ['/customer-contact', 'contact', (text) => [`${text} ${text}`, text]],
    ['/invoice', 'invoice', (text) => [text, `${text} 4`]],
  ];
  for (const [screen, which, words] of screens) {
    for (const record of records) {
      await go(page, pathOf(record[which], screen));
      await waitForWords(page, words(shownText(record.text)));
      await expectHarmless(page, hackedCalls);
    }
  }
});
