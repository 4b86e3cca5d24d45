import { capitalised, kebabCase, labelOf, nameFrom, snakeCase, uncapitalised } from '../names.ts';

/** The kinds of fields that the command knows. */
export const kindNames = [
  'text',
  'rich-text',
  'email',
  'integer',
  'money',
  'percentage',
  'date',
  'flag',
  'choice',
  'status',
  'record',
  'parent',
  'address',
] as const;
export type FieldKindName = (typeof kindNames)[number];

/** A field of a new record, as the command names it: `dueOn:date`, `supplier:record:Supplier`, `note:rich-text:optional`. */
export interface RecordField {
  /** `dueOn` */
  readonly name: string;
  readonly kind: FieldKindName;
  readonly required: boolean;
  /** The values of a choice, or the type of a record with its table. */
  readonly values: readonly string[];
  readonly target?: FieldTarget | undefined;
  /** The name of the enumeration of a choice: `TravelClaimStatus`. */
  readonly enumeration: string;
}

/** The record that a field refers to. */
export interface FieldTarget {
  /** `Supplier` */
  readonly type: string;
  /** The start of its ids: `suppliers`. */
  readonly prefix: string;
  /** The table's name in SQL. */
  readonly table: string;
  /** Where its node is imported from: `../nodes.ts`, or `@console/classes-api`. */
  readonly from: string;
  /** Whether its row has a name. The history then shows it. */
  readonly named: boolean;
}

/** What each layer of the server says of a kind of field. Each part is source text. */
export interface FieldKind {
  /** The definition of the column in SQL, without its name. */
  readonly sql: (field: RecordField) => string;
  /** The column of the drizzle table. */
  readonly column: (field: RecordField) => string;
  /** The field of the GraphQL type. */
  readonly exposed: (field: RecordField) => string;
  /** The field of the history. Without it the history does not keep the field. */
  readonly kept?: (field: RecordField) => string;
  /** The value in a row of the demo data. */
  readonly seeded: (field: RecordField) => string;
  /** Whether lists sort by it. Only a required field can. */
  readonly sorted?: boolean;
  /** The filter of the list by the column. */
  readonly filter?: (field: RecordField, column: string) => string;
}

/** The key of the field's column in the drizzle table: `supplierId`. */
export const columnKey = ({ name, kind }: Pick<RecordField, 'name' | 'kind'>): string =>
  kind === 'record' || kind === 'parent' || kind === 'address' ? `${name}Id` : name;

/** The name of the field's column in SQL: `supplier_id`. */
export const columnName = (field: Pick<RecordField, 'name' | 'kind'>): string => snakeCase(columnKey(field));

/** The declaration of a choice in the contracts: `travelClaimStatuses`. */
export const declarationOf = ({ enumeration }: RecordField): string => uncapitalised(pluralOf(enumeration));

const pluralOf = (pascal: string) => nameFrom(kebabCase(pascal)).several.split(' ').map(capitalised).join('');
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const notNull = ({ required }: RecordField) => (required ? ' NOT NULL' : '');
const call = ({ required }: RecordField) => (required ? '.notNull()' : '');
const nullable = ({ required }: RecordField) => (required ? '' : ', nullable: true');
const exposedAs = (maker: string) => (field: RecordField) =>
  `t.${maker}('${field.name}'${field.required ? '' : ', { nullable: true }'})`;
const keptAs =
  (maker: string) =>
  ({ name }: RecordField) =>
    `kept.${maker}('${labelOf(name)}')`;
const text = (longest: number) => (field: RecordField) =>
  `text${notNull(field)} CHECK (${columnName(field)} <> '' AND length(${columnName(field)}) <= ${longest})`;
const textColumn = (field: RecordField) => `text('${columnName(field)}')${call(field)}`;
const choice: FieldKind = {
  sql: (field) =>
    `text COLLATE "C"${notNull(field)}${field.kind === 'status' ? ` DEFAULT '${field.values[0]}'` : ''} CHECK (${columnName(field)} IN (${quoted(field.values)}))`,
  column: (field) =>
    `text('${columnName(field)}', { enum: ${declarationOf(field)}.values })${call(field)}${field.kind === 'status' ? `.default('${field.values[0]}')` : ''}`,
  exposed: (field) => `t.expose('${field.name}', { type: ${field.enumeration}${nullable(field)} })`,
  kept: (field) => `kept.choice('${labelOf(field.name)}', ${declarationOf(field)}.labels)`,
  seeded: (field) => `draw.pick(${declarationOf(field)}.values)`,
  sorted: true,
  filter: (field, column) => `enumFilter(${column}, ${field.enumeration})`,
};

