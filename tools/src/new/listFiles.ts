import type { Draft } from './Draft.ts';
import type { RecordLink } from './domain.ts';
import { capitalised, labelOf, type Name } from './names.ts';
import { nameSelection, sampleRecord } from './samples.ts';
import { type ListField, namePath, type ShownField } from './schemaTypes.ts';

/** A filter of the new list: its line in the declaration, and its variable and argument in the query. */
export interface NewFilter {
  readonly maker: string;
  readonly line: string;
  /** `$name: String` */
  readonly variable: string;
  /** `name: $name` */
  readonly argument: string;
  /** The declaration of the values in the contracts. */
  readonly enumeration?: { readonly name: string; readonly from: string };
  /** The picker of a filter by a record, and the selection of the chosen record's name. */
  readonly picked?: {
    readonly name: string;
    readonly picker: string;
    readonly from: string;
    readonly selection: string;
    readonly called: string;
  };
}

export interface ListFacts {
  readonly name: Name;
  readonly list: ListField;
  /** The link to a record's screen. */
  readonly link: RecordLink | undefined;
  readonly fields: readonly ShownField[];
  readonly filters: readonly NewFilter[];
  /** The order of the list when the URL names none. */
  readonly order: string;
}

/** The number of columns that everybody sees. Users can choose to show the others. */
const COLUMNS_AT_FIRST = 6;

export function columnsFile({ name, list, link, fields }: ListFacts): string {
  const fragment = `${name.camel}Columns_${name.camel}`;
  const columns = [nameColumn(list, link), ...fields.map(columnOf)];
  const makers = [...new Set(columns.map((column) => column.slice(0, column.indexOf('('))))];
  return `import { columnsOf, keepOnPhone } from '@console/design-system/table';
${importsFor(fields, link)}import { graphql, useFragment } from 'react-relay';
import type { ${fragment}$data, ${fragment}$key } from './__generated__/${fragment}.graphql.ts';

/** The data that one row of the list reads. */
export function use${name.pascal}Row(key: ${fragment}$key): ${fragment}$data {
  return useFragment(
    graphql\`
      fragment ${fragment} on ${list.type.name} {
        id
        ${[nameSelection(list.type), ...fields.map(selectionOf)].join('\n        ')}
      }
    \`,
    key,
  );
}

const { ${makers.join(', ')} } = columnsOf<${fragment}$data>();

/** Every column of the list, in its standard order. */
export const ${name.camel}Columns = keepOnPhone(['${nameId(list)}'], [
  ${columns.join(',\n  ')},
]);
`;
}

/** The links and the declarations that the columns use. */
function importsFor(fields: readonly ShownField[], link: RecordLink | undefined): string {
  const used = [link, ...fields.map(({ record }) => record?.link)].flatMap((one) =>
    one ? [[one.links, one.from]] : [],
  );
  const declared = fields.flatMap((field) => (field.declared ? [[field.declared.name, field.declared.from]] : []));
  const lines = [...used, ...declared].map(([name, from]) => `import { ${name} } from '${from}';\n`);
  return [...new Set(lines)].join('');
}

function nameId({ type }: ListField): string {
  const [outer = '', inner] = namePath(type);
  return inner ? `${outer}_${inner}` : outer;
}

function nameColumn(field: ListField, link: RecordLink | undefined): string {
  const [outer = '', inner] = namePath(field.type);
  const id = nameId(field);
  const words = inner ? `${outer}.${inner}` : outer;
  const options = '{ minWidth: 180, always: true }';
  const label = labelOf(inner === 'fullName' || outer === 'fullName' ? 'name' : (inner ?? outer));
  if (!link) return `text('${id}', '${label}', ({ ${outer} }) => ${words}, ${options})`;
  const to = `${link.links}.${link.key}(id)`;
  if (inner) return `link('${id}', '${label}', ({ id, ${outer} }) => ({ to: ${to}, text: ${words} }), ${options})`;
  return `record('${id}', '${label}', ({ id }) => ${to}, { minWidth: 180 })`;
}

function columnOf({ name, label, kind, nullable, declared, record }: ShownField, index: number): string {
  const rank = index + 1 < COLUMNS_AT_FIRST ? `dropRank: ${COLUMNS_AT_FIRST - index}` : 'optional: true, dropRank: 1';
  const value = reserved.has(name) ? 'value' : name;
  const column = (maker: string, shown: string, width: string) =>
    `${maker}('${name}', '${label}', ({ ${name === value ? name : `${name}: ${value}`} }) => ${shown}, { ${width}${rank} })`;
  switch (kind) {
    case 'text':
    case 'richText':
      return column('text', value, 'width: 180, ');
    case 'number':
      return column('number', value, 'width: 112, ');
    case 'flag':
      return column('text', `(${value} ? 'Yes' : 'No')`, 'width: 112, ');
    case 'date':
    case 'money':
      return column(kind, value, '');
    case 'status':
      return `badge('${name}', '${label}', ${declared?.name}, ({ ${name} }) => ${name}, { width: 120, minWidth: 112 })`;
    case 'choice':
      return column('text', `${nullable ? `${value} && ` : ''}${declared?.name}.labelOf(${value})`, 'width: 140, ');
    case 'record': {
      const target = `{ to: ${record?.link.links}.${record?.link.key}(${value}.id), text: ${value}.${record?.called} }`;
      return column('link', nullable ? `${value} && ${target}` : `(${target})`, 'width: 220, minWidth: 148, ');
    }
  }
}

