import { globSync } from 'node:fs';
import { getNamedType, isEnumType, isListType, isObjectType } from 'graphql';
import type { Draft } from './Draft.ts';
import { addRoute, enumerationOf, linkTo, navigationFor, nodes, refuseTakenPath, requireRemote } from './domain.ts';
import { createSource } from './insertions.ts';
import { columnsFile, listPageFile, listTestFile, type NewFilter } from './listFiles.ts';
import { capitalised, labelOf, type Name, uncapitalised } from './names.ts';
import { isReadById, type ListField, listFieldFor, namePath, readSchema, shownFields } from './schemaTypes.ts';

/** Plans the screen of a list in the schema. Returns the remaining steps, one sentence each. */
export function newList(draft: Draft, domain: string, name: Name, of: string | undefined): string[] {
  requireRemote(draft, domain);
  refuseTakenPath(draft, `/${name.kebab}`);
  const schema = readSchema(draft);
  const list = listFieldFor(schema, name, of);
  const link = isReadById(schema, list.type)
    ? linkTo(draft, domain, name.camel, `/${name.kebab}/:id`, 'detail')
    : undefined;
  const { search, filters, left } = filtersOf(draft, name, list);
  const fields = shownFields(draft, list.type).filter(({ kind }) => kind !== 'richText');
  const columns = [namePath(list.type).join('_'), ...fields.map((field) => field.name)];
  const sortable = list.order.fields.filter((field) => columns.includes(field));
  const sorts = sortable.length > 0 ? sortable : list.order.fields.slice(0, 1);
  const order = sorts.find((sort) => sort === columns[0]) ?? sorts[0] ?? '';
  const folder = `src/${name.kebab}-list`;
  const create = (file: string, text: string) => createSource(draft, `apps/${domain}`, `${folder}/${file}`, text);
  const all = search ? [search, ...filters] : filters;
  const route = `${domain}.${name.several.replaceAll(' ', '-')}`;
  const facts = { name, list, link, fields, filters: all, order };

  createSource(draft, `apps/${domain}`, `${folder}/${name.camel}List.ts`, declaration(name, all, sorts, order));
  create(`${name.camel}Columns.tsx`, columnsFile(facts));
  create(`${name.pascal}ListPage.tsx`, listPageFile(facts));
  create(`${name.pascal}ListPage.test.tsx`, listTestFile(draft, facts, search));
  addRoute(draft, domain, {
    id: route,
    fields: `path: '/${name.kebab}', title: '${capitalised(name.several)}', roles: STAFF_ROLES, ${navigationFor(draft, domain, capitalised(name.several))}`,
    folder: `${name.kebab}-list`,
    page: `${name.pascal}ListPage`,
    file: {
      queries: [`${name.pascal}ListPageQuery`],
      imports: [
        { names: ['listRoute'], from: '@console/lists/definition' },
        { names: [`${name.camel}List`], from: `./${name.camel}List.ts` },
      ],
      exported: `listRoute(${name.camel}List, {
  query: ${name.pascal}ListPageQueryParameters,
  page: () => import('./${name.pascal}ListPage.tsx'),
})`,
    },
  });
  return [
    `Choose the columns in ${name.camel}Columns.tsx: which come first, how wide they are, which are optional, and which a phone shows.`,
    `Choose the icon, the weight and the key of the sidebar entry in apps/${domain}/src/remote.ts.`,
    ...left,
    `Write a journey in e2e/${domain}, and see docs/guides/a-list.md for more.`,
  ];
}

