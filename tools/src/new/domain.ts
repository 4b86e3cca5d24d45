import { globSync } from 'node:fs';
import { type Draft, Refusal } from './Draft.ts';
import { createSource, withExport, withImport, withLinesBefore } from './insertions.ts';
import { snakeCase } from './names.ts';

/** A link to a record's screen: `supplierLinks.detail` of `@console/purchasing-contracts`. */
export interface RecordLink {
  readonly links: string;
  readonly key: string;
  readonly from: string;
}

/** A node type of the API: the prefix of its ids, its table and its domain. */
export interface NodeDeclaration {
  readonly type: string;
  readonly prefix: string;
  /** The variable of the type's table in the domain's `tables.ts`. */
  readonly table: string;
  readonly domain: string;
}

/** @throws Refusal that names the remotes, when there is no remote of this name. */
export function requireRemote(draft: Draft, domain: string): void {
  if (remotes(draft).includes(domain)) return;
  throw new Refusal(`There is no remote "${domain}". The remotes are: ${remotes(draft).join(', ')}.`);
}

export function remotes(draft: Draft): string[] {
  return globSync('apps/*/src/remote.ts', { cwd: draft.root })
    .map((file) => file.replaceAll('\\', '/').split('/')[1] ?? '')
    .sort();
}

/** @throws Refusal when a remote already has a route with this path. */
export function refuseTakenPath(draft: Draft, path: string): void {
  const owner = remotes(draft).find((remote) => draft.read(`apps/${remote}/src/remote.ts`).includes(`path: '${path}'`));
  if (owner) throw new Refusal(`The remote ${owner} has a screen at ${path} already. Choose another name.`);
}

/** Returns the id of the remote's route with this path. */
export function routeAt(draft: Draft, domain: string, path: string): string | undefined {
  return new RegExp(`id: '([^']+)',\\s*path: '${path}',`).exec(draft.read(`apps/${domain}/src/remote.ts`))?.[1];
}

/** A route for `remote.ts` and how it loads. */
export interface NewRoute {
  readonly id: string;
  /** The source of the route's other fields. */
  readonly fields: string;
  /** The folder of the screen below `src`: `supplier-list`. */
  readonly folder: string;
  /** The name of the page's file, without its ending. */
  readonly page: string;
  /** What the `route.ts` of the folder says. A screen without a query has none. */
  readonly file?: RouteFile;
}

/** The source of a screen's `route.ts`. */
export interface RouteFile {
  /** The queries whose parameters it imports from the folder's `__generated__`: `SupplierListPageQuery`. */
  readonly queries: readonly string[];
  readonly imports: readonly { readonly names: readonly string[]; readonly from: string }[];
  /** The source of its default export. */
  readonly exported: string;
}

/** Adds a route to a remote's `remote.ts` and `routes.ts`, and writes its `route.ts`. */
export function addRoute(draft: Draft, domain: string, { id, fields, folder, page, file }: NewRoute): void {
  const app = `apps/${domain}`;
  draft.change(`${app}/src/remote.ts`, (text) =>
    withLinesBefore(
      withImport(text, ['STAFF_ROLES'], '@console/platform/remote'),
      'routes: [',
      '\n  ],',
      `    { id: '${id}', ${fields} },`,
    ),
  );
  const module = file ? `() => import('./${folder}/route.ts')` : `{ page: () => import('./${folder}/${page}.tsx') }`;
  draft.change(`${app}/src/routes.ts`, (text) =>
    withLinesBefore(text, 'defineRouteModules({', '\n});', `  '${id}': ${module},`),
  );
  if (file) createSource(draft, app, `src/${folder}/route.ts`, routeFile(file));
}

function routeFile({ queries, imports, exported }: RouteFile): string {
  const lines = [
    ...imports.map(({ names, from }) => `import { ${names.join(', ')} } from '${from}';`),
    ...queries.map((query) => `import ${query}Parameters from './__generated__/${query}$parameters.ts';`),
  ];
  return `${lines.join('\n')}\n\nexport default ${exported};\n`;
}

