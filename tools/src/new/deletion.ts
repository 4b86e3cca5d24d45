import { type GraphQLObjectType, getNamedType, isEnumType } from 'graphql';
import { candidatesIn, type MutationFacts } from './mutationFiles.ts';
import { capitalised, withArticle } from './names.ts';

/** The states of a record, in the order of its life. Empty for a record without states. */
export function statesOf(type: GraphQLObjectType): string[] {
  const status = getNamedType(type.getFields().status?.type);
  return isEnumType(status) ? status.getValues().map(({ name }) => name) : [];
}

/** The state in which a record may be deleted: its first. Undefined for a record without states. */
export const deletableState = (type: GraphQLObjectType): string | undefined => statesOf(type)[0];

/** The input of a deletion and the rule that refuses it, for the file `delete<Record>.ts` of the contracts. */
export function deletionInputFile({ name, record, node }: MutationFacts, state: string | undefined): string {
  const rule = state
    ? `
/** The reason why ${withArticle(record.one)} cannot be deleted, as a sentence. Null when it can. */
export function whyNot${name.pascal}({ status }: { readonly status: string }): string | null {
  return status === '${state}' ? null : '${refusalOf(state)}';
}
`
    : '';
  return `import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of \`${name.camel}\`. */
export const ${name.camel}Input = z.object(recordSeen('${capitalised(record.one)}', '${node.prefix}'));
${rule}`;
}

export function deletionTestFile({ name, record }: MutationFacts, state: string): string {
  return `import { expect, test } from 'vitest';
import { whyNot${name.pascal} } from './${name.camel}.ts';

test('only ${withArticle(record.one)} that is ${state.replaceAll('_', ' ')} can be deleted', () => {
  expect(whyNot${name.pascal}({ status: '${state}' })).toBeNull();
  expect(whyNot${name.pascal}({ status: 'another' })).toBe('${refusalOf(state)}');
});
`;
}

const refusalOf = (state: string) => `Only ${withArticle(state.replaceAll('_', ' '))} can be deleted.`;

export function deletionFile({ name, record, node, domain }: MutationFacts, state: string | undefined): string {
  const names = [`${name.camel}Input`, ...(state ? [`whyNot${name.pascal}`] : [])];
  return `import { mutationField, staff } from '@console/api-kit';
import { ${names.join(', ')} } from '@console/${domain}-contracts';
import { ${node.type} } from '../nodes.ts';

mutationField('${name.camel}', {
  description: 'Deletes ${withArticle(record.one)}${state ? `, while it is ${state.replaceAll('_', ' ')}` : ''}.',
  rule: staff,
  input: ${name.camel}Input,
  deletes: ${node.type},
  write: async (writing, input) => {
    const ${record.camel} = await writing.lock(${node.type}, input);
    ${state ? `writing.refuseIf(whyNot${name.pascal}(${record.camel}));` : ''}
    await writing.remove(${node.type}, ${record.camel});
    return ${record.camel};
  },
});
`;
}

export function deletionCaseFile(
  { name, record, node, table }: MutationFacts,
  states: readonly string[],
  refreshed: readonly string[],
): string {
  const [state, other] = states;
  const ids = state
    ? `async (database) => {
    const { rows } = await database.execute<{ id: string }>(
      sql\`UPDATE "${table}" SET status = '${state}' WHERE id IN (SELECT id FROM "${table}" ORDER BY updated_at, id LIMIT 8) RETURNING id\`,
    );
    return rows.map(({ id }) => id);
  }`
    : candidatesIn(table);
  const refused = state
    ? `{ when: 'it is ${other}', sql: \`UPDATE "${table}" SET status = '${other}' WHERE id = :id\`, message: '${refusalOf(state)}' },`
    : '';
  return `import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

export const ${name.camel}: MutationCase = {
  name: '${name.camel}',
  does: 'deletes',
  table: '${table}',
  record: '${record.camel}',
  allowed: ['admin', 'manager'],
  candidates: ${ids},
  input: (ulid) => ({ id: \`${node.prefix}/\${ulid}\` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }],
  refused: [${refused}],
  shows: (_viewer, ulid) => ({ id: \`${node.prefix}/\${ulid}\` }),
  expectedChanges: [${[`deleted ${node.prefix}/:id`, ...refreshed].map((change) => `'${change}'`).join(', ')}],
};
`;
}