function filtersOf(draft: Draft, name: Name, list: ListField) {
  const { args } = list;
  const search = ['search', 'name', 'title', 'reference'].find((arg) =>
    args.some((known) => known.name === arg && String(known.type) === 'String'),
  );
  const left: string[] = [];
  const filters = args.flatMap((arg): NewFilter[] => {
    const type = getNamedType(arg.type);
    const label = labelOf(arg.name);
    if (['first', 'after', 'last', 'before', 'order', search].includes(arg.name) || isListType(arg.type)) return [];
    if (type.name === 'Boolean') {
      const line = `${arg.name}: flagFilter({ label: '${label}', yes: 'Yes', no: 'No' }),`;
      return [{ maker: 'flagFilter', line, variable: `$${arg.name}: Boolean`, argument: `${arg.name}: $${arg.name}` }];
    }
    const enumeration = isEnumType(type) ? enumerationOf(draft, type.name) : undefined;
    const several = args.find((known) => known.name === `${arg.name}_list`);
    if (enumeration && several) {
      const line = `${arg.name}: severalFilter({ label: '${label}', choices: ${enumeration.name}.labels }),`;
      const argument = `${several.name}: $${arg.name}`;
      return [{ maker: 'severalFilter', line, variable: `$${arg.name}: ${several.type}`, argument, enumeration }];
    }
    const picked = pickedFilter(draft, list, arg.name, label);
    if (picked) return [picked];
    left.push(`The API also filters by ${arg.name} (${arg.type}). Add a filter for it if people need one.`);
    return [];
  });
  return { search: search ? searchFilter(search, name) : undefined, filters, left };
}

/** A filter by a record for which a web library has a filter: `SupplierFilter` of `@console/purchasing-web`. */
function pickedFilter(draft: Draft, { type }: ListField, arg: string, label: string): NewFilter | undefined {
  const record = getNamedType(type.getFields()[arg]?.type);
  const called = isObjectType(record) && namePath(record);
  const node = nodes(draft).find((known) => known.type === record?.name);
  const picker = `${record?.name}Filter`;
  const file = globSync('libs/*/web/src/index.ts', { cwd: draft.root }).find((path) =>
    new RegExp(`\\b${picker}\\b`).test(draft.read(path)),
  );
  if (!called || called.length > 1 || !node || !file) return undefined;
  const chosen = capitalised(arg);
  return {
    maker: 'recordFilter',
    line: `${arg}: recordFilter({ label: '${label}', prefix: '${node.prefix}' }),`,
    variable: `$${arg}: ID, $has${chosen}: Boolean!, $chosen${chosen}: ID!`,
    argument: `${arg}: $${arg}`,
    picked: {
      name: arg,
      picker,
      from: `@console/${file.replaceAll('\\', '/').split('/')[1]}-web`,
      selection: `${arg}: ${uncapitalised(node.type)}(id: $chosen${chosen}) @include(if: $has${chosen}) { ${called[0]} }`,
      called: called[0] ?? '',
    },
  };
}

function searchFilter(arg: string, { several }: Name): NewFilter {
  const label = arg === 'search' ? 'Text' : labelOf(arg);
  const placeholder = arg === 'search' ? `Filter ${several}` : `Filter by ${arg}`;
  return {
    maker: 'textFilter',
    line: `q: textFilter({ label: '${label}', placeholder: '${placeholder}', variables: (${arg}) => ({ ${arg} }) }),`,
    variable: `$${arg}: String`,
    argument: `${arg}: $${arg}`,
  };
}

function declaration(name: Name, filters: readonly NewFilter[], sorts: readonly string[], order: string): string {
  const makers = [...new Set(filters.map(({ maker }) => maker))];
  const imports = filters.flatMap(({ enumeration }) =>
    enumeration ? [`import { ${enumeration.name} } from '${enumeration.from}';`] : [],
  );
  return `${[...imports, ''].join('\n')}import { ${['defineList', 'LARGE_SIZES', ...makers].join(', ')} } from '@console/lists/definition';

/** The ${name.several}. */
export const ${name.camel}List = defineList({
  name: '${name.several.replaceAll(' ', '-')}',
  noun: ['${name.one}', '${name.several}'],
  filters: {
    ${filters.map(({ line }) => line).join('\n    ')}
  },
  sorts: [${sorts.map((sort) => `'${sort}'`).join(', ')}],
  order: { field: '${order}', direction: 'asc' },
  sizes: LARGE_SIZES,
});
`;
}
