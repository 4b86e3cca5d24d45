import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** WCAG 2.2 AA and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page as it stands, first in the light and then in the dark theme.
 *
 * @param within what to look at, by CSS selectors; the whole page unless given.
 */
export async function expectNoAxeFindings(page: Page, within: readonly string[] = []): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const axe = new AxeBuilder({ page }).withTags(tags);
    for (const selector of within) axe.include(selector);
    const { violations } = await axe.analyze();
    const findings = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
    }));
    expect(findings, `axe, ${colorScheme} theme, ${page.url()}`).toEqual([]);
  }
}

/** Waits until nothing moves, so that colours are measured at rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
