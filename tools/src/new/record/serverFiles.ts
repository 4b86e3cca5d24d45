import { capitalised, type Name, snakeCase, withArticle } from '../names.ts';
import { columnKey, columnName, declarationOf, type FieldTarget, kindOf, type RecordField } from './fieldKinds.ts';
import type { RecordFields } from './readFields.ts';

/** The facts from which the files of a new record are written. */
export interface RecordFacts extends RecordFields {
  readonly domain: string;
  readonly name: Name;
}

/** `travel_claim` */
export const tableName = ({ name }: RecordFacts): string => snakeCase(name.camel);

/** The start of the record's ids: `travel_claims`. */
export const prefixOf = ({ name }: RecordFacts): string => name.several.replaceAll(' ', '_');

/** The list's field in the schema: `travelClaims`. */
export const listName = ({ name }: RecordFacts): string => {
  const [first = '', ...others] = name.several.split(' ');
  return [first, ...others.map(capitalised)].join('');
};

/** The required text by which people call the record. A record with only a reference has none. */
export const titleOf = ({ fields }: RecordFacts): RecordField | undefined =>
  fields.find(({ kind, required }) => kind === 'text' && required);

const sortKeyOf = (field: RecordField) => `${field.name}Sort`;

/** What lists sort by: the field's name in the schema, its key in the table and its column in SQL. */
function sortsOf(facts: RecordFacts) {
  const title = titleOf(facts);
  return [
    { field: 'createdAt', key: 'createdAt', column: 'created_at' },
    ...(facts.reference ? [{ field: 'reference', key: 'number', column: 'number' }] : []),
    ...(title ? [{ field: title.name, key: sortKeyOf(title), column: snakeCase(sortKeyOf(title)) }] : []),
    ...facts.fields
      .filter((field) => field.required && kindOf(field).sorted)
      .map((field) => ({ field: field.name, key: columnKey(field), column: columnName(field) })),
  ];
}

/** What the list is ordered by when nobody chooses: the first day, the latest first, else when it was created. */
const orderOf = ({ fields }: RecordFacts) => {
  const day = fields.find(({ kind, required }) => kind === 'date' && required);
  return day ? { field: day.name, column: columnName(day) } : { field: 'createdAt', column: 'created_at' };
};

const filtered = ({ fields }: RecordFacts) => fields.filter((field) => kindOf(field).filter);

export function migrationFile(facts: RecordFacts): string {
  const table = tableName(facts);
  const { reference, fields, name } = facts;
  const title = titleOf(facts);
  const order = orderOf(facts).column;
  const columns = [
    'id ulid PRIMARY KEY',
    ...(reference
      ? [
          `number integer NOT NULL UNIQUE DEFAULT nextval('${table}_number')`,
          `ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('${reference}-' || number) STORED UNIQUE`,
        ]
      : []),
    ...fields.flatMap((field) => [
      `${columnName(field)} ${kindOf(field).sql(field)}`,
      ...(field === title
        ? [
            `${columnName(field)}_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(${columnName(field)})) STORED`,
          ]
        : []),
    ]),
    'created_by ulid',
    'created_at timestamptz(3) NOT NULL DEFAULT now()',
    'updated_by ulid',
    'updated_at timestamptz(3) NOT NULL DEFAULT now()',
    'version integer NOT NULL DEFAULT 1',
  ];
  const sorts = sortsOf(facts).filter(({ field }) => field !== 'reference');
  const indexes = [
    ...sorts.map(({ column }) => `CREATE INDEX ${table}_by_${column} ON ${table} (${column}, id);`),
    ...filtered(facts)
      .filter((field) => field.kind !== 'date')
      .map(
        (field) =>
          `CREATE INDEX ${table}_of_${snakeCase(field.name)} ON ${table} (${columnName(field)}, ${order}, id);`,
      ),
    ...(title ? [`CREATE INDEX ${table}_search ON ${table} USING gin (${columnName(title)}_sort gin_trgm_ops);`] : []),
  ];
  return `-- ${capitalised(name.several)}.

${reference ? `CREATE SEQUENCE ${table}_number START 1001;\n\n` : ''}CREATE TABLE ${table} (
  ${columns.join(',\n  ')}
);
${indexes.join('\n')}
`;
}

export function tableSource(facts: RecordFacts): string {
  const title = titleOf(facts);
  const columns = facts.fields.flatMap((field) => [
    `${columnKey(field)}: ${kindOf(field).column(field)},`,
    ...(field === title
      ? [`${sortKeyOf(field)}: text('${columnName(field)}_sort').notNull().generatedAlwaysAs(computed),`]
      : []),
  ]);
  return `
export const ${facts.name.camel} = pgTable('${tableName(facts)}', {
  ...entityColumns(),
  ${facts.reference ? '...referenceColumns(),\n  ' : ''}${columns.join('\n  ')}
});
`;
}

