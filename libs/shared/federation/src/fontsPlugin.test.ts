import { expect, test } from 'vitest';
import { fontTags } from './fontsPlugin.ts';

const css = `
/* The font of the console. */
@font-face { font-family: "Sans"; src: local("Segoe UI"), url("./sans.woff2") format("woff2"); }
@font-face { font-family: "Arrows"; src: url("./arrows.woff2") format("woff2"); unicode-range: U+2190; }
@font-face { font-family: "Fallback"; src: local("Arial"); size-adjust: 104%; }
`;

test('a font that every page needs is preloaded from its release, in the same request mode as its rule', () => {
  const tags = fontTags(css, '__RELEASE_BASE__');
  expect(tags.match(/<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="__RELEASE_BASE__fonts/sans.woff2" />',
  ]);
});

test('the page contains the rules without comments, under the nonce of the response', () => {
  const style = /<style nonce="__CSP_NONCE__">(.*)<\/style>/s.exec(fontTags(css, '/releases/shell/1/'))?.[1];
  expect(style).toContain('url("/releases/shell/1/fonts/arrows.woff2")');
  expect(style).toContain('local("Arial")');
  expect(style).not.toContain('The font of the console');
});
