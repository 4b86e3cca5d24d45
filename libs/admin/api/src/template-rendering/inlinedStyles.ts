import { createRequire } from 'node:module';
import type juiceOf from 'juice';
import type { PlacedProblem } from './TemplateProblem.ts';
import { withoutComments } from './withoutComments.ts';

/** It takes a sixth of a second to load, so it is loaded when the first mail in HTML is made. */
let juice: typeof juiceOf | undefined;

function loaded(): typeof juiceOf {
  // The client's part is the one without file and network.
  juice ??= (createRequire(import.meta.url)('juice/client') as { default: typeof juiceOf }).default;
  return juice;
}

const LONGEST_STYLE = 50_000;

/** The search for the end of a style that has none reads the rest of the page. */
const MOST_STYLES = 50;

/** The steps that matching selectors may take, at most about a second. */
const MOST_STEPS = 30_000_000;

/**
 * Returns why the styles of a page cannot be inlined. A selector with several parts tries each chain of elements above an element, so
 * a few lines could keep the server busy for hours.
 */
export function styleProblem(html: string): PlacedProblem | null {
  const refused = (message: string): PlacedProblem => ({ line: null, column: null, message });
  if (html.split(/<style/i).length > MOST_STYLES + 1) return refused(`The mail has more than ${MOST_STYLES} styles.`);
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, style = '']) => style);
  const text = styles.join('\n');
  if (text.length > LONGEST_STYLE) return refused('The styles have more than 50,000 characters.');
  const elements = html.split('<').length;
  const depth = deepestOf(html);
  let steps = 0;
  for (const selector of withoutComments(text).split(/\{[^{}]*\}|,|\{/)) {
    const chain = selector.split(/[\s>+~]/).filter(Boolean).length - 1;
    if (/:(has|is|where|not|nth|matches|contains)\b/i.test(selector)) {
      return refused(`The selector “${selector.trim().slice(0, 60)}” is not possible in a mail.`);
    }
    steps += elements * depth ** Math.min(chain, 8);
    if (steps > MOST_STEPS) return refused('The selectors of the styles have too many parts. Use classes.');
  }
  return null;
}

function deepestOf(html: string): number {
  let depth = 0;
  let deepest = 1;
  for (const [, closing] of html.matchAll(/<(\/?)[a-z]/gi)) {
    depth = Math.max(0, depth + (closing ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return Math.min(deepest, 100);
}

/** Returns a page with its styles written into its elements, as mail programs need them. Media queries stay in its head. */
export const inlinedStyles = (html: string): string =>
  loaded()(html, {
    preserveMediaQueries: true,
    preserveFontFaces: true,
    preserveImportant: true,
    resolveCSSVariables: false,
  });
