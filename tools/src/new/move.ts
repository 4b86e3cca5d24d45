import { whyNotMove } from '@console/rules';
import { type GraphQLObjectType, getNamedType, isEnumType, isObjectType } from 'graphql';
import { type Draft, Refusal } from './Draft.ts';
import { enumerationOf, type NodeDeclaration, nodes, tableOf } from './domain.ts';
import { createSource, withCase, withExport, withLinesBefore, withSideEffect } from './insertions.ts';
import { addMoveToScreen } from './moveScreen.ts';
import { capitalised, type Name, nameFrom, uncapitalised, withArticle } from './names.ts';
import { readSchema } from './schemaTypes.ts';
import { refreshedBy, writtenFields } from './writtenFields.ts';

/** The facts from which the files of a move are written. */
interface MoveFacts {
  readonly domain: string;
  readonly record: Name;
  readonly move: Name;
  readonly node: NodeDeclaration;
  readonly type: GraphQLObjectType;
  /** The table's name in SQL. */
  readonly table: string;
  /** `TravelClaimStatus`, with its values in the order of a record's life. */
  readonly enumeration: string;
  readonly states: readonly string[];
  readonly from: readonly string[];
  readonly to: string;
  /** The other records that a write refreshes: `suppliers/*`. */
  readonly refreshed: readonly string[];
}

/**
 * Plans a move of a record: its entry in the table of moves, its mutation and its case. Returns the remaining steps, one
 * sentence each.
 *
 * @param given the states that it leaves, with commas between them, and the state that it leads to.
 */
export function newMove(
  draft: Draft,
  domain: string,
  record: Name,
  move: Name,
  given: readonly [string, string],
): string[] {
  const facts = factsOf(draft, domain, record, move, given);
  addEntry(draft, facts);
  addMoveMutation(draft, facts);
  addMoveCase(draft, facts);
  const left = addMoveToScreen(draft, {
    domain,
    record,
    move,
    type: facts.type,
    mutation: mutationOf(facts),
    after: facts.to.replaceAll('_', ' '),
  });
  return [
    `Write in libs/${domain}/contracts/src/${record.camel}Moves.ts when the move is refused (guard, asks), what else happens (effect), what is lost for good (loses), and whether it needs a reason (needsReason). Then run \`npm run moves\`.`,
    ...left,
    `Test it: npx vitest run --project api src/mutations -t ${mutationOf(facts)}.`,
  ];
}

/** `approveTravelClaim` */
const mutationOf = ({ move, record }: MoveFacts) => `${move.camel}${record.pascal}`;

function factsOf(
  draft: Draft,
  domain: string,
  record: Name,
  move: Name,
  [leaves, to]: readonly [string, string],
): MoveFacts {
  const node = nodes(draft).find((known) => known.domain === domain && known.type === record.pascal);
  if (!node) throw new Refusal(`${domain} has no record "${record.kebab}". Make it first: npm run new -- record.`);
  const type = readSchema(draft).getType(node.type);
  const status = isObjectType(type) ? getNamedType(type.getFields().status?.type) : undefined;
  if (!isObjectType(type) || !isEnumType(status)) throw new Refusal(`${node.type} has no status, so it has no moves.`);
  const states = status.getValues().map(({ name }) => name);
  const from = leaves.split(',');
  const unknown = [...from, to].find((state) => !states.includes(state));
  if (unknown !== undefined) {
    throw new Refusal(`"${unknown}" is no state of ${withArticle(record.one)}. The states are: ${states.join(', ')}.`);
  }
  const { name: table, columns } = tableOf(draft, node);
  const refreshed = refreshedBy(draft, writtenFields(draft, type, { domain, columns }).fields, node);
  return { refreshed, domain, record, move, node, type, table, enumeration: status.name, states, from, to };
}

