import { type GraphQLObjectType, isObjectType } from 'graphql';
import { type Draft, Refusal } from './Draft.ts';
import {
  deletableState,
  deletionCaseFile,
  deletionFile,
  deletionInputFile,
  deletionTestFile,
  statesOf,
} from './deletion.ts';
import { type NodeDeclaration, nodes, remotes, tableOf } from './domain.ts';
import { createSource, withCase, withExport, withImport, withSideEffect } from './insertions.ts';
import { caseFile, inputFile, inputTestFile, type MutationFacts, mutationFile } from './mutationFiles.ts';
import { kebabCase, type Name, nameFrom } from './names.ts';
import { addRecordInput } from './recordInputs.ts';
import { recordCase, recordCasesFile, recordWriteFile } from './recordWriteFiles.ts';
import { isAudited, readSchema } from './schemaTypes.ts';
import { refreshedBy, writtenFields } from './writtenFields.ts';

/** Plans a mutation of one of the domain's records. Returns the remaining steps, one sentence each. */
export function newMutation(draft: Draft, domain: string, name: Name): string[] {
  const [verb = ''] = name.kebab.split('-');
  const node = recordNamedIn(draft, domain, name);
  const type = readSchema(draft).getType(node.type);
  if (!isObjectType(type) || !isAudited(type)) {
    throw new Refusal(
      `${node.type} does not say who changed it. Declare it with \`audit: true\`, and run \`npm run schema\`.`,
    );
  }
  const { name: table, columns } = tableOf(draft, node);
  const record = nameFrom(kebabCase(node.type));
  const facts = {
    name,
    record,
    does: verb === 'create' ? 'makes' : 'changes',
    node,
    table,
    domain,
    tableOf: (target: NodeDeclaration) => tableOf(draft, target).name,
  } as const;
  const isWhole = name.kebab === `create-${record.kebab}` || name.kebab === `update-${record.kebab}`;
  if (name.kebab === `delete-${record.kebab}`) {
    const { fields } = writtenFields(draft, type, { domain, columns });
    return newDeletion(draft, { ...facts, fields: [], refreshed: [] }, type, refreshedBy(draft, fields, node));
  }
  return isWhole
    ? newRecordWrite(draft, facts, writtenFields(draft, type, { domain, columns }))
    : newChange(draft, { ...facts, fields: [], refreshed: [] });
}

/** Plans a mutation whose input has the fields of the record. */
function newRecordWrite(
  draft: Draft,
  about: Omit<MutationFacts, 'fields' | 'refreshed'>,
  { fields, others }: ReturnType<typeof writtenFields>,
): string[] {
  const { name, record, node, domain } = about;
  if (fields.length === 0) {
    throw new Refusal(
      `${node.type} has no field that is a column of its table, so this command has no fields for the input.`,
    );
  }
  const facts = { ...about, fields, refreshed: refreshedBy(draft, fields, node) };
  addRecordInput(draft, facts);
  addMutation(draft, facts, recordWriteFile(facts));
  const cases = nameFrom(record.several.replaceAll(' ', '-')).camel;
  const file = `libs/${domain}/api/src/cases/${cases}.ts`;
  if (!draft.has(file)) createSource(draft, `libs/${domain}/api`, `src/cases/${cases}.ts`, recordCasesFile(facts));
  if (!draft.read(file).includes('fieldsFor')) {
    throw new Refusal(`${file} exists already with other cases. Rename it first.`);
  }
  draft.change(file, (text) => withSql(`${text}${recordCase(facts)}`));
  addCase(draft, facts, cases);
  const addresses = fields.filter(({ kind, required }) => kind === 'address' && !required);
  return [
    `Check the rules of the fields in libs/${domain}/contracts/src/${record.camel}Inputs.ts.`,
    ...(others.length > 0 ? [`Add a rule for each of these fields that users can set: ${others.join(', ')}.`] : []),
    ...(facts.does === 'changes' && addresses.length > 0
      ? [`Test in the case that an address is added, changed and removed: ${addresses.map((a) => a.name).join(', ')}.`]
      : []),
    proof(facts),
    `Write its form: npm run new -- form ${remotes(draft).includes(domain) ? domain : '<remote>'} ${name.kebab}.`,
  ];
}

/** Plans the deletion of a record. One with states is deleted in its first state only. */
function newDeletion(
  draft: Draft,
  facts: MutationFacts,
  type: GraphQLObjectType,
  refreshed: readonly string[],
): string[] {
  const { name, domain } = facts;
  const contracts = `libs/${domain}/contracts`;
  const state = deletableState(type);
  createSource(draft, contracts, `src/${name.camel}.ts`, deletionInputFile(facts, state));
  if (state) createSource(draft, contracts, `src/${name.camel}.test.ts`, deletionTestFile(facts, state));
  draft.change(`${contracts}/src/index.ts`, (text) =>
    withExport(text, [`${name.camel}Input`, ...(state ? [`whyNot${name.pascal}`] : [])], `./${name.camel}.ts`),
  );
  addMutation(draft, facts, deletionFile(facts, state));
  createSource(
    draft,
    `libs/${domain}/api`,
    `src/cases/${name.camel}.ts`,
    deletionCaseFile(facts, statesOf(type), refreshed),
  );
  addCase(draft, facts, name.camel);
  return [proof(facts), 'Add the hook and the button to a screen: docs/guides/a-write.md.'];
}

/** Plans a mutation whose input is only the record's id and version. */
function newChange(draft: Draft, facts: MutationFacts): string[] {
  const { name, domain } = facts;
  const contracts = `libs/${domain}/contracts`;
  createSource(draft, contracts, `src/${name.camel}.ts`, inputFile(facts));
  createSource(draft, contracts, `src/${name.camel}.test.ts`, inputTestFile(facts));
  draft.change(`${contracts}/src/index.ts`, (text) =>
    withExport(text, [`${name.camel}Input`, `whyNot${name.pascal}`], `./${name.camel}.ts`),
  );
  addMutation(draft, facts, mutationFile(facts));
  createSource(draft, `libs/${domain}/api`, `src/cases/${name.camel}.ts`, caseFile(facts));
  addCase(draft, facts, name.camel);
  return [
    `Write in whyNot${name.pascal} (${contracts}/src/${name.camel}.ts) when the mutation is refused. Add each refusal to the case.`,
    `Write in libs/${domain}/api/src/${facts.record.kebab}/${name.camel}.ts what the mutation changes. So far it only makes a new version of the record.`,
    proof(facts),
    'Add the hook and the button to a screen: docs/guides/a-write.md.',
  ];
}

const proof = ({ name }: MutationFacts) =>
  `Test it: npx vitest run --project api src/mutations -t ${name.camel}. If the mutation publishes more changes than the case expects, add them to expectedChanges.`;

function addMutation(draft: Draft, { name, record, domain }: MutationFacts, text: string): void {
  const api = `libs/${domain}/api`;
  createSource(draft, api, `src/${record.kebab}/${name.camel}.ts`, text);
  draft.change(`${api}/src/index.ts`, (index) => withSideEffect(index, `./${record.kebab}/${name.camel}.ts`));
}

function addCase(draft: Draft, { name, domain }: MutationFacts, file: string): void {
  draft.change(`libs/${domain}/api/src/cases/index.ts`, (text) => withCase(text, name.camel, `./${file}.ts`));
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

/** Imports `sql` when the text uses it. */
function withSql(text: string): string {
  return text.includes('sql`') ? withImport(text, ['sql'], 'drizzle-orm') : text;
}
