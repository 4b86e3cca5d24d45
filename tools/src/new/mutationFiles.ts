import type { NodeDeclaration } from './domain.ts';
import { capitalised, type Name, nameFrom, withArticle } from './names.ts';
import type { WrittenField } from './writtenFields.ts';

export interface MutationFacts {
  readonly name: Name;
  /** The record that the mutation writes. */
  readonly record: Name;
  readonly does: 'makes' | 'changes';
  readonly node: NodeDeclaration;
  /** The table's name in SQL. */
  readonly table: string;
  readonly domain: string;
  /** The fields in the input of a `create` or an `update`. Empty for other mutations. */
  readonly fields: readonly WrittenField[];
  /** The other records that a write refreshes: `suppliers/*`. */
  readonly refreshed: readonly string[];
  /** Returns the name of a type's table in SQL. */
  readonly tableOf: (node: NodeDeclaration) => string;
}

/**
 * The file with the input of a mutation that takes only the record's id and version, and with the rule that refuses it.
 */
export function inputFile({ name, record, node }: MutationFacts): string {
  return `import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of \`${name.camel}\`. */
export const ${name.camel}Input = z.object(recordSeen('${capitalised(record.one)}', '${node.prefix}'));

/**
 * The reason why the change is refused, as a sentence. Null when it is allowed. Server and screens use the same rule.
 */
export function whyNot${name.pascal}(_${record.camel}: { readonly version: number }): string | null {
  return null;
}
`;
}

export function inputTestFile({ name, record }: MutationFacts): string {
  return `import { expect, test } from 'vitest';
import { whyNot${name.pascal} } from './${name.camel}.ts';

test('${withArticle(record.one)} may be changed', () => {
  expect(whyNot${name.pascal}({ version: 1 })).toBeNull();
});
`;
}

export function mutationFile({ name, record, node, domain }: MutationFacts): string {
  return `import { mutationField, staff } from '@console/api-kit';
import { ${name.camel}Input, whyNot${name.pascal} } from '@console/${domain}-contracts';
import { ${node.type} } from '../nodes.ts';

mutationField('${name.camel}', {
  description: '${descriptionOf(name, record)}',
  rule: staff,
  input: ${name.camel}Input,
  changes: ${node.type},
  write: async (writing, input) => {
    const ${record.camel} = await writing.lock(${node.type}, input);
    writing.refuseIf(whyNot${name.pascal}(${record.camel}));
    return writing.update(${node.type}, ${record.camel}, {});
  },
});
`;
}

/** Returns the verb and the record as a sentence: "Closes a supplier." */
export function descriptionOf(name: Name, record: Name): string {
  const [verb = ''] = name.kebab.split(`-${record.kebab}`);
  return `${capitalised(nameFrom(verb).several)} ${withArticle(record.one)}.`;
}

export function caseFile({ name, record, node, table }: MutationFacts): string {
  return `import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

export const ${name.camel}: MutationCase = {
  name: '${name.camel}',
  does: 'changes',
  table: '${table}',
  record: '${record.camel}',
  allowed: ['admin', 'manager'],
  candidates: ${candidatesIn(table)},
  input: (ulid) => ({ id: \`${node.prefix}/\${ulid}\` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }],
  refused: [],
  shows: () => ({ version: expect.any(Number) }),
  expectedChanges: ['updated ${node.prefix}/:id'],
};
`;
}

/** Returns the source of a `candidates` function. It finds the rows that were not changed for the longest time. */
export function candidatesIn(table: string): string {
  return `async (database) => {
    const { rows } = await database.execute<{ id: string }>(
      sql\`SELECT id FROM "${table}" ORDER BY updated_at, id LIMIT 40\`,
    );
    return rows.map(({ id }) => id);
  }`;
}
