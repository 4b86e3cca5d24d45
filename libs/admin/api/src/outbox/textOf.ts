import { compile } from 'html-to-text';

const convert = compile({
  wordwrap: 100,
  limits: { maxInputLength: 1_000_000, maxDepth: 100, maxChildNodes: 2_000, ellipsis: '…' },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** The plain text of a mail, for programs and people who read no HTML. */
export const textOf = (html: string): string => convert(html);