/** Words that JavaScript reserves. A field with such a name needs another name as a variable. */
const reserved = new Set(['class', 'default', 'package', 'private', 'protected', 'public', 'static']);

export function selectionOf({ name, kind, record }: ShownField): string {
  if (record) return `${name} { id ${record.called} }`;
  return kind === 'money' ? `${name} { amount }` : name;
}

export function listPageFile({ name, list, filters }: ListFacts): string {
  const { pascal, camel, several } = name;
  const variables = filters.map(({ variable }) => variable).join(', ');
  const args = filters.map(({ argument }) => argument).join(', ');
  const [outer = '', inner] = namePath(list.type);
  const named = inner ? `{ readonly ${outer}: { readonly ${inner}: string } }` : `{ readonly ${outer}: string }`;
  const picked = filters.flatMap((filter) => (filter.picked ? [filter.picked] : []));
  const records = picked.map(
    ({ name: own, picker, called }) => `${own}: { Picker: ${picker}, nameOf: () => ${own}?.${called} }`,
  );
  const page = 'first: $first, after: $after, last: $last, before: $before, order: $order';
  return `import { ListPage } from '@console/lists';
${picked.map(({ picker, from }) => `import { ${picker} } from '${from}';\n`).join('')}import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { ${pascal}ListPageQuery } from './__generated__/${pascal}ListPageQuery.graphql.ts';
import { ${camel}Columns, use${pascal}Row } from './${camel}Columns.tsx';
import { ${camel}List } from './${camel}List.ts';

const query = graphql\`
  query ${pascal}ListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [${list.order.type}!]
    ${[variables, '$rows: Boolean!, $filtered: Boolean!, $total: Boolean!'].filter(Boolean).join('\n    ')}
  ) @preloadable {
    rows: ${list.name}(${[page, args].filter(Boolean).join(', ')}) {
      edges @include(if: $rows) {
        node {
          id
          ${nameSelection(list.type)}
          ...${camel}Columns_${camel}
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: ${list.name} @include(if: $total) { totalCount }
    ${picked.map(({ selection }) => selection).join('\n    ')}
  }
\`;

/** The ${several}. */
export default function ${pascal}ListPage() {
  const { ${['rows', ...picked.map(({ name: own }) => own)].join(', ')} } = usePageQuery<${pascal}ListPageQuery>(query);
  return (
    <ListPage
      title="${capitalised(several)}"
      list={${camel}List}
      query={query}
      ${records.length > 0 ? `records={{ ${records.join(', ')} }}` : ''}
      rows={rows}
      columns={${camel}Columns}
      useRow={use${pascal}Row}
      nameOf={nameOf}
    />
  );
}

const nameOf = ({ ${outer} }: ${named}) => ${inner ? `${outer}.${inner}` : outer};
`;
}

export function listTestFile(
  draft: Draft,
  { name, list, fields, order }: ListFacts,
  search: NewFilter | undefined,
): string {
  const title = capitalised(name.several);
  const [one, other] = [`First ${name.one}`, `Second ${name.one}`];
  const record = (called: string, number: number) => sampleRecord(draft, list.type, fields, { name: called, number });
  const searched = search?.variable.slice(1, search.variable.indexOf(':'));
  return `import { connection, idOf, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';

const first = ${record(one, 1)};

const second = ${record(other, 2)};

function open(page: object = connection([first, second]), at = '/${name.kebab}') {
  const ${list.name} = (args: object) => (Object.keys(args).length === 0 ? { totalCount: 38 } : page);
  return renderScreen({ remote, routes, at, data: { ${list.name} } });
}

test('the list shows the ${name.several} in its usual order', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({ first: 50, order: [{ ${order}: 'ASC' }] });
  const table = within(screen.getByRole('table', { name: '${title}' }));
  for (const words of ['${one}', '${other}']) table.getByText(words);
});

test('an empty list says that there are no ${name.several}', async () => {
  await open(connection([]));
  await screen.findByText('There are no ${name.several} yet.');
});
${
  search
    ? `
test('the list is searched while the person types', async () => {
  const opened = await open();
  await opened.user.type(screen.getByRole('searchbox'), 'first');
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ ${searched}: 'first' }));
  expect(opened.address()).toBe('/${name.kebab}?q=first');
});
`
    : ''
}`.replace(search ? '' : ', waitFor', '');
}
