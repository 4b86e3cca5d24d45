import { withoutControls } from '@console/format';
import * as z from 'zod/mini';
import { describeField, ruleOf } from './fieldRule.ts';
import { type FieldMessage, messages } from './messages.ts';
import { type OptionalText, type RequiredText, storable, webAddress } from './text.ts';

/**
 * The allowed content of rich text. The server stores nothing else and the browser shows nothing else (O§2). Other
 * elements are replaced by their text; scripts and styles are removed with their content.
 */
export const richTextAllows = {
  tags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  /** Tags that other programs write with the same meaning. */
  synonyms: { b: 'strong', i: 'em', ins: 'u', div: 'p', h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p', tr: 'p' },
  /** Links lead to the web or to a mailbox, with a full address. */
  link: new RegExp(`${webAddress.source}|^mailto:\\S+$`, 'i'),
  /** The `rel` of every link, so that the linked page learns nothing about the console and cannot control its tab. */
  rel: 'noopener noreferrer nofollow',
  /** The deepest nesting of lists. */
  depth: 20,
  /** The most characters, tags included. */
  longest: 50_000,
} as const;

const { longest } = richTextAllows;
/** A tag contains no bracket, so matching stays linear even in a text of brackets only. */
const markup =
  /<[^<>]*>|&(?:nbsp|#160|#xa0|zwsp|zerowidthspace|#8203|#x200b);|[\s\u2800\p{Default_Ignorable_Code_Point}]/giu;

/** Whether rich text has words. Paragraphs, breaks and spaces alone do not count. */
export function hasWords(html: string): boolean {
  return html.replace(markup, '') !== '';
}

interface RichTextRule {
  readonly required?: FieldMessage;
}

/**
 * Rich text as HTML, at most 50,000 characters with its tags. Required rich text must have words. Optional rich text
 * without words becomes null. The API sanitises every field of this rule before it checks the input.
 */
export function richText(label: string, rule: { readonly required: FieldMessage }): RequiredText;
export function richText(label: string, rule?: RichTextRule): OptionalText;
export function richText(label: string, { required }: RichTextRule = {}): RequiredText | OptionalText {
  const given = z.pipe(
    z.nullish(storable(label)),
    z.transform((value) => (value && (value.length > longest || hasWords(value)) ? withoutControls(value).trim() : '')),
  );
  const short = z.string().check(z.maxLength(longest, messages.tooLong(label, longest)));
  const meta = { kind: 'richText', label, required: required !== undefined, max: longest } as const;
  if (required) {
    const filled = z.pipe(z.string().check(z.minLength(1, required(label))), short);
    return describeField(z.pipe(given, filled), meta);
  }
  const emptied = z.pipe(
    given,
    z.transform((value) => value || null),
  );
  return describeField(z.pipe(emptied, z.nullable(short)), meta);
}

/** Whether a field of an input is rich text. */
export function isRichText(field: z.core.$ZodType): boolean {
  return ruleOf(field)?.kind === 'richText';
}
