import { emailIn, isDomain, isEmail, isStorable, withoutControls, withoutInvisible } from '@console/format';
import * as z from 'zod/mini';
import { describeField, type FieldKind } from './fieldRule.ts';
import { type FieldMessage, messages } from './messages.ts';

export interface TextRule {
  /** The most characters, 255 by default. The form can show a counter (FRM-13). */
  readonly max?: number;
  /** The message about longer text, where the usual one does not say what to do. */
  readonly tooLong?: string;
  readonly min?: number;
  readonly length?: number;
  /** Keeps line breaks and repeated spaces, for text that is typed into an area of several lines. */
  readonly multiline?: boolean;
  /** Reads the value from what people paste: the address from `Ada <ada@example.org>`. */
  readonly reads?: (text: string) => string;
  /** Keeps spaces and empty lines at the start, for a list whose lines are counted. */
  readonly keepsStart?: boolean;
  /** Drafts leave out the value. */
  readonly secret?: true;
  /** One more check. */
  readonly also?: z.core.CheckFn<string> | z.core.$ZodCheck<string>;
}

export interface Required {
  /** The message for an empty value: `requiredIn.operations`. */
  readonly required: FieldMessage;
}

export interface Optional {
  readonly required?: undefined;
}

export type RequiredText = z.ZodMiniType<string, string | null | undefined>;
export type OptionalText = z.ZodMiniType<string | null, string | null | undefined>;

/**
 * Text of one line, or of several with `multiline`. Spaces around it and characters that nobody sees are removed. In
 * one line, line breaks and repeated spaces become one space, so that texts that look equal are equal. Optional text
 * without visible characters becomes null.
 */
export function text(label: string, rule: TextRule & Required): RequiredText;
export function text(label: string, rule?: TextRule & Optional): OptionalText;
export function text(label: string, rule: TextRule & (Required | Optional) = {}): RequiredText | OptionalText {
  return textOf('text', label, rule);
}

/** Like {@link text}, for a field of another kind. */
export function textOf(
  kind: FieldKind,
  label: string,
  rule: TextRule & (Required | Optional),
): RequiredText | OptionalText {
  const { required, max = 255, multiline = false, keepsStart = false, reads, secret } = rule;
  const given = z.pipe(
    z.nullish(storable(label)),
    z.transform((value) => {
      if (multiline) return shownOf(withoutControls(value ?? ''), keepsStart);
      const shown = shownOf(withoutInvisible(value ?? ''), keepsStart).replace(/\s+/g, ' ');
      return reads ? reads(shown) : shown;
    }),
  );
  const meta = { kind, label, required: required !== undefined, max, ...(secret && { secret }) };
  const checked = checkedText(label, { ...rule, max });
  if (required) {
    const filled = z.pipe(z.string().check(z.minLength(1, required(label))), checked);
    return describeField(z.pipe(given, filled), meta);
  }
  const emptied = z.pipe(
    given,
    z.transform((value) => (value === '' ? null : value)),
  );
  return describeField(z.pipe(emptied, z.nullable(checked)), meta);
}

/** Matches text of invisible characters only. Nobody could see a link or a title with such a text. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A list of texts, such as the lines of an answer. Each is cleaned as {@link text} does. Empty ones keep their place.
 *
 * @param max the most characters of a text.
 * @param most the most texts.
 */
export function texts(
  label: string,
  { max, most }: { readonly max: number; readonly most: number },
): z.ZodMiniType<string[], readonly string[]> {
  const short = z.string().check(z.maxLength(max, messages.tooLong(label, max)));
  const cleaned = z.pipe(
    storable(label),
    z.pipe(
      z.transform((value: string) => shownOf(withoutControls(value), false)),
      short,
    ),
  );
  const list = z.array(cleaned, messages.valid(label)).check(z.maxLength(most, messages.tooMany(label, most)));
  return describeField(list, { kind: 'texts', label, required: true, max });
}

function shownOf(text: string, keepsStart: boolean): string {
  const visible = text.trimEnd();
  const shown = keepsStart ? visible : visible.trimStart();
  return blank.test(shown) ? '' : shown;
}

/** Text that the database can store: without NUL and without unpaired surrogates. */
export function storable(label: string): z.ZodMiniString<string> {
  return z.string(messages.valid(label)).check(z.refine<string>(isStorable, messages.valid(label)));
}

function checkedText(label: string, { max, tooLong, min, length, also }: TextRule & { max: number }) {
  const short = z.string().check(z.maxLength(max, tooLong ?? messages.tooLong(label, max)));
  const checks = [
    ...(min === undefined ? [] : [z.minLength(min, messages.tooShort(label, min))]),
    ...(length === undefined ? [] : [z.length(length, messages.length(label, length))]),
    ...(also ? [also] : []),
  ];
  return z.pipe(short, z.string().check(...checks));
}

/**
 * An email address of at most 255 characters (O§5). It is also found in what people paste: `Ada <ada@example.org>`,
 * `mailto:ada@example.org`.
 */
export function email(label: string, rule: Required): RequiredText;
export function email(label: string, rule?: Optional): OptionalText;
export function email(label: string, { required }: Required | Optional = {}): RequiredText | OptionalText {
  const also = z.refine<string>(isEmail, messages.valid(label));
  const reads = (given: string) => emailIn(given) ?? given;
  return required ? text(label, { required, also, reads }) : text(label, { also, reads });
}

/** A telephone number in any notation, at most 25 characters (O§5). */
export const phone = (label: string): OptionalText => text(label, { max: 25 });

/** The longest web address. Those of meetings and of scanned mails have some 1,500 characters. */
const longestUrl = 2048;

/** A web address without name and password (C§5). The message about one that only lacks `https://` says so. */
export const url = (label: string): OptionalText =>
  text(label, {
    max: longestUrl,
    also: z.check(({ value, issues }) => {
      if (isUrl(value)) return;
      const message = isUrl(`https://${value}`) ? messages.urlWithout(label) : messages.url(label);
      issues.push({ code: 'custom', input: value, message });
    }),
  });

/**
 * Matches an address on the web. Before its path it has no name, no password and no backslash, which one program reads as
 * part of the host and another as its end.
 */
export const webAddress: RegExp = /^https?:\/\/[^\s/?#\\@]+(?:[/?#]\S*)?$/i;

const isUrl = (text: string): boolean =>
  webAddress.test(text) && URL.canParse(text) && isDomain(new URL(text).hostname);

/** An ISO 8601 duration such as P3D or PT45M. The empty text is accepted (C§5). */
export const duration = (label: string): OptionalText => text(label, { also: z.iso.duration(messages.duration()) });
