/** The JSON of a design (ADM-08). Names and values that this editor does not know are kept. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** A block: its kind, and the values that its kind knows. */
export interface DesignBlock extends JsonObject {
  readonly type: string;
  readonly values: JsonObject;
}

export interface DesignColumn extends JsonObject {
  readonly contents: readonly DesignBlock[];
}

export interface DesignRow extends JsonObject {
  readonly columns: readonly DesignColumn[];
}

export interface Design extends JsonObject {
  readonly body: JsonObject & { readonly rows: readonly DesignRow[] };
}

/** The place of a block. */
export interface BlockPlace {
  readonly row: number;
  readonly column: number;
  readonly block: number;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the text of a design. Null when it is none. */
export function readDesign(text: string): Design | null {
  try {
    const read: unknown = JSON.parse(text);
    return isDesign(read) ? read : null;
  } catch {
    return null;
  }
}

function isDesign(read: unknown): read is Design {
  if (!isObject(read) || !isObject(read.body) || !Array.isArray(read.body.rows)) return false;
  return read.body.rows.every(
    (row: unknown) =>
      isObject(row) &&
      Array.isArray(row.columns) &&
      row.columns.every(
        (column: unknown) =>
          isObject(column) &&
          Array.isArray(column.contents) &&
          column.contents.every(
            (block: unknown) => isObject(block) && typeof block.type === 'string' && isObject(block.values),
          ),
      ),
  );
}

/** Returns a value of a block as text. */
export const textIn = (values: JsonObject, name: string): string =>
  typeof values[name] === 'string' ? values[name] : '';

/** Returns a group of values within a block's values: that of a link or of a picture. */
export const groupIn = (values: JsonObject, name: string): JsonObject => {
  const group = values[name];
  return isObject(group) ? group : {};
};

/** Returns the address of a link. */
export const addressIn = (values: JsonObject, name: string): string =>
  textIn(groupIn(groupIn(values, name), 'values'), 'href');

/** Returns the values of a link to an address. What else the link has is kept. */
export function linkTo(values: JsonObject, name: string, href: string): JsonObject {
  const link = groupIn(values, name);
  return { [name]: { ...link, name: 'web', values: { target: '_blank', ...groupIn(link, 'values'), href } } };
}

const replaced = <Item>(list: readonly Item[], index: number, change: (item: Item) => Item): Item[] =>
  list.map((item, at) => (at === index ? change(item) : item));

function moved<Item>(list: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}

const withRows = (design: Design, rows: readonly DesignRow[]): Design => ({
  ...design,
  body: { ...design.body, rows },
});

/** Moves a row up or down. */
export const moveRow = (design: Design, row: number, by: -1 | 1): Design =>
  withRows(design, moved(design.body.rows, row, by));

/** Removes a row with its blocks. */
export const removeRow = (design: Design, row: number): Design =>
  withRows(
    design,
    design.body.rows.filter((_, index) => index !== row),
  );

/** Puts a row back to where it was. */
export const putRowBack = (design: Design, index: number, row: DesignRow): Design =>
  withRows(design, design.body.rows.toSpliced(index, 0, row));

/** Changes values of a block. The others are kept. */
export const setValues = (design: Design, { row, column, block }: BlockPlace, values: JsonObject): Design =>
  withRows(
    design,
    replaced(design.body.rows, row, (one) => ({
      ...one,
      columns: replaced(one.columns, column, (part) => ({
        ...part,
        contents: replaced(part.contents, block, (each) => ({ ...each, values: { ...each.values, ...values } })),
      })),
    })),
  );

/** The kinds of blocks that people add, with their names. */
export const blockKinds = {
  heading: 'Heading',
  text: 'Text',
  button: 'Button',
  image: 'Image',
  divider: 'Line',
} as const;
export type BlockKind = keyof typeof blockKinds;

const firstValues: Readonly<Record<BlockKind, JsonObject>> = {
  heading: { text: 'Heading', headingType: 'h1', fontSize: '22px' },
  text: { text: '<p>Text</p>', fontSize: '15px' },
  button: { text: 'Open', fontSize: '15px', href: { name: 'web', values: { href: 'https://', target: '_blank' } } },
  image: { src: { url: '' }, altText: '' },
  divider: {},
};

/** Adds a row with one block at the end. */
export const addBlock = (design: Design, type: BlockKind): Design =>
  withRows(design, [
    ...design.body.rows,
    {
      cells: [1],
      columns: [{ contents: [{ type, values: { containerPadding: '12px 24px', ...firstValues[type] } }], values: {} }],
      values: { columnsBackgroundColor: '#ffffff' },
    },
  ]);

/** A design with a heading and a text, on white paper. */
export function newDesign(): Design {
  const font = { label: 'Arial', value: 'arial,helvetica,sans-serif' };
  const values = { backgroundColor: '#f3f2f1', contentWidth: '600px', fontFamily: font };
  const empty: Design = { counters: {}, body: { headers: [], rows: [], footers: [], values }, schemaVersion: 24 };
  return addBlock(addBlock(empty, 'heading'), 'text');
}

/** Whether an editor of rich text keeps all of a text: it has no more than paragraphs, lists, bold and links. */
export const isPlainText = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z0-9]+)((?:\s[^>]*)?)>/gi)].every(
    ([, tag = '', attributes = '']) =>
      /^(p|br|strong|em|u|ul|ol|li|a)$/i.test(tag) &&
      (/^a$/i.test(tag) ? !/style|class/i.test(attributes) : attributes.trim() === ''),
  );
