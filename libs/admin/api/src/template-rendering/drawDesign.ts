import { darkLook, hasDarkLook } from './darkLook.ts';
import type { Design, DesignColumn, DesignContent, DesignRow } from './design.ts';
import type { JsonObject } from './json.ts';
import { rendererNames, unlayer } from './unlayer.ts';

/** Draws a design as a page. Its values are safe and filled in by now. */
export function drawDesign(design: Design, title: string): string {
  return new Drawing(design).page(title);
}

/** What every renderer is told beside its own values. */
type Meta = Readonly<Record<string, unknown>>;

class Drawing {
  readonly #body: JsonObject;
  readonly #rows: readonly DesignRow[];
  readonly #counted = new Map<string, number>();
  readonly #css: string[] = [];
  readonly #dark: boolean;

  constructor(design: Design) {
    const { values, rows } = design.body;
    this.#dark = hasDarkLook(design);
    this.#body = this.#named('body', 'u_body', { ...unlayer().BodyDefaults, ...values, popupDisplayDelay: 0 });
    this.#rows = rows;
  }

  page(title: string): string {
    this.#css.push(this.#styleOf('Body', this.#body));
    const rows = this.#rows.map((row, index) => this.#row(row, index)).join('');
    const body = draw('Body', rows, this.#body, { bodyValues: this.#body, type: '' });
    const style = [responsive(widthOf(this.#body)), ...this.#css, this.#dark ? darkLook : '']
      .filter(Boolean)
      .join('\n');
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${this.#dark ? 'light dark' : 'light'}">
<title>${title}</title>
<style>
${style}
</style>
</head>
${body.trim()}
</html>`;
  }

  #row({ values, cells, columns }: DesignRow, rowIndex: number): string {
    const row = this.#named('row', 'u_row', { ...unlayer().RowDefaults, ...values });
    const meta = {
      rowIndex,
      rowCells: cells,
      rowValues: row,
      bodyValues: this.#body,
      embeddedValues: {},
      exporterConfig: {},
    };
    const drawn = columns.map((column, columnIndex) => this.#column(column, { ...meta, columnIndex }));
    return draw('Row', drawn.join(''), row, this.#body, { collection: 'rows', ...meta });
  }

  #column({ values, contents }: DesignColumn, meta: Meta): string {
    const column = this.#named('column', 'u_column', { ...unlayer().ColumnDefaults, ...values });
    const all = { ...meta, columnValues: column };
    const drawn = contents.map((content, index) => this.#content(content, { ...all, index })).join('');
    return draw('Column', drawn, column, meta.columnIndex, meta.rowCells, this.#body, meta.rowValues, all);
  }

  #content({ type, values: given }: DesignContent, meta: Meta): string {
    const name = Object.hasOwn(rendererNames, type) ? rendererNames[type] : undefined;
    if (name === undefined) return '';
    const whole = { containerPadding: '10px', ...unlayer()[`${name}Defaults`], ...given };
    const values = this.#named('content', `u_content_${type}`, whole);
    this.#css.push(this.#styleOf(name, values));
    const { index, columnIndex, rowCells, rowValues } = meta;
    const inner = draw(name, values, index, columnIndex, rowCells, this.#body, rowValues, {}, meta);
    return draw('Content', inner, values, this.#body, meta);
  }

  /** Each part has an id of its own, which its style names. */
  #named(kind: string, className: string, values: JsonObject): JsonObject {
    const count = (this.#counted.get(className) ?? 0) + 1;
    this.#counted.set(className, count);
    return {
      ...values,
      _meta: { htmlID: `${className}_${count}`, htmlClassNames: kind === 'body' ? 'u_body' : className },
    };
  }

  #styleOf(name: string, values: JsonObject): string {
    const display = { displayMode: 'email', headConfig: { hasFeature: () => false } };
    return (
      unlayer()
        .heads[name]?.css?.({ ...values }, this.#body, display)
        ?.trim() ?? ''
    );
  }
}

function draw(name: string, ...parts: readonly unknown[]): string {
  const exporter = unlayer().exporters[name];
  if (!exporter) throw new Error(`There is no renderer ${name}.`);
  return exporter.email(...parts);
}

function widthOf({ contentWidth }: JsonObject): number {
  const width = Number.parseFloat(String(contentWidth));
  return width >= 200 && width <= 1200 ? width : 600;
}

/** On a phone the columns of a row stand below each other. */
const responsive = (width: number): string => `@media (max-width: ${width + 20}px) {
  .u-row-container { max-width: 100% !important; padding-left: 0 !important; padding-right: 0 !important; }
  .u-row, .u-row .u-col, .u-row .u-col > div { width: 100% !important; max-width: 100% !important; min-width: 0 !important; }
  .u-row .u-col { display: block !important; }
  .u_body > table { min-width: 0 !important; }
}
img { max-width: 100%; }`;