const record: FieldKind = {
  sql: (field) => `ulid${notNull(field)} REFERENCES "${field.target?.table}"`,
  column: (field) => `ulid('${columnName(field)}')${call(field)}`,
  exposed: () => '',
  kept: (field) => (field.target?.named ? `kept.record('${labelOf(field.name)}', () => ${field.target.type})` : ''),
  seeded: ({ name }) => `draw.pick(${name}Ids)`,
  filter: (field, column) => `idFilter(${column}, '${field.target?.prefix}')`,
};

const fieldKinds: Readonly<Record<FieldKindName, FieldKind>> = {
  text: {
    sql: text(255),
    column: textColumn,
    exposed: exposedAs('exposeString'),
    kept: keptAs('text'),
    seeded: ({ name }) => `\`${labelOf(name)} \${index + 1}\``,
  },
  'rich-text': {
    sql: (field) => `text${notNull(field)} CHECK (${columnName(field)} <> '')`,
    column: textColumn,
    exposed: (field) =>
      `t.exposeString('${field.name}', { ${field.required ? '' : 'nullable: true, '}extensions: longText(richTextAllows.longest) })`,
    seeded: ({ name }) => `'<p>${labelOf(name)}.</p>'`,
  },
  email: {
    sql: text(255),
    column: textColumn,
    exposed: exposedAs('exposeString'),
    kept: keptAs('text'),
    seeded: () => `\`office\${index + 1}@company.example\``,
  },
  integer: {
    sql: (field) => `integer${notNull(field)} CHECK (${columnName(field)} >= 0)`,
    column: (field) => `integer('${columnName(field)}')${call(field)}`,
    exposed: exposedAs('exposeInt'),
    kept: keptAs('text'),
    seeded: () => 'draw.between(1, 12)',
    sorted: true,
  },
  money: {
    sql: (field) => `integer${notNull(field)} CHECK (${columnName(field)} >= 0)`,
    column: (field) => `integer('${columnName(field)}')${call(field)}`,
    exposed: (field) => `t.expose('${field.name}', { type: Money${nullable(field)} })`,
    kept: keptAs('money'),
    seeded: () => 'draw.between(1_000, 90_000)',
    sorted: true,
  },
  percentage: {
    sql: (field) => `numeric(5, 2)${notNull(field)} CHECK (${columnName(field)} BETWEEN 0 AND 100)`,
    column: (field) => `numeric('${columnName(field)}', { precision: 5, scale: 2, mode: 'number' })${call(field)}`,
    exposed: exposedAs('exposeFloat'),
    kept: keptAs('text'),
    seeded: () => 'draw.between(0, 100)',
  },
  date: {
    sql: (field) => `timestamptz(3)${notNull(field)} CHECK ((${columnName(field)} AT TIME ZONE 'UTC')::time = '00:00')`,
    column: (field) => `moment('${columnName(field)}')${call(field)}`,
    exposed: (field) => `t.expose('${field.name}', { type: 'DateTime'${nullable(field)} })`,
    kept: keptAs('day'),
    seeded: () => 'days.at(days.dayOf(days.addDays(createdAt, draw.between(1, 30))))',
    sorted: true,
    filter: (_field, column) => `dateFilter(${column})`,
  },
  flag: {
    sql: () => 'boolean NOT NULL DEFAULT false',
    column: (field) => `boolean('${columnName(field)}').notNull().default(false)`,
    exposed: ({ name }) => `t.exposeBoolean('${name}')`,
    kept: keptAs('flag'),
    seeded: () => 'draw.chance(0.5)',
  },
  choice,
  status: choice,
  record,
  parent: { ...record, sql: (field) => `${record.sql(field)} ON DELETE CASCADE` },
  address: {
    sql: (field) => `ulid${notNull(field)} UNIQUE REFERENCES address`,
    column: (field) => `ulid('${columnName(field)}')${call(field)}`,
    exposed: () => '',
    seeded: () => 'null',
  },
};

/** What the layers say of a field. */
export const kindOf = ({ kind }: Pick<RecordField, 'kind'>): FieldKind => fieldKinds[kind];
