import { candidatesIn, descriptionOf, type MutationFacts } from './mutationFiles.ts';
import type { WrittenField } from './writtenFields.ts';

/** The mutation that creates a record, or changes its fields. */
export function recordWriteFile(facts: MutationFacts): string {
  const { name, record, node, domain, fields, does } = facts;
  const addresses = fields.filter(({ kind }) => kind === 'address');
  const helper = does === 'makes' ? 'writeAddress' : 'changeAddress';
  const taken = [...(does === 'changes' ? ['id', 'version'] : []), ...addresses.map((field) => field.name)];
  return `import { mutationField, staff } from '@console/api-kit';
${addresses.length > 0 ? `import { ${helper} } from '${domain === 'core' ? '../address/writeAddress.ts' : '@console/core-api'}';\n` : ''}\
import { ${name.camel}Input } from '@console/${domain}-contracts';
import { ${node.type} } from '../nodes.ts';

mutationField('${name.camel}', {
  description: '${descriptionOf(name, record)}${does === 'changes' ? ' Absent fields keep their value.' : ''}',
  rule: staff,
  input: ${name.camel}Input,
  changes: ${node.type},
  write: async (writing, ${taken.length > 0 ? `{ ${[...taken, '...words'].join(', ')} }` : 'words'}) =>
    ${does === 'makes' ? making(facts, addresses) : changing(facts, addresses)},
});
`;
}

function making({ node }: MutationFacts, addresses: readonly WrittenField[]): string {
  const ids = addresses.map(({ name, required }) => {
    const write = `await writeAddress(writing, ${name})`;
    return `${name}Id: ${required ? write : `${name} && (${write})`}`;
  });
  return `writing.insert(${node.type}, { ${['...words', ...ids].join(', ')} })`;
}

function changing({ record, node }: MutationFacts, addresses: readonly WrittenField[]): string {
  const ids = addresses.map(({ name }) => `${name}Id`);
  const update = `writing.update(${node.type}, ${record.camel}, { ${['...words', ...ids].join(', ')} })`;
  const changed = addresses.reduceRight(
    (write, { name }) => `changeAddress(writing, ${name}, ${record.camel}.${name}Id, (${name}Id) => ${write})`,
    update,
  );
  return `{ const ${record.camel} = await writing.lock(${node.type}, { id, version });
    return ${changed}; }`;
}

/** Returns the beginning of the file with a record's cases: the fields that the inputs of all cases share. */
export function recordCasesFile({ fields }: MutationFacts): string {
  const scalars = fields.filter(({ kind }) => kind !== 'address');
  const samples = scalars.map(({ name, label, kind }) => `${name}: ${sampleOf(label, kind)},`);
  const wrong = scalars.filter(({ kind, required }) => kind === 'email' || (kind === 'text' && required));
  const broken = wrong.length > 0 ? wrong : scalars.filter(({ kind }) => kind === 'text').slice(0, 1);
  const invalid = broken.map((field) => `${field.name}: ${wrongValue(field)}`);
  const violations = broken.map(({ name }) => `{ path: '${name}' }`);
  return `import type { MutationCase } from '@console/api-kit/testing';

/** The fields of an input. The texts differ for each candidate. */
const fieldsFor = (ulid: string) => ({ ${samples.join('\n')} });
const invalid: MutationCase['invalid'] = [
  { input: { ${invalid.join(', ')} }, violations: [${violations.join(', ')}] },
];
`;
}

function sampleOf(label: string, kind: WrittenField['kind']): string {
  if (kind === 'flag') return 'true';
  return kind === 'email' ? "'office@company.example'" : `\`${label} \${ulid}\``;
}

function wrongValue({ kind, required }: WrittenField): string {
  if (kind === 'email') return "'nonsense'";
  return required ? "''" : "'x'.repeat(256)";
}

/** Returns the case of one mutation. It is added at the end of the file with the record's cases. */
export function recordCase(facts: MutationFacts): string {
  const { name, record, node, table, does } = facts;
  const addresses = facts.fields.filter(({ kind, required }) => kind === 'address' && (does === 'makes' || required));
  const given = addresses.map((field) => `${field.name}: { address1: '1 High Street', city: 'Leeds', country: 'GB' }`);
  const shown = addresses.map((field) => `${field.name}: { city: 'Leeds' }`);
  const id = does === 'changes' ? [`id: \`${node.prefix}/\${ulid}\``] : [];
  const written = does === 'makes' ? `created ${node.prefix}/*` : `updated ${node.prefix}/:id`;
  return `
export const ${name.camel}: MutationCase = {
  name: '${name.camel}',
  does: '${does}',
  table: '${table}',
  record: '${record.camel}',
  allowed: ['admin', 'manager'],
  ${does === 'makes' ? '' : `candidates: ${candidatesIn(table)},`}
  input: (ulid) => (${id.length + given.length > 0 ? `{ ${['...fieldsFor(ulid)', ...id, ...given].join(', ')} }` : 'fieldsFor(ulid)'}),
  invalid,
  refused: [],
  shows: (_viewer, ulid) => (${shown.length > 0 ? `{ ...fieldsFor(ulid), ${shown.join(', ')} }` : 'fieldsFor(ulid)'}),
  expectedChanges: ['${written}'],
};
`;
}
