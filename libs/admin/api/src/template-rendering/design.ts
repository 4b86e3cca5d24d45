import { isObject, isStorableJson, type JsonObject, type JsonValue } from './json.ts';

/** A block of a design: its kind, and the values that its kind knows. Values that nobody knows are kept. */
export interface DesignContent extends JsonObject {
  readonly type: string;
  readonly values: JsonObject;
}

export interface DesignColumn extends JsonObject {
  readonly contents: readonly DesignContent[];
  readonly values: JsonObject;
}

export interface DesignRow extends JsonObject {
  /** The shares of the columns in the width. */
  readonly cells: readonly number[];
  readonly columns: readonly DesignColumn[];
  readonly values: JsonObject;
}

/** A mail as the editor of blocks keeps it. Parts that nobody knows are kept. */
export interface Design extends JsonObject {
  readonly body: JsonObject & { readonly rows: readonly DesignRow[]; readonly values: JsonObject };
}

export const LONGEST_DESIGN = 400_000;
const MOST_BLOCKS = 300;
const MOST_ROWS = 300;
const MOST_COLUMNS = 12;
const DEEPEST = 20;

/** Reads a design. Returns the reason why a text is none, as a sentence. */
export function readDesign(text: string): { readonly design: Design } | { readonly whyNot: string } {
  if (text.length > LONGEST_DESIGN)
    return { whyNot: `The design has more than ${LONGEST_DESIGN.toLocaleString('en-GB')} characters.` };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { whyNot: 'The design is not written as JSON.' };
  }
  if (depthOf(read) > DEEPEST) return { whyNot: 'The design is nested too deep.' };
  if (!isDesign(read)) return { whyNot: 'The design has no rows with columns and blocks.' };
  if (!isStorableJson(read)) return { whyNot: 'The design contains characters that no text can have.' };
  if (read.body.rows.length > MOST_ROWS) return { whyNot: `The design has more than ${MOST_ROWS} rows.` };
  if (blocksOf(read).length > MOST_BLOCKS) return { whyNot: `The design has more than ${MOST_BLOCKS} blocks.` };
  return { design: read };
}

/** Returns the blocks of a design from top to bottom. */
export const blocksOf = ({ body }: Design): DesignContent[] =>
  body.rows.flatMap(({ columns }) => columns.flatMap(({ contents }) => contents));

/** Returns a design with the values of each part changed. */
export function withValues(design: Design, change: (values: JsonObject) => JsonObject): Design {
  const rows = design.body.rows.map((row) => ({
    ...row,
    values: change(row.values),
    columns: row.columns.map((column) => ({
      ...column,
      values: change(column.values),
      contents: column.contents.map((content) => ({ ...content, values: change(content.values) })),
    })),
  }));
  return { ...design, body: { ...design.body, rows, values: change(design.body.values) } };
}

function isDesign(read: unknown): read is Design {
  if (!isObject(read) || !isObject(read.body) || !isObject(read.body.values)) return false;
  return everyOf(read.body.rows, isRow);
}

const isRow = (row: JsonObject): boolean =>
  isObject(row.values) &&
  Array.isArray(row.cells) &&
  row.cells.length > 0 &&
  row.cells.length <= MOST_COLUMNS &&
  row.cells.every((cell) => typeof cell === 'number' && cell > 0 && cell <= 24) &&
  everyOf(row.columns, isColumn) &&
  Array.isArray(row.columns) &&
  row.columns.length === row.cells.length;

const isColumn = (column: JsonObject): boolean => isObject(column.values) && everyOf(column.contents, isContent);

const isContent = ({ type, values }: JsonObject): boolean => typeof type === 'string' && isObject(values);

const everyOf = (list: JsonValue | undefined, holds: (item: JsonObject) => boolean): boolean =>
  Array.isArray(list) && list.every((item) => isObject(item) && holds(item));

function depthOf(value: unknown, depth = 0): number {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return depth;
  return Object.values(value).reduce<number>((most, part) => Math.max(most, depthOf(part, depth + 1)), depth);
}
