import { Parser } from 'htmlparser2';
import type { PlacedProblem } from './TemplateProblem.ts';
import { withoutComments } from './withoutComments.ts';

/** Elements that run, load, send or move something. No mail program shows them. */
const forbidden = new Set([
  ...[
    'script',
    'iframe',
    'frame',
    'frameset',
    'object',
    'embed',
    'applet',
    'form',
    'input',
    'button',
    'textarea',
    'select',
  ],
  ...['base', 'link', 'svg', 'math', 'template', 'noscript', 'video', 'audio', 'source', 'dialog', 'portal', 'xml'],
  ...['plaintext', 'xmp', 'noembed', 'noframes', 'marquee', 'isindex', 'keygen', 'listing', 'slot'],
]);

/** Attributes whose value is an address. */
const addresses = new Set(['href', 'src', 'background', 'cite', 'longdesc', 'poster', 'lowsrc', 'data', 'action']);
const forbiddenAttributes = new Set(['srcdoc', 'srcset', 'formaction', 'ping', 'is', 'xlink:href', 'dynsrc']);
const linkSchemes = /^(https?:|mailto:|tel:|#|$)/i;
const pictureSchemes = /^(https?:|cid:|data:image\/(png|jpe?g|gif|webp);base64,|$)/i;

/** Style that loads or runs something. Comments and escapes hide words from this check, so neither may stand in a style. */
const forbiddenStyle = /@import|expression\s*\(|javascript:|vbscript:|behaviou?r\s*:|-moz-binding|\\[0-9a-f]/i;
const styleAddress = /url\s*\(\s*["']?\s*([^"')\s]*)/gi;

const DEEPEST = 100;
export const MOST_ELEMENTS = 10_000;
const MOST_PROBLEMS = 20;

/**
 * Returns what a mail must not contain: scripts, frames, forms, event handlers, and addresses that are not on the web. The same check
 * reads a template when it is saved, and each mail that is made of it.
 *
 * @param gaps where Liquid stands in the text. An address that begins with it is checked when the mail is made.
 */
export function markupProblems(html: string, gaps: 'template' | 'mail'): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  let depth = 0;
  let elements = 0;
  let inStyle = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += voidElements.has(name) ? 0 : 1;
        elements += 1;
        inStyle = name === 'style';
        if (forbidden.has(name)) report(`A mail cannot have <${name}>. Remove it.`);
        if (
          name === 'meta' &&
          'http-equiv' in attributes &&
          !/^content-type$|^x-ua-compatible$/i.test(attributes['http-equiv'] ?? '')
        ) {
          report('A mail cannot have <meta http-equiv>. Remove it.');
        }
        for (const [attribute, value] of Object.entries(attributes))
          checkAttribute(name, attribute.toLowerCase(), value);
        if (depth > DEEPEST) stop(`The elements are nested more than ${DEEPEST} deep.`);
        if (elements > MOST_ELEMENTS) stop(tooManyElements);
      },
      onattribute(name, value, quote) {
        // A space in a value would begin another attribute.
        if (gaps === 'template' && (name.startsWith('{{') || (!quote && value.includes('{{')))) {
          report('A value within an element stands between quotation marks: title="{{ … }}".');
        }
      },
      ontext(text) {
        if (inStyle) checkStyle(text);
      },
      onclosetag(name, implied) {
        if (name === 'style') inStyle = false;
        if (!voidElements.has(name) || !implied) depth = Math.max(0, depth - 1);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return problems;

  function report(message: string): void {
    if (problems.length < MOST_PROBLEMS) problems.push({ ...placeOf(html, parser.startIndex), message });
  }

  /** What follows would take long to read. */
  function stop(message: string): void {
    report(message);
    parser.pause();
  }

  function checkAttribute(element: string, attribute: string, value: string): void {
    if (attribute.startsWith('on')) report(`A mail runs nothing, so “${attribute}” cannot stand in it. Remove it.`);
    if (forbiddenAttributes.has(attribute)) report(`A mail cannot have the attribute “${attribute}”. Remove it.`);
    if (attribute === 'style') checkStyle(value);
    if (!addresses.has(attribute)) return;
    const address = withoutSpaces(value);
    if (gaps === 'template' && address.startsWith('{{')) return;
    const schemes = element === 'img' || attribute === 'background' ? pictureSchemes : linkSchemes;
    if (!schemes.test(address)) report(`“${address.slice(0, 60)}” is no address on the web. Begin it with https://.`);
  }

  function checkStyle(style: string): void {
    const plain = withoutComments(style);
    if (forbiddenStyle.test(plain)) report('The style loads or runs something. A mail cannot do that.');
    for (const [, address = ''] of plain.matchAll(styleAddress)) {
      if (!/^(https:|data:image\/|\{\{)/i.test(address)) report('A picture of the style has no address on the web.');
    }
  }
}

export const tooManyElements = `The mail has more than ${MOST_ELEMENTS.toLocaleString('en-GB')} elements.`;

const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'meta', 'param', 'track', 'wbr']);

/** Browsers ignore spaces and controls in the scheme of an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that browsers ignore
const withoutSpaces = (address: string): string => address.replace(/[\u0000-\u0020\u00a0\u200b-\u200f\ufeff]/g, '');

function placeOf(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
