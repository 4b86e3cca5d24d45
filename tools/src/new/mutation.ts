import type { GraphQLObjectType } from 'graphql';
import { isObjectType } from 'graphql';
import { type Draft, Refusal } from './Draft.ts';
import { type NodeDeclaration, nodes, tableOf } from './domain.ts';
import { createSource, withExport, withImport } from './insertions.ts';
import { caseFile, inputFile, inputTestFile, type MutationFacts, mutationFile } from './mutationFiles.ts';
import { kebabCase, labelOf, type Name, nameFrom } from './names.ts';
import { isAudited, namePath, readSchema, type ShownField, shownFields } from './schemaTypes.ts';

/** Plans a mutation of one of the domain's records. Returns what is left to do, in sentences. */
export function newMutation(draft: Draft, domain: string, name: Name): string[] {
  refuseOtherKinds(name);
  const node = recordNamedIn(draft, domain, name);
  const type = readSchema(draft).getType(node.type);
  if (!isObjectType(type) || !isAudited(type)) {
    throw new Refusal(
      `${node.type} does not say who changed it. Declare it with \`audit: true\`, and run \`npm run schema\`.`,
    );
  }
  const table = tableOf(draft, node);
  const record = nameFrom(kebabCase(node.type));
  const fields = name.kebab.startsWith('update-') ? writtenFields(type, table.columns) : [];
  const facts: MutationFacts = { name, record, node, table: table.name, domain, fields };

  const contracts = `libs/${domain}/contracts`;
  const api = `libs/${domain}/api`;
  createSource(draft, contracts, `src/${name.camel}.ts`, inputFile(facts));
  createSource(draft, contracts, `src/${name.camel}.test.ts`, inputTestFile(facts));
  draft.change(`${contracts}/src/index.ts`, (text) =>
    withExport(text, [`${name.camel}Input`, `whyNot${name.pascal}`], `./${name.camel}.ts`),
  );
  createSource(draft, api, `src/${name.camel}.ts`, mutationFile(facts));
  draft.change(`${api}/src/index.ts`, (text) => withSideEffect(text, `./${name.camel}.ts`));
  createSource(draft, api, `src/cases/${name.camel}.ts`, caseFile(facts));
  draft.change(`${api}/src/cases/index.ts`, (text) => withCase(text, name.camel));
  return [
    `Say in whyNot${name.pascal} (${contracts}/src/${name.camel}.ts) when it is refused. Add each refusal to the case.`,
    fields.length > 0
      ? `Check the rules of the fields in ${contracts}/src/${name.camel}.ts.`
      : `Say in ${api}/src/${name.camel}.ts what the mutation writes. So far it only makes a new version of the record.`,
    `Prove it: npx vitest run --project api src/mutations -t ${name.camel}. If more is published than the case expects, add it to expectedChanges.`,
    'Add the hook and the button to a screen: docs/guides/a-write.md.',
  ];
}

/** The examples to copy for a mutation that this command does not write. */
const examples: Readonly<Record<string, string>> = {
  create: 'libs/core/api/src/createCustomerContact.ts',
  delete: 'libs/bookings/api/src/deleteBooking.ts',
};

function refuseOtherKinds({ kebab }: Name): void {
  const [verb = ''] = kebab.split('-');
  const example = examples[verb];
  if (example) {
    throw new Refusal(
      `This command writes a mutation that changes a record. For one that ${verb}s a record, copy ${example}, its input and its case.`,
    );
  }
}

function recordNamedIn(draft: Draft, domain: string, { kebab, camel }: Name): NodeDeclaration {
  if (!draft.has(`libs/${domain}/api/src/nodes.ts`)) {
    const domains = [...new Set(nodes(draft).map((node) => node.domain))].sort();
    throw new Refusal(
      `The domain "${domain}" has no records of its own. Domains with records are: ${domains.join(', ')}.`,
    );
  }
  const own = nodes(draft).filter((node) => node.domain === domain);
  const found = own.find(({ type }) => kebab.endsWith(`-${kebabCase(type)}`));
  if (!found) {
    const records = own.map(({ type }) => kebabCase(type)).join(', ');
    throw new Refusal(
      `"${kebab}" names no record of ${domain}. Use a verb and a record, such as update-${kebabCase(own[0]?.type ?? '')}. The records are: ${records}.`,
    );
  }
  if (new RegExp(`^  ${camel}\\(`, 'm').test(draft.read('schema.graphql'))) {
    throw new Refusal(`The mutation ${camel} exists already. Choose another name.`);
  }
  return found;
}

/** The fields that people type or tick, and that are columns of the table under the same name. */
function writtenFields(type: GraphQLObjectType, columns: readonly string[]): ShownField[] {
  const [called = '', inner] = namePath(type);
  const own: ShownField[] = inner ? [] : [{ name: called, label: labelOf(called), kind: 'text', nullable: false }];
  return [...own, ...shownFields(type)].filter(
    ({ name: field, kind }) => columns.includes(field) && (kind === 'text' || kind === 'flag'),
  );
}

/** Imports a file for its effect alone, after the others. */
function withSideEffect(text: string, from: string): string {
  const last = text.lastIndexOf("import './");
  const at = last < 0 ? 0 : text.indexOf('\n', last) + 1;
  return `${text.slice(0, at)}import '${from}';\n${text.slice(at)}`;
}

function withCase(text: string, name: string): string {
  const known = text.includes('mutations: [')
    ? text.replace('mutations: [', `mutations: [\n    ${name},`)
    : text.replace('DomainCases = {', `DomainCases = {\n  mutations: [${name}],`);
  return withImport(known, [name], `./${name}.ts`);
}
