import { settled } from '@console/harness/settled';
import type { Browser, Locator, Page } from 'playwright';
import { atMost, type Figure } from './figure.ts';
import { measureNoteTyping } from './noteTyping.ts';
import { slowestInteraction, watchInteractions } from './pageClock.ts';
import { newSignedInVisitor } from './visitor.ts';

const WORDS = 'Mental Health First Aid 2026';

/** The target from a key to the frame that shows it, in milliseconds. */
const SLOWEST_KEY_MS = 200;

/**
 * Measures the slowest interaction while somebody types into every field of a new booking, the largest form, and into a long note, at full
 * and quarter speed.
 */
export async function measureTyping(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4]) {
    const context = await newSignedInVisitor(browser, url);
    const page = await context.newPage();
    const fields = await openLargestForm(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { worst, label } = await typeInto(page, fields);
    const note = `worst of ${fields.length} fields: ${label}`;
    figures.push(atMost(`Typing into a new booking, ${slowdown}× CPU`, worst, SLOWEST_KEY_MS, 'ms', note));
    await context.close();
  }
  return [...figures, ...(await measureNoteTyping(browser, url, SLOWEST_KEY_MS))];
}

/** Opens the form with another billing address than the customer's, which adds eight fields. */
async function openLargestForm(page: Page): Promise<Locator[]> {
  await page.goto('/booking/create');
  const form = page.locator('main form');
  await form.getByRole('textbox', { name: 'Title' }).waitFor();
  await settled(page);
  await form.getByRole('combobox', { name: 'Customer' }).pressSequentially('a');
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: /^(Use another|Add an) address$/ }).click();
  await form.getByRole('textbox', { name: 'Postcode' }).waitFor();
  return form.locator('input:not([type="checkbox"]):not([type="radio"]), textarea').all();
}

async function typeInto(page: Page, fields: readonly Locator[]): Promise<{ worst: number; label: string }> {
  await watchInteractions(page);
  let slowest = { worst: 0, label: '' };
  for (const field of fields) {
    await field.click();
    await page.keyboard.type(WORDS, { delay: 60 });
    // Closes the options that a picker has found.
    await page.keyboard.press('Escape');
    const worst = await slowestInteraction(page);
    if (worst > slowest.worst) slowest = { worst, label: await labelOf(field) };
  }
  return slowest;
}

async function labelOf(field: Locator): Promise<string> {
  const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? input.ariaLabel);
  return label?.replace('*', '') ?? '';
}