/**
 * Returns the link to a path such as `/supplier/:id`. If there is none, adds one to the contracts of the domain.
 *
 * @param key the name of a new link: 'detail'.
 */
export function linkTo(draft: Draft, domain: string, camel: string, path: string, key: string): RecordLink {
  const known = recordLink(draft, path);
  if (known) return known;
  const contracts = `libs/${domain}/contracts`;
  const links = `${camel}Links`;
  draft.change(`${contracts}/src/links.ts`, (text) => {
    if (text.includes(`export const ${links} =`))
      return withLinesBefore(text, `export const ${links} =`, '\n});', `  ${key}: '${path}',`);
    return `${text}\n/** A parameter takes the API's id or the bare ulid. */\nexport const ${links} = defineLinks({\n  ${key}: '${path}',\n});\n`;
  });
  draft.change(`${contracts}/src/index.ts`, (text) => withExport(text, [links], './links.ts'));
  return { links, key, from: `@console/${domain}-contracts` };
}

/** The source that calls a link: `supplierLinks.detail(id)`. */
export function callOf({ links, key }: RecordLink, argument = ''): string {
  return `${links}.${key}(${argument})`;
}

/** The source that imports links. */
export function linkImports(...links: readonly RecordLink[]): string {
  const lines = links.map(({ links: name, from }) => `import { ${name} } from '${from}';`);
  return [...new Set(lines)].join('\n');
}

function linkIn(text: string, path: string): { links: string; key: string } | undefined {
  for (const [, links = '', body = ''] of text.matchAll(/export const (\w+) = defineLinks\(\{([\s\S]*?)\}\);/g)) {
    const key = new RegExp(`(\\w+): '${path}'`).exec(body)?.[1];
    if (key) return { links, key };
  }
  return undefined;
}

/** @throws Refusal when no domain's `nodes.ts` declares the type. */
export function nodeOf(draft: Draft, type: string): NodeDeclaration {
  const found = nodes(draft).find((node) => node.type === type);
  if (found) return found;
  throw new Refusal(`No nodes.ts in libs/*/api declares the type ${type}.`);
}

