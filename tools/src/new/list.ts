import { getNamedType, isEnumType, isListType } from 'graphql';
import type { Draft } from './Draft.ts';
import { addRoute, enumerationOf, linkTo, navigationFor, refuseTakenPath, requireRemote } from './domain.ts';
import { createSource } from './insertions.ts';
import { columnsFile, listPageFile, listTestFile, type NewFilter } from './listFiles.ts';
import { capitalised, labelOf, type Name } from './names.ts';
import {
  enumFields,
  isReadById,
  type ListField,
  listFieldFor,
  namePath,
  readSchema,
  shownFields,
} from './schemaTypes.ts';

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
  const fields = shownFields(list.type);
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
    ...enumFields(list.type).map(
      (field) => `Add a column for ${field}: a badge of its statuses, or the label of its value.`,
    ),
    `Write a journey in e2e/${domain}, and see docs/guides/a-list.md for more.`,
  ];
}

function filtersOf(draft: Draft, name: Name, { args }: ListField) {
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
    left.push(`The API also filters by ${arg.name} (${arg.type}). Add a filter for it if people need one.`);
    return [];
  });
  return { search: search ? searchFilter(search, name) : undefined, filters, left };
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
