import type { Design } from './design.ts';
import { isObject, type JsonValue } from './json.ts';

/** A text of a design in which Liquid can stand, with the words for its place. */
interface TextOfDesign {
  /** 'Row 2, button 1'. 'The whole mail' for the values of the body. */
  readonly part: string;
  readonly text: string;
}

/** Returns the texts of a design that contain Liquid. */
export function partsOf({ body }: Design): TextOfDesign[] {
  const rows = body.rows.flatMap((row, index) => {
    const counted = new Map<string, number>();
    const contents = row.columns.flatMap((column) => column.contents);
    const ofBlocks = contents.flatMap(({ type, values }) => {
      const count = (counted.get(type) ?? 0) + 1;
      counted.set(type, count);
      return textsIn(values, `Row ${index + 1}, ${type} ${count}`);
    });
    return [...ofBlocks, ...[row, ...row.columns].flatMap(({ values }) => textsIn(values, `Row ${index + 1}`))];
  });
  return [...textsIn(body.values, 'The whole mail'), ...rows];
}

function textsIn(value: JsonValue | undefined, part: string): TextOfDesign[] {
  if (typeof value === 'string') return value.includes('{') ? [{ part, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item: JsonValue) => textsIn(item, part));
  return isObject(value) ? Object.values(value).flatMap((item) => textsIn(item, part)) : [];
}

/** An editor of rich text writes `&gt;` for > and breaks words into elements. Within a tag of Liquid it means what was typed. */
export const tagsAsTyped = (html: string): string =>
  html.replace(/\{[{%](?:(?![%}]\})[\s\S]){0,1000}[%}]\}/g, (tag) =>
    tag
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&nbsp;|\u00a0/g, ' ')
      .replace(/&amp;/g, '&'),
  );