function addEntry(draft: Draft, facts: MoveFacts): void {
  const { domain, record, node, move, enumeration, from, to } = facts;
  const contracts = `libs/${domain}/contracts`;
  const file = `${contracts}/src/${record.camel}Moves.ts`;
  const table = `${record.camel}Moves`;
  const input = `move${record.pascal}Input`;
  const declared = enumerationOf(draft, enumeration);
  if (!declared) throw new Refusal(`No contracts declare the values of ${enumeration}.`);
  const entry = `    ${move.camel}: { label: '${capitalised(move.one)}', from: [${from.map((state) => `'${state}'`).join(', ')}], to: '${to}' },`;
  if (draft.has(file)) {
    if (draft.read(file).includes(`    ${move.camel}: {`))
      throw new Refusal(`${file} has the move ${move.camel} already.`);
    draft.change(file, (text) => withLinesBefore(text, '  moves: {', '\n  },\n});', entry));
    return;
  }
  createSource(
    draft,
    contracts,
    `src/${record.camel}Moves.ts`,
    `import { defineMoves, moveInput } from '@console/rules';
import { type ${enumeration}, ${declared.name} } from './${uncapitalised(enumeration)}.ts';

/** The moves of ${withArticle(record.one)}. The server, the screens and the state diagram all use this one definition. */
export const ${table} = defineMoves<${enumeration}>()({
  subject: '${record.one}',
  states: ${declared.name}.labels,
  moves: {
${entry}
  },
});

export type ${record.pascal}Move = keyof (typeof ${table})['moves'];

/** The input of every move of ${withArticle(record.one)}. */
export const ${input} = moveInput('${capitalised(record.one)}', '${node.prefix}');
`,
  );
  draft.change(`${contracts}/src/index.ts`, (text) =>
    withExport(text, [input, `type ${record.pascal}Move`, table], `./${record.camel}Moves.ts`),
  );
}

function addMoveMutation(draft: Draft, facts: MoveFacts): void {
  const { domain, record, node, move } = facts;
  const api = `libs/${domain}/api`;
  const path = `src/${record.kebab}/move${record.pascal}.ts`;
  const field = `
moveField('${mutationOf(facts)}', {
  description: '${capitalised(nameFrom(move.kebab.split('-')[0] ?? '').several)} ${withArticle(record.one)}, if the table of moves allows it.',
  input: move${record.pascal}Input,
  of: ${node.type},
  table: ${record.camel}Moves,
  move: '${move.camel}',
});
`;
  if (draft.has(`${api}/${path}`)) {
    draft.change(`${api}/${path}`, (text) => `${text}${field}`);
    return;
  }
  createSource(
    draft,
    api,
    path,
    `import { moveField } from '@console/api-kit';
import { move${record.pascal}Input, ${record.camel}Moves } from '@console/${domain}-contracts';
import { ${node.type} } from '../nodes.ts';
${field}`,
  );
  draft.change(`${api}/src/index.ts`, (text) => withSideEffect(text, `./${record.kebab}/move${record.pascal}.ts`));
}

function addMoveCase(draft: Draft, facts: MoveFacts): void {
  const { domain, record, node, table } = facts;
  const api = `libs/${domain}/api`;
  const file = `${record.camel}Moves`;
  const path = `${api}/src/cases/${file}.ts`;
  if (!draft.has(path)) {
    createSource(
      draft,
      api,
      `src/cases/${file}.ts`,
      `import type { Candidates, MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

/** Brings the rows that were not changed for the longest time into a state. */
const inState =
  (state: string): Candidates =>
  async (database) => {
    const { rows } = await database.execute<{ id: string }>(
      sql\`UPDATE "${table}" SET status = \${state} WHERE id IN (SELECT id FROM "${table}" ORDER BY updated_at, id LIMIT 8) RETURNING id\`,
    );
    return rows.map(({ id }) => id);
  };

const facts = {
  does: 'changes',
  table: '${table}',
  record: '${record.camel}',
  allowed: ['admin', 'manager'],
  input: (ulid: string) => ({ id: \`${node.prefix}/\${ulid}\` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }],
} as const;
`,
    );
  }
  draft.change(path, (text) => `${text}${caseSource(facts)}`);
  draft.change(`${api}/src/cases/index.ts`, (text) => withCase(text, mutationOf(facts), `./${file}.ts`));
}

function caseSource(facts: MoveFacts): string {
  const { record, node, table, move, states, from, to, refreshed } = facts;
  const labels = Object.fromEntries(states.map((state) => [state, state.replaceAll('_', ' ')]));
  const declared = { subject: record.one, states: labels, moves: { [move.camel]: { label: '', from, to } } };
  const refused = states
    .filter((state) => !from.includes(state))
    .map((state) => {
      const message = whyNotMove(declared, move.camel, { status: state });
      return `{ when: 'it is ${labels[state]}', sql: \`UPDATE "${table}" SET status = '${state}' WHERE id = :id\`, message: '${message}' },`;
    });
  return `
export const ${mutationOf(facts)}: MutationCase = {
  ...facts,
  name: '${mutationOf(facts)}',
  candidates: inState('${from[0]}'),
  refused: [
    ${refused.join('\n    ')}
  ],
  shows: () => ({ status: '${to}' }),
  expectedChanges: [${[`updated ${node.prefix}/:id`, ...refreshed].map((change) => `'${change}'`).join(', ')}],
};
`;
}
