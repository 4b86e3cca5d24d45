import type { Browser, Page } from 'playwright';
import { type Figure, reported } from './figure.ts';
import { slowestInteraction, watchInteractions } from './pageClock.ts';
import { newSignedInVisitor } from './visitor.ts';

/** The largest form of the console. */
const FORM = { path: '/booking/create', name: 'create booking' };
const WORDS = 'Mental Health First Aid 2026';

/** The worst interaction while somebody types into every text field of the largest form, at full speed and at a quarter of it. */
export async function measureTyping(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4]) {
    const context = await newSignedInVisitor(browser, url);
    const page = await context.newPage();
    await page.goto(FORM.path);
    await page.locator('main form').getByRole('textbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { worst, field, fields } = await typeEverywhere(page);
    figures.push(
      reported(
        `Typing into the form of ${FORM.name}, ${slowdown}× CPU`,
        worst,
        'ms',
        `worst of ${fields} fields: ${field}`,
      ),
    );
    await context.close();
  }
  return figures;
}

async function typeEverywhere(page: Page): Promise<{ worst: number; field: string; fields: number }> {
  await watchInteractions(page);
  const fields = await page.locator('main form').getByRole('textbox').all();
  let slowest = { worst: 0, field: '' };
  for (const field of fields) {
    await field.click();
    await page.keyboard.type(WORDS, { delay: 60 });
    await page.keyboard.press('Tab');
    const worst = await slowestInteraction(page);
    if (worst > slowest.worst) slowest = { worst, field: (await field.getAttribute('name')) ?? '' };
  }
  return { ...slowest, fields: fields.length };
}
