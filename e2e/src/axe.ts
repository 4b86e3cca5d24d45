import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** The minified script. A page reads it in two thirds of the time of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The colour rules. The other rules have the same result in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The theme in which each page was left. A page is drawn anew whenever its theme changes. */
const lastTheme = new WeakMap<Page, 'light' | 'dark'>();

/**
 * Fails when axe finds a problem on the current page. Checks all rules in the theme of the last check, and the rules of colours in the
 * other theme.
 *
 * @param within CSS selectors of the parts to check. Defaults to the whole page.
 */
export async function expectNoAxeFindings(page: Page, within: readonly string[] = []): Promise<void> {
  const first = lastTheme.get(page) ?? 'light';
  for (const colorScheme of [first, first === 'light' ? 'dark' : 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const rules: axe.RunOnly =
      colorScheme === first ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules };
    expect(await findingsOn(page, within, rules), `axe, ${colorScheme} theme, ${page.url()}`).toEqual([]);
    lastTheme.set(page, colorScheme);
  }
}

/** Runs axe's rules in the page itself. Its frames show mails, which others have written. */
async function findingsOn(page: Page, within: readonly string[], runOnly: axe.RunOnly): Promise<object[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selectors, rules]) => {
      // Axe collects details only for violations, and needs no style sheets for these rules. Both save time.
      const options = { runOnly: rules, resultTypes: ['violations' as const], preload: false, iframes: false };
      const { violations } = await axe.run(selectors.length > 0 ? [...selectors] : document, options);
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        at: nodes
          .slice(0, 5)
          .map(({ target, html, failureSummary }) => `${target.join(' ')} ${html.slice(0, 300)} ${failureSummary}`),
      }));
    },
    [within, runOnly] as const,
  );
}

/** Waits until animations have ended, because axe measures colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
