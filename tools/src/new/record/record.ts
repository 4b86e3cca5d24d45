import { globSync } from 'node:fs';
import { type Draft, Refusal } from '../Draft.ts';
import { nodes } from '../domain.ts';
import { createSource, withExport, withImport, withSideEffect } from '../insertions.ts';
import { capitalised, type Name, uncapitalised, withArticle } from '../names.ts';
import { declarationOf, type RecordField } from './fieldKinds.ts';
import { readFields } from './readFields.ts';
import {
  choicesOf,
  historyFile,
  migrationFile,
  prefixOf,
  type RecordFacts,
  seedFile,
  tableImports,
  tableSource,
  typeFile,
} from './serverFiles.ts';

/**
 * Plans the server's part of a new record: migration, table, node, type, list field, enumerations with their labels,
 * history, refreshes and demo rows. Returns the remaining steps, one sentence each.
 *
 * @param words its fields: `reference:SB dueOn:date supplier:record:Supplier note:rich-text:optional`.
 */
export function newRecord(draft: Draft, domain: string, name: Name, words: readonly string[]): string[] {
  const api = `libs/${domain}/api`;
  if (!draft.has(`${api}/src/nodes.ts`)) {
    const known = [...new Set(nodes(draft).map((node) => node.domain))].sort();
    throw new Refusal(`The domain "${domain}" has no api yet. Domains with records are: ${known.join(', ')}.`);
  }
  if (nodes(draft).some(({ type }) => type === name.pascal)) {
    throw new Refusal(`The type ${name.pascal} exists already. Choose another name.`);
  }
  const facts: RecordFacts = { domain, name, ...readFields(draft, domain, name, words) };
  addChoices(draft, facts);
  draft.create(`${api}/migrations/${nextNumber(draft, api)}_${prefixOf(facts)}.sql`, migrationFile(facts));
  addTable(draft, facts);
  draft.change(`${api}/src/nodes.ts`, (text) =>
    withImport(
      `${text}export const ${name.pascal} = defineNode('${name.pascal}', '${prefixOf(facts)}', ${name.camel});\n`,
      [name.camel],
      './tables.ts',
    ),
  );
  createSource(draft, api, `src/${name.kebab}/${name.pascal}.ts`, typeFile(facts));
  createSource(draft, api, `src/${name.kebab}/historyOf${name.pascal}.ts`, historyFile(facts));
  createSource(draft, api, `src/${name.kebab}/demo${name.pascal}s.ts`, seedFile(facts));
  for (const file of [name.pascal, `historyOf${name.pascal}`, `demo${name.pascal}s`]) {
    draft.change(`${api}/src/index.ts`, (text) => withSideEffect(text, `./${name.kebab}/${file}.ts`));
  }
  addRefreshes(draft, facts);
  return [
    ...(facts.fields.some(({ kind }) => kind === 'status')
      ? [`Choose the tone and the icon of each status in ${name.camel}Status.ts, then run \`npm run icons\`.`]
      : []),
    `Read the migration: the limits of its columns, its indexes, and the keys that delete with it.`,
    `Write better words for the demo data in ${api}/src/${name.kebab}/demo${name.pascal}s.ts.`,
  ];
}

