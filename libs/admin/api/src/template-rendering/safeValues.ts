import sanitizeHtml from 'sanitize-html';
import { type JsonObject, withTexts } from './json.ts';

/** The fields of a block that hold HTML. All others become attributes, styles or plain words. */
const htmlFields = new Set(['text', 'html']);

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'a',
      'b',
      'br',
      'center',
      'code',
      'div',
      'em',
      'font',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
      'img',
      'li',
    ],
    ...[
      'ol',
      'p',
      's',
      'small',
      'span',
      'strong',
      'sub',
      'sup',
      'table',
      'tbody',
      'td',
      'tfoot',
      'th',
      'thead',
      'tr',
      'u',
      'ul',
    ],
  ],
  allowedAttributes: {
    '*': ['align', 'bgcolor', 'class', 'dir', 'height', 'lang', 'style', 'title', 'valign', 'width'],
    a: ['href', 'rel', 'target'],
    img: ['alt', 'src'],
    font: ['color', 'face', 'size'],
    table: ['border', 'cellpadding', 'cellspacing', 'role'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http', 'data', 'cid'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  parseStyleAttributes: false,
};

/** What leaves an attribute or a style. The renderer writes values as they are. */
const breaksOut =
  /["<>`\\]|&(?!(amp|lt|gt|quot|#39);)|javascript:|vbscript:|data:text|expression\s*\(|@import|url\s*\(/gi;

/**
 * Returns values of which nothing runs and nothing leaves its place, after the variables are filled in. HTML keeps what a mail may
 * have; other texts lose the characters that end an attribute.
 */
export const safeValues = (values: JsonObject): JsonObject =>
  withTexts(values, (text, field) =>
    htmlFields.has(field)
      ? sanitizeHtml(text, options)
      : text.replace(breaksOut, (found) => (found.startsWith('&') ? '&amp;' : '')),
  );
