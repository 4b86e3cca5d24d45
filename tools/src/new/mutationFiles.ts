import type { NodeDeclaration } from './domain.ts';
import { capitalised, type Name, nameFrom, withArticle } from './names.ts';
import type { ShownField } from './schemaTypes.ts';

export interface MutationFacts {
  readonly name: Name;
  /** The record that it changes. */
  readonly record: Name;
  readonly node: NodeDeclaration;
  /** The table's name in SQL. */
  readonly table: string;
  readonly domain: string;
  /** The fields that the input takes, beside the record's id and version. */
  readonly fields: readonly ShownField[];
}

export function inputFile({ name, record, node, fields }: MutationFacts): string {
  const seen = `recordSeen('${capitalised(record.one)}', '${node.prefix}')`;
  const rules = fields.map((field) => ({ name: field.name, rule: ruleOf(field) }));
  const makers = [...new Set(rules.map(({ rule }) => rule.slice(0, rule.indexOf('('))))];
  const required = rules.some(({ rule }) => rule.includes('required'));
  const names = [
    'recordSeen',
    ...(fields.length > 0 ? ['changing', ...makers] : []),
    ...(required ? ['requiredIn'] : []),
  ];
  const shape =
    fields.length > 0
      ? `{ ...${seen}, ...changing({ ${rules.map((field) => `${field.name}: ${field.rule},`).join('\n')} }) }`
      : seen;
  return `import { ${names.join(', ')} } from '@console/rules';
import * as z from 'zod/mini';
${required ? '\nconst required = requiredIn.operations;\n' : ''}
/** The input of \`${name.camel}\`. */
export const ${name.camel}Input = z.object(${shape});

/** Why the change is refused, in a sentence. Null when it is allowed. The server and the screens ask the same rule. */
export function whyNot${name.pascal}(_${record.camel}: { readonly version: number }): string | null {
  return null;
}
`;
}

function ruleOf({ name, label, kind, nullable }: ShownField): string {
  if (kind === 'flag') return `flag('${label}')`;
  const options = nullable ? '' : ', { required }';
  if (/email$/i.test(name)) return `email('${label}'${options})`;
  return `text('${label}'${options})`;
}

export function inputTestFile({ name, record, node }: MutationFacts): string {
  return `import { expect, test } from 'vitest';
import { ${name.camel}Input, whyNot${name.pascal} } from './${name.camel}.ts';

test('the input names the ${record.one}, and the version that the person has seen if it is known', () => {
  const id = '${node.prefix}/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
  const takes = (input: object) => ${name.camel}Input.safeParse(input).success;
  expect([{ id }, { id, version: 1 }].map(takes)).toEqual([true, true]);
  expect([{ version: 1 }, { id: 'nonsense' }].map(takes)).toEqual([false, false]);
});

test('${withArticle(record.one)} may be changed', () => {
  expect(whyNot${name.pascal}({ version: 1 })).toBeNull();
});
`;
}

export function mutationFile({ name, record, node, domain, fields }: MutationFacts): string {
  const values = fields.map((field) => `${field.name}: input.${field.name},`).join('\n');
  return `import { mutationField, staff } from '@console/api-kit';
import { ${name.camel}Input, whyNot${name.pascal} } from '@console/${domain}-contracts';
import { ${node.type} } from './nodes.ts';

mutationField('${name.camel}', {
  description: '${descriptionOf(name, record)}',
  rule: staff,
  input: ${name.camel}Input,
  changes: ${node.type},
  write: async (writing, input) => {
    const ${record.camel} = await writing.lock(${node.type}, input);
    writing.refuseIf(whyNot${name.pascal}(${record.camel}));
    return writing.update(${node.type}, ${record.camel}, { ${values} });
  },
});
`;
}

/** "Closes a supplier." */
function descriptionOf(name: Name, record: Name): string {
  const [verb = ''] = name.kebab.split(`-${record.kebab}`);
  return `${capitalised(nameFrom(verb).several)} ${withArticle(record.one)}.`;
}

export function caseFile({ name, record, node, table, fields }: MutationFacts): string {
  const typed = fields.find(({ kind, name: field }) => kind === 'text' && !/email$/i.test(field));
  const given = typed ? `, ${typed.name}: \`${typed.label} \${ulid}\`` : '';
  const shows = typed
    ? `(_, ulid) => ({ ${typed.name}: \`${typed.label} \${ulid}\` })`
    : '() => ({ version: expect.any(Number) })';
  const empty =
    typed && !typed.nullable ? `{ input: { ${typed.name}: '' }, violations: [{ path: '${typed.name}' }] },` : '';
  return `import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
${typed ? '' : "import { expect } from 'vitest';\n"}
export const ${name.camel}: MutationCase = {
  name: '${name.camel}',
  does: 'changes',
  table: '${table}',
  record: '${record.camel}',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const { rows } = await database.execute<{ id: string }>(
      sql\`SELECT id FROM "${table}" ORDER BY updated_at, id LIMIT 40\`,
    );
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({ id: \`${node.prefix}/\${ulid}\`${given} }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }, ${empty}],
  refused: [],
  shows: ${shows},
  expectedChanges: ['updated ${node.prefix}/:id'],
};
`;
}