/** The names that the table needs, by the module that exports them. */
export function tableImports(facts: RecordFacts): Readonly<Record<string, readonly string[]>> {
  const text = tableSource(facts);
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b[(),]`).test(text));
  return {
    '@console/api-kit/database': used(['computed', 'entityColumns', 'moment', 'referenceColumns', 'ulid']),
    'drizzle-orm/pg-core': used(['boolean', 'integer', 'numeric', 'pgTable', 'text']),
    [`@console/${facts.domain}-contracts`]: choicesOf(facts).map(declarationOf),
  };
}

/** The fields whose values the contracts name. */
export const choicesOf = ({ fields }: RecordFacts): RecordField[] =>
  fields.filter(({ kind }) => kind === 'choice' || kind === 'status');

export function typeFile(facts: RecordFacts): string {
  const { name, reference, fields } = facts;
  const { pascal, camel } = name;
  const title = titleOf(facts);
  const exposed = fields.map((field) => {
    const { target } = field;
    if (target) return `${field.name}: one(t, { from: ${camel}.${columnKey(field)}, to: () => ${target.type} }),`;
    if (field.kind === 'address')
      return `${field.name}: one(t, { from: ${camel}.${columnKey(field)}, to: () => Address }),`;
    return `${field.name}: ${kindOf(field).exposed(field)},`;
  });
  const filters = [
    ...(title ? [`${title.name}: textFilter([${camel}.${sortKeyOf(title)}]),`] : []),
    ...filtered(facts).map(
      (field) => `${field.name}: ${kindOf(field).filter?.(field, `${camel}.${columnKey(field)}`)},`,
    ),
  ];
  const body = `implementNode(${pascal}, {
  description: '${capitalised(withArticle(name.one))}.',
  rule: staff,
  audit: true,
  lookup: '${camel}',
  fields: (t) => ({
    ${[...(reference ? ["reference: t.exposeString('ref'),"] : []), ...exposed].join('\n    ')}
  }),
});

listField('${listName(facts)}', ${pascal}, {
  rule: staff,
  filters: {
    ${filters.join('\n    ')}
  },
  order: {
    ${sortsOf(facts)
      .map(({ field, key }) => `${field}: ${camel}.${key},`)
      .join('\n    ')}
  },
  defaultOrder: { ${orderOf(facts).field}: 'DESC' },
});
`;
  const kit = [
    'Money',
    'dateFilter',
    'enumFilter',
    'idFilter',
    'implementNode',
    'listField',
    'longText',
    'one',
    'staff',
    'textFilter',
  ];
  const imports = new Map<string, Set<string>>([
    ['@console/api-kit', new Set(kit.filter((word) => new RegExp(`\\b${word}\\b`).test(body)))],
    ['@console/core-api', new Set(body.includes('=> Address') ? ['Address'] : [])],
    ['@console/rules', new Set(body.includes('richTextAllows') ? ['richTextAllows'] : [])],
    ['../enumerations.ts', new Set(choicesOf(facts).map(({ enumeration }) => enumeration))],
    ['../nodes.ts', new Set([pascal])],
    ['../tables.ts', new Set([camel])],
  ]);
  const targets = fields.flatMap(({ target }) => target ?? []);
  return `${importsOf(imports, targets)}\n${body}`;
}

export function historyFile(facts: RecordFacts): string {
  const { pascal } = facts.name;
  const kept = facts.fields.flatMap((field) => {
    const source = kindOf(field).kept?.(field);
    return source ? [`${columnKey(field)}: ${source},`] : [];
  });
  const imports = new Map<string, Set<string>>([
    ['@console/core-api', new Set(['keepsHistory', 'kept'])],
    [`@console/${facts.domain}-contracts`, new Set(choicesOf(facts).map(declarationOf))],
    ['../nodes.ts', new Set([pascal])],
  ]);
  const named = facts.fields.flatMap(({ target }) => (target?.named ? [target] : []));
  return `${importsOf(imports, named)}
keepsHistory(${pascal}, {
  entity: '${tableName(facts)}',
  fields: {
    ${kept.join('\n    ')}
  },
});
`;
}

/** The rows of the demo data. */
export function seedFile(facts: RecordFacts): string {
  const { camel, several, one } = facts.name;
  const references = facts.fields.filter(({ kind, required }) => (kind === 'record' || kind === 'parent') && required);
  const read = references.map(({ name, target }) => `  const ${name}Ids = await idsOf(context, '${target?.table}');`);
  const columns = facts.fields
    .filter((field) => field.required || field.kind === 'flag')
    .map((field) => `${columnKey(field)}: ${kindOf(field).seeded(field)},`);
  return `import { days, demoRows, ${references.length > 0 ? 'idsOf, ' : ''}insertRows, random } from '@console/api-kit/seeding';
${choicesOf(facts).length > 0 ? `import { ${choicesOf(facts).map(declarationOf).join(', ')} } from '@console/${facts.domain}-contracts';\n` : ''}import { ${camel} } from '../tables.ts';

/** How many ${several} the demo data has. */
const ROWS = 40;

demoRows(async (context) => {
${read.join('\n')}
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const draw = random('${one}', index);
    const createdAt = days.addDays(context.now, -draw.between(1, 90));
    return {
      id: draw.id(createdAt),
      ${columns.join('\n      ')}
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertRows(context.tx, ${camel}, rows);
});
`;
}

/** The source of imports, with those of the types that fields refer to. */
function importsOf(imports: ReadonlyMap<string, ReadonlySet<string>>, targets: readonly FieldTarget[]): string {
  const all = new Map(imports);
  for (const { from, type } of targets) all.set(from, new Set([...(all.get(from) ?? []), type]));
  return [...all]
    .filter(([, names]) => names.size > 0)
    .map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';\n`)
    .join('');
}
