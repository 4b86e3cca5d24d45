import { hostileRichText } from '@console/harness/hostile-text';
import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import {
  expectHarmless,
  foreignParts,
  readHostileCustomer,
  shownText,
  storeHostileText,
  watchForScripts,
} from '../src/hostile.ts';
import { pathOf } from '../src/pathOf.ts';
import { go } from '../src/screens.ts';

/** Characters that nobody sees. A text of one line loses most, and one of several lines keeps them. */
const unseen = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}]';

/**
 * Waits until a screen shows all of these texts, apart from characters that nobody sees. Checks at each frame, because there
 * are hundreds of screens.
 */
async function waitForWords(page: Page, words: readonly string[]): Promise<void> {
  const allShown = ([hidden, ...texts]: readonly string[]) => {
    const seen = (text: string) => text.replace(new RegExp(hidden ?? '', 'gu'), '');
    const shown = seen(document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '');
    return !shown.includes('Loading…') && texts.every((text) => shown.includes(seen(text)));
  };
  await page.waitForFunction(allShown, [unseen, ...words]).catch((cause: unknown) => {
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
  await page.goto('/health');
  let noticed = 0;
  for (const text of hostileRichText) {
    await page.evaluate(
      (html) => document.body.replaceChildren(document.createRange().createContextualFragment(html)),
      text,
    );
    if ((await foreignParts(page)).length > 0) noticed += 1;
  }
  expect(noticed).toBeGreaterThan(110);
  await expect.poll(() => hackedCalls().length).toBeGreaterThan(30);
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
  const records = await storeHostileText(server.url, await token('admin'));
  // The content security policy is off, because it would hide a mistake of the console.
  const page = await newVisitor({ bypassCSP: true });
  const hackedCalls = await watchForScripts(page);
  await signIn('admin', '/booking', page);
  const main = page.getByRole('main');
  const { customer } = await readHostileCustomer(server.url, await token('admin'));
  for (const list of ['/booking?size=250', '/invoice?size=250', pathOf(customer, '/customer'), '/training-class']) {
    await go(page, list);
    await expect(main.getByRole('row').nth(list.includes('size') ? records.length : 5)).toBeVisible();
    await expectHarmless(page, hackedCalls);
  }

  for (const { person, details, poNumber, booking, contact, invoice } of records) {
    const fullName = `${person.givenName} ${person.familyName}`;
    const { billingAddress: address } = details;
    for (const [path, texts] of [
      [pathOf(booking, '/booking'), [details.title, details.poNumber, fullName, address.region, 'kept']],
      [pathOf(contact, '/customer-contact'), [fullName, person.jobTitle]],
      [pathOf(invoice, '/invoice'), [poNumber, details.invoiceNotes, address.address1, address.address4]],
    ] as const) {
      await go(page, path);
      await waitForWords(page, texts.map(shownText));
      await expectHarmless(page, hackedCalls);
    }
  }
});
