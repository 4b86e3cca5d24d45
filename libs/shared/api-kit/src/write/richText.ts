import { withoutControls } from '@console/format';
import { isRichText, itemOf, richTextAllows, shapeOf } from '@console/rules';
import sanitizeHtml from 'sanitize-html';
import type * as z from 'zod/mini';

const { tags, synonyms, link, rel, depth, longest } = richTextAllows;
/** Further characters that markup does not need. The database refuses NUL. */
const alsoRemoved = /[\0\v\f]/g;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: depth,
  // Elements whose content is not text. They are removed with their content.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'svg',
    'math',
    'xml',
  ],
  transformTags: {
    ...synonyms,
    a: (_tag, { href = '' }) => {
      const target = href.trim();
      return { tagName: 'a', attribs: link.test(target) ? { href: target, rel } : {} };
    },
  },
  // A link to a forbidden address keeps only its words. Another tag in its place would also close the next link.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
};

/** Removes everything from rich text except text, the allowed tags, and links to the web or to mailboxes. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(withoutControls(html).replace(alsoRemoved, ''), options);
}

/**
 * Returns an input with each rich text sanitised, so that the rules check what will be stored. Every mutation's input
 * passes through it; a field needs only the rule `richText` in the contract.
 */
export function sanitised<Input>(check: z.core.$ZodType, input: Input): Input;
export function sanitised(check: z.core.$ZodType, input: unknown): unknown {
  if (typeof input === 'string') return isRichText(check) ? sanitisedOrRefused(input) : input;
  if (typeof input !== 'object' || input === null) return input;
  const item = itemOf(check);
  if (item && Array.isArray(input)) return input.map((each: unknown) => sanitised(item, each));
  const shape = shapeOf(check);
  if (!shape) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => {
      const field = shape[name];
      return [name, field ? sanitised(field, value) : value];
    }),
  );
}

/**
 * Text longer than the rule allows is not parsed: a million opening tags would keep the server busy for ten seconds.
 * Returns dots instead, one more than the rule allows, so that the rule refuses them.
 */
function sanitisedOrRefused(html: string): string {
  return html.length > longest ? '…'.repeat(longest + 1) : sanitiseRichText(html);
}