/** The next free number of the domain's migrations: `0004`. */
function nextNumber(draft: Draft, api: string): string {
  const files = [...globSync(`${api}/migrations/*.sql`, { cwd: draft.root }), ...draft.created];
  const numbers = files.flatMap((file) => {
    const [, found] = /migrations[/\\](\d{4})_/.exec(file) ?? [];
    return found && file.replaceAll('\\', '/').startsWith(api) ? [Number(found)] : [];
  });
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function addTable(draft: Draft, facts: RecordFacts): void {
  const api = `libs/${facts.domain}/api`;
  const imports = Object.entries(tableImports(facts)).filter(([, names]) => names.length > 0);
  const withImports = (text: string) => imports.reduce((all, [from, names]) => withImport(all, names, from), text);
  const folder = `${api}/src/tables`;
  if (globSync(`${folder}/*.ts`, { cwd: draft.root }).length === 0) {
    draft.change(`${api}/src/tables.ts`, (text) => withImports(`${text}${tableSource(facts)}`));
    return;
  }
  createSource(draft, api, `src/tables/${facts.name.camel}.ts`, withImports(tableSource(facts).trimStart()));
  draft.change(`${api}/src/tables.ts`, (text) => `${text}export * from './tables/${facts.name.camel}.ts';\n`);
}

/** Adds the values and labels of each choice to the contracts, and its enumeration to the schema. */
function addChoices(draft: Draft, facts: RecordFacts): void {
  const { domain, name } = facts;
  const contracts = `libs/${domain}/contracts`;
  const enumerations = `libs/${domain}/api/src/enumerations.ts`;
  for (const choice of choicesOf(facts)) {
    const file = uncapitalised(choice.enumeration);
    createSource(draft, contracts, `src/${file}.ts`, choiceFile(draft, choice, name));
    draft.change(`${contracts}/src/index.ts`, (text) =>
      withExport(text, [`type ${choice.enumeration}`, declarationOf(choice)], `./${file}.ts`),
    );
    const line = `export const ${choice.enumeration} = enumType('${choice.enumeration}', ${declarationOf(choice)}.values);\n`;
    const change = (text: string) =>
      withImport(
        withImport(`${text}\n${line}`, ['enumType'], '@console/api-kit'),
        [declarationOf(choice)],
        `@console/${domain}-contracts`,
      );
    if (draft.has(enumerations)) draft.change(enumerations, change);
    else createSource(draft, `libs/${domain}/api`, 'src/enumerations.ts', change('').trimStart());
  }
}

function choiceFile(draft: Draft, choice: RecordField, { one }: Name): string {
  const labels = choice.values.map((value) => [value, capitalised(value.replaceAll('_', ' '))] as const);
  const declared =
    choice.kind === 'status'
      ? labels.map(([value, label]) => `${value}: ${lookOf(draft, label)},`)
      : labels.map(([value, label]) => `${value}: '${label}',`);
  const maker = choice.kind === 'status' ? 'defineStatuses' : 'defineEnumeration';
  return `import { ${maker}, type ValueOf } from '@console/rules';
${choice.kind === 'status' ? "import * as icons from './icons.ts';\n" : ''}
/** The ${choice.kind === 'status' ? 'states' : `values of ${choice.name}`} of ${withArticle(one)}${choice.kind === 'status' ? ', in the order of its life' : ''}. */
export const ${declarationOf(choice)} = ${maker}({
  ${declared.join('\n  ')}
});
export type ${choice.enumeration} = ValueOf<typeof ${declarationOf(choice)}>;
`;
}

/** The look of a status: that of the same word in another declaration, else a neutral one. */
function lookOf(draft: Draft, label: string): string {
  const known = new RegExp(`\\{ label: '${label}', tone: '\\w+', icon: icons\\.\\w+ \\}`);
  for (const file of globSync('libs/*/contracts/src/*.ts', { cwd: draft.root })) {
    const [found] = known.exec(draft.read(file.replaceAll('\\', '/'))) ?? [];
    if (found) return found;
  }
  return `{ label: '${label}', tone: 'neutral', icon: icons.CircleHint16 }`;
}

/** The records that show the new one are refreshed with it. */
function addRefreshes(draft: Draft, { domain, name, fields }: RecordFacts): void {
  const targets = fields.flatMap(({ name: field, target, required }) =>
    target ? [{ field: `${field}Id`, target, required }] : [],
  );
  if (targets.length === 0) return;
  const keys = targets.map(({ field }) => field).join(', ');
  const ids = targets.map(({ field, target, required }) =>
    required ? `iriOf(${target.type}, ${field})` : `...(${field} ? [iriOf(${target.type}, ${field})] : [])`,
  );
  draft.change(`libs/${domain}/api/src/refreshes.ts`, (text) => {
    const added = `${text}refreshes(${name.pascal}, { records: ({ ${keys} }) => [${ids.join(', ')}] });\n`;
    const known = withImport(
      withImport(added, ['iriOf', 'refreshes'], '@console/api-kit'),
      [name.pascal],
      './nodes.ts',
    );
    return targets.reduce(
      (all, { target }) => withImport(all, [target.type], target.from === '../nodes.ts' ? './nodes.ts' : target.from),
      known,
    );
  });
}