export function nodes(draft: Draft): NodeDeclaration[] {
  return globSync('libs/*/api/src/nodes.ts', { cwd: draft.root }).flatMap((file) => {
    const path = file.replaceAll('\\', '/');
    const found = draft.read(path).matchAll(/defineNode\(\s*'(\w+)',\s*'(\w+)',\s*(\w+)/g);
    return [...found].map(([, type = '', prefix = '', table = '']) => ({
      type,
      prefix,
      table,
      domain: path.split('/')[1] ?? '',
    }));
  });
}

/** Returns the declaration of a GraphQL enum in the contracts: `trainerStatuses` of `@console/classes-contracts`. */
export function enumerationOf(draft: Draft, type: string): { name: string; from: string } | undefined {
  for (const file of globSync('libs/*/api/src/enumerations.ts', { cwd: draft.root })) {
    const path = file.replaceAll('\\', '/');
    const [, name] = new RegExp(`enumType\\('${type}', (\\w+)\\.values\\b`).exec(draft.read(path)) ?? [];
    if (name) return { name, from: `@console/${path.split('/')[1]}-contracts` };
  }
  return undefined;
}

/** An enumeration or the statuses of a record, as the contracts declare it. */
export interface Declaration {
  readonly name: string;
  readonly from: string;
  readonly isStatus: boolean;
  /** The label of each value, in order. */
  readonly labels: readonly (readonly [value: string, label: string])[];
}

/** Returns the declaration of a GraphQL enum, with its labels. */
export function declarationOf(draft: Draft, type: string): Declaration | undefined {
  const known = enumerationOf(draft, type);
  if (!known) return undefined;
  const folder = `libs/${known.from.replace('@console/', '').replace('-contracts', '')}/contracts/src`;
  const declared = new RegExp(`export const ${known.name} = define(Statuses|Enumeration)\\(([\\s\\S]*?)\\n\\}?\\);`);
  for (const file of globSync(`${folder}/*.ts`, { cwd: draft.root })) {
    const [, maker, body = ''] = declared.exec(draft.read(file.replaceAll('\\', '/'))) ?? [];
    if (!maker) continue;
    const labels = [...body.matchAll(/(\w+): (?:\{ label: )?'([^']*)'/g)].flatMap(([, value = '', label = '']) =>
      value === 'tone' ? [] : [[value, label] as const],
    );
    return { ...known, isStatus: maker === 'Statuses', labels };
  }
  return undefined;
}

/** Returns the link to a path that the contracts already have. */
export function recordLink(draft: Draft, path: string): RecordLink | undefined {
  for (const file of globSync('libs/*/contracts/src/links.ts', { cwd: draft.root })) {
    const found = linkIn(draft.read(file), path);
    if (found) return { ...found, from: `@console/${file.replaceAll('\\', '/').split('/')[1]}-contracts` };
  }
  return undefined;
}

/** Returns `, reference: 'supplier'` when the reference search finds such records and no route opens them yet. */
export function referenceFor(draft: Draft, camel: string): string {
  const entity = snakeCase(camel);
  const sources = globSync('libs/*/api/src/**/*.ts', { cwd: draft.root });
  const found = sources.some((file) => draft.read(file.replaceAll('\\', '/')).includes(`findByReference('${entity}',`));
  const taken = remotes(draft).some((remote) =>
    draft.read(`apps/${remote}/src/remote.ts`).includes(`reference: '${entity}'`),
  );
  return found && !taken ? `, reference: '${entity}'` : '';
}

/** Returns a navigation entry below the remote's last one, with a weight that no other entry has. */
export function navigationFor(draft: Draft, domain: string, label: string): string {
  const all = remotes(draft).flatMap((remote) => weightsIn(draft.read(`apps/${remote}/src/remote.ts`)));
  const text = draft.has(`apps/${domain}/src/remote.ts`) ? draft.read(`apps/${domain}/src/remote.ts`) : '';
  const group = [...text.matchAll(/group: '([^']+)'/g)].at(-1)?.[1] ?? 'top';
  const own = weightsIn(text);
  let weight = Math.max(...(own.length > 0 ? own : all)) + 10;
  while (all.includes(weight)) weight += 1;
  return `navigation: { group: '${group}', label: '${label}', weight: ${weight}, icon: 'TextBulletListLtr' }`;
}

function weightsIn(text: string): number[] {
  return [...text.matchAll(/weight: (\d+), icon/g)].map(([, weight]) => Number(weight));
}

/** Whether the API says that a field holds a long text. Such a field is rich text. */
export function isLongText(draft: Draft, type: string, field: string): boolean {
  const [file] = globSync(`libs/*/api/src/*/${type}.ts`, { cwd: draft.root });
  const declared = new RegExp(`\\b${field}: t\\.exposeString\\([^)]*longText\\(`);
  return file !== undefined && declared.test(draft.read(file.replaceAll('\\', '/')));
}

/** Returns the SQL name of a node's table, and the columns that a write may set. */
export function tableOf(
  draft: Draft,
  { domain, table }: NodeDeclaration,
): { name: string; columns: readonly string[] } {
  const files = globSync(`libs/${domain}/api/src/{tables.ts,tables/*.ts}`, { cwd: draft.root });
  const declaration = new RegExp(`export const ${table} = pgTable\\(\\s*'(\\w+)',\\s*\\{([\\s\\S]*?)\\n\\s*\\}`);
  const [, name, body = ''] = files.map((file) => declaration.exec(draft.read(file))).find((found) => found) ?? [];
  if (!name) throw new Refusal(`The tables of ${domain} do not declare ${table}.`);
  const lines = body.split('\n').filter((line) => !line.includes('generatedAlwaysAs'));
  return { name, columns: lines.flatMap((line) => /^\s+(\w+): /.exec(line)?.[1] ?? []) };
}
