import { candidatesIn, descriptionOf, type MutationFacts } from './mutationFiles.ts';
import { sampleIn, type WrittenField, wrongValue } from './writtenFields.ts';

/** The mutation that creates a record, or changes its fields. */
export function recordWriteFile(facts: MutationFacts): string {
  const { name, record, node, domain, fields, does } = facts;
  const addresses = fields.filter(({ kind }) => kind === 'address');
  const converted = fields.filter(({ kind }) => kind === 'reference' || kind === 'date');
  const helper = does === 'makes' ? 'writeAddress' : 'changeAddress';
  const taken = [
    ...(does === 'changes' ? ['id', 'version'] : []),
    ...[...converted, ...addresses].map((field) => field.name),
  ];
  const kit = ['mutationField', 'staff', ...(converted.some(({ kind }) => kind === 'date') ? ['startOf'] : [])];
  return `import { ${kit.join(', ')} } from '@console/api-kit';
${addresses.length > 0 ? `import { ${helper} } from '${domain === 'core' ? '../address/writeAddress.ts' : '@console/core-api'}';\n` : ''}\
import { ${name.camel}Input } from '@console/${domain}-contracts';
${nodeImports(facts)}
mutationField('${name.camel}', {
  description: '${descriptionOf(name, record)}${does === 'changes' ? ' Absent fields keep their value.' : ''}',
  rule: staff,
  input: ${name.camel}Input,
  changes: ${node.type},
  write: async (writing, ${taken.length > 0 ? `{ ${[...taken, '...words'].join(', ')} }` : 'words'}) =>
    ${does === 'makes' ? making(facts, converted, addresses) : changing(facts, converted, addresses)},
});
`;
}

function nodeImports({ node, domain, fields }: MutationFacts): string {
  const types = [node, ...fields.flatMap(({ target }) => (target ? [target] : []))];
  const from = Map.groupBy(types, (type) => (type.domain === domain ? '../nodes.ts' : `@console/${type.domain}-api`));
  return [...from]
    .map(([file, found]) => `import { ${[...new Set(found.map(({ type }) => type))].join(', ')} } from '${file}';\n`)
    .join('');
}

/** Returns the column of a field whose value in the input is a text: an id, or a day. */
function columnOf({ name, kind, required, target }: WrittenField, mayBeAbsent: boolean): string {
  if (kind === 'date') return `${name}: startOf(${name})`;
  const given = mayBeAbsent || !required ? `${name} && ` : '';
  return `${name}Id: ${given}(await writing.refer(${target?.type}, ${name}, '${name}')).id`;
}

function making(
  { node }: MutationFacts,
  converted: readonly WrittenField[],
  addresses: readonly WrittenField[],
): string {
  const ids = addresses.map(({ name, required }) => {
    const write = `await writeAddress(writing, ${name})`;
    return `${name}Id: ${required ? write : `${name} && (${write})`}`;
  });
  const columns = converted.map((field) => columnOf(field, false));
  return `writing.insert(${node.type}, { ${['...words', ...columns, ...ids].join(', ')} })`;
}

function changing(
  { record, node }: MutationFacts,
  converted: readonly WrittenField[],
  addresses: readonly WrittenField[],
): string {
  const ids = addresses.map(({ name }) => `${name}Id`);
  const columns = converted.map((field) => columnOf(field, true));
  const update = `writing.update(${node.type}, ${record.camel}, { ${['...words', ...columns, ...ids].join(', ')} })`;
  const changed = addresses.reduceRight(
    (write, { name }) => `changeAddress(writing, ${name}, ${record.camel}.${name}Id, async (${name}Id) => ${write})`,
    update,
  );
  return `{ const ${record.camel} = await writing.lock(${node.type}, { id, version });
    return ${changed}; }`;
}

/** The record under which a new one is made: the first that its input must name. The candidates of the case are such records. */
const parentOf = ({ does, fields }: MutationFacts) =>
  does === 'makes' ? fields.find(({ kind, required }) => kind === 'reference' && required) : undefined;

/** The fields that a case does not fill in: a record below which nothing is made, and addresses. */
const isPlain = ({ kind }: WrittenField) => kind !== 'address' && kind !== 'reference';

/** Returns the beginning of the file with a record's cases: the fields that the inputs of all cases share. */
export function recordCasesFile({ fields }: MutationFacts): string {
  const plain = fields.filter(isPlain);
  const inputs = plain.map((field) => `${field.name}: ${sampleIn(field).input},`);
  const differ = plain.filter((field) => sampleIn(field).shown !== sampleIn(field).input);
  const shown = differ.map((field) => `${field.name}: ${sampleIn(field).shown},`);
  const broken = plain.filter((field) => wrongValue(field) && (field.required || field.kind === 'email'));
  const wrong = broken.length > 0 ? broken : plain.filter(wrongValue).slice(0, 1);
  const invalid = wrong.map((field) => `${field.name}: ${wrongValue(field)}`);
  const violations = wrong.map(({ name }) => `{ path: '${name}' }`);
  return `import type { MutationCase } from '@console/api-kit/testing';

/** The fields of an input. The texts differ for each candidate. */
const fieldsFor = (ulid: string) => ({ ${inputs.join('\n')} });
/** The same fields as the API answers them. */
const shownFor = (ulid: string) => ({ ...fieldsFor(ulid), ${shown.join('\n')} });
const invalid: MutationCase['invalid'] = [
  { input: { ${invalid.join(', ')} }, violations: [${violations.join(', ')}] },
];
`;
}

/** Returns the case of one mutation. It is added at the end of the file with the record's cases. */
export function recordCase(facts: MutationFacts): string {
  const { name, record, node, table, does } = facts;
  const parent = parentOf(facts);
  const addresses = facts.fields.filter(({ kind, required }) => kind === 'address' && (does === 'makes' || required));
  const given = [
    ...(does === 'changes' ? [`id: \`${node.prefix}/\${ulid}\``] : []),
    ...(parent ? [`${parent.name}: \`${parent.target?.prefix}/\${ulid}\``] : []),
    ...addresses.map((field) => `${field.name}: { address1: '1 High Street', city: 'Leeds', country: 'GB' }`),
  ];
  const shown = [
    ...(parent ? [`${parent.name}: { id: \`${parent.target?.prefix}/\${ulid}\` }`] : []),
    ...addresses.map((field) => `${field.name}: { city: 'Leeds' }`),
  ];
  const written = does === 'makes' ? `created ${node.prefix}/*` : `updated ${node.prefix}/:id`;
  const ofParent = parent?.target && `${parent.target.prefix}/*`;
  const refreshed = facts.refreshed.map((change) => (change === ofParent ? change.replace('*', ':id') : change));
  const from = does === 'makes' ? parent?.target && facts.tableOf(parent.target) : table;
  return `
export const ${name.camel}: MutationCase = {
  name: '${name.camel}',
  does: '${does}',
  table: '${table}',
  record: '${record.camel}',
  allowed: ['admin', 'manager'],
  ${from ? `candidates: ${candidatesIn(from)},` : ''}
  input: (ulid) => (${given.length > 0 ? `{ ...fieldsFor(ulid), ${given.join(', ')} }` : 'fieldsFor(ulid)'}),
  invalid,
  refused: [],
  shows: (_viewer, ulid) => (${shown.length > 0 ? `{ ...shownFor(ulid), ${shown.join(', ')} }` : 'shownFor(ulid)'}),
  expectedChanges: [${[written, ...refreshed].map((change) => `'${change}'`).join(', ')}],
};
`;
}
