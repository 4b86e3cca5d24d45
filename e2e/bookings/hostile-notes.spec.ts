import { hostileRichText, hostileText } from '@console/harness/hostile-text';
import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { expectHarmless, readHostileCustomer, shownText, watchForScripts, writer } from '../src/hostile.ts';
import { pathOf } from '../src/pathOf.ts';
import { noteBox } from '../src/screens.ts';

// Without the content security policy, the browser requests a favicon for the page of the API.
test.beforeEach(({ allowErrors }) => allowErrors(/favicon/));

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });
const newest = (page: Page) => notes(page).getByRole('list', { name: 'Notes' }).getByRole('listitem').first();

test('a hundred hostile notes that are sent to the server do not run, on a booking and on a customer', async ({
  newVisitor,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const { booking, customer } = await readHostileCustomer(server.url, manager);
  const write = writer(server.url, manager);
  for (const [index, html] of hostileRichText.entries()) {
    for (const parent of [{ booking }, { customer }]) {
      await write('createNote', 'note', { ...parent, body: `<p>Note ${index}.</p>${html}` });
    }
  }
  const page = await newVisitor({ bypassCSP: true });
  const hackedCalls = await watchForScripts(page);
  for (const path of [pathOf(booking, '/booking'), pathOf(customer, '/customer')]) {
    await signIn('manager', path, page);
    await expect(newest(page)).toContainText(`Note ${hostileRichText.length - 1}.`);
    const older = notes(page).getByRole('button', { name: /^Show \d+ older$/ });
    while ((await older.count()) > 0) await older.click();
    for (const index of hostileRichText.keys()) await expect(notes(page)).toContainText(`Note ${index}.`);
    await expectHarmless(page, hackedCalls);
  }
});

test('a hundred hostile texts that are pasted into a note one after another do not run, and nothing of them stays', async ({
  newVisitor,
  signIn,
  server,
  token,
}) => {
  const { booking } = await readHostileCustomer(server.url, await token('manager'));
  const page = await newVisitor({ bypassCSP: true });
  const hackedCalls = await watchForScripts(page);
  await signIn('manager', pathOf(booking, '/booking'), page);
  await noteBox(page).click();
  for (const html of hostileRichText) {
    await page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', 'plain');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, html);
    await expectHarmless(page, hackedCalls);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  }
});

test('a hundred hostile texts that are typed as lines of a note are plain text, before and after posting', async ({
  newVisitor,
  signIn,
  server,
  token,
}) => {
  const { booking } = await readHostileCustomer(server.url, await token('manager'));
  const page = await newVisitor({ bypassCSP: true });
  const hackedCalls = await watchForScripts(page);
  const path = pathOf(booking, '/booking');
  await signIn('manager', path, page);
  await noteBox(page).click();
  const lines = hostileText.map(shownText);
  for (const line of lines) {
    await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
  }
  await expectHarmless(page, hackedCalls);
  // A reload restores the typed text from the draft.
  await page.reload();
  await expect(noteBox(page)).toContainText(lines.at(-1) ?? '');
  await expectHarmless(page, hackedCalls);
  await noteBox(page).click();
  await page.keyboard.press('Control+Enter');
  await expect(newest(page)).toContainText(lines.at(-1) ?? '');
  for (const line of lines) await expect(newest(page)).toContainText(line);
  await expectHarmless(page, hackedCalls);
});
