import { settled } from '@console/harness/settled';
import type { Browser, Locator, Page } from 'playwright';
import { atMost, type Figure } from './figure.ts';
import { slowestInteraction, watchInteractions } from './pageClock.ts';
import { newSignedInVisitor } from './visitor.ts';

const WORDS = 'Room for fourteen and a projector.';
const PARAGRAPHS = 20;
const PARAGRAPH = 'Ask for the site map and the car park. '.repeat(13).slice(0, 500);

/**
 * Measures the slowest key while somebody types at the end of a note of 10,000 characters, at full and quarter speed.
 *
 * @param bar the target in milliseconds.
 */
export async function measureNoteTyping(browser: Browser, url: string, bar: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4]) {
    const context = await newSignedInVisitor(browser, url);
    const page = await context.newPage();
    const editor = await openEditor(page);
    const length = await pasteLongNote(editor);
    await page.keyboard.press('Control+End');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchInteractions(page);
    await page.keyboard.type(WORDS, { delay: 60 });
    const worst = await slowestInteraction(page);
    const name = `Typing into a note of ${length.toLocaleString('en-GB')} characters, ${slowdown}× CPU`;
    figures.push(atMost(name, worst, bar, 'ms', 'worst key'));
    await context.close();
  }
  return figures;
}

/** The editor loads when its box is on screen. */
async function openEditor(page: Page): Promise<Locator> {
  await page.goto('/booking');
  await page.getByRole('link', { name: /^BK-/ }).first().click();
  const editor = page.getByRole('textbox', { name: /^Note/ });
  await editor.click();
  await settled(page);
  return editor;
}

/** @returns the number of characters in the editor. */
async function pasteLongNote(editor: Locator): Promise<number> {
  const html = `<p>${PARAGRAPH}</p>`.repeat(PARAGRAPHS);
  await editor.evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await editor
    .locator('p')
    .nth(PARAGRAPHS - 1)
    .waitFor();
  return editor.evaluate((box) => box.textContent.length);
}
