import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Moves, whyNotMove } from '@console/rules';

type AnyMoves = Moves<string, object, string>;

/** The path of the drawing, from the workspace's root. */
export const drawingFile = 'docs/moves.md';

const heading = `# Moves

The states of each entity and the moves between them. \`npm run moves\` writes this file from the \`defineMoves\` of the
contracts. Do not edit it.
`;

/** Draws every move that the contracts of a workspace declare. Returns markdown. */
export async function drawMoves(root: string): Promise<string> {
  const sections = (await declaredMoves(root)).map(drawingOf);
  return [heading, ...sections].join('\n');
}

/** The tables that the files `*Moves.ts` of the contracts export, by domain and file name. */
async function declaredMoves(root: string): Promise<AnyMoves[]> {
  const files = globSync('libs/*/contracts/src/*Moves.ts', { cwd: root }).sort();
  const modules: Record<string, unknown>[] = [];
  for (const file of files) modules.push(await import(pathToFileURL(join(root, file)).href));
  return modules.flatMap((module) => Object.values(module)).filter(isMoves);
}

function isMoves(value: unknown): value is AnyMoves {
  return typeof value === 'object' && value !== null && 'subject' in value && 'states' in value && 'moves' in value;
}

function drawingOf(table: AnyMoves): string {
  const title = `${table.subject.charAt(0).toUpperCase()}${table.subject.slice(1)}`;
  return `## ${title}

\`\`\`mermaid
stateDiagram-v2
${linesOf(table)
  .map((line) => `  ${line}`)
  .join('\n')}
\`\`\`

| Move | From | To | Only if | What else happens | Lost for good | The refusal in another state |
| --- | --- | --- | --- | --- | --- | --- |
${Object.keys(table.moves)
  .map((name) => rowOf(table, name))
  .join('\n')}
`;
}

/** An entity begins in its first state and ends in the states that no move leaves. */
function linesOf({ states, moves }: AnyMoves): string[] {
  const all = Object.values(moves);
  const [first] = Object.keys(states);
  const last = Object.keys(states).filter((state) => !all.some(({ from }) => from.includes(state)));
  return [
    ...Object.entries(states).map(([state, label]) => `state "${label}" as ${state}`),
    `[*] --> ${first}`,
    ...all.flatMap(({ label, from, to }) => from.map((state) => `${state} --> ${to}: ${label}`)),
    ...last.map((state) => `${state} --> [*]`),
  ];
}

function rowOf(table: AnyMoves, name: string): string {
  const { states, moves } = table;
  const move = moves[name];
  if (!move) throw new Error(`The ${table.subject} has no move ${name}.`);
  const { label, from, to, asks = '', effect = '', loses = '' } = move;
  const elsewhere = Object.keys(states).find((state) => !from.includes(state) && state !== to);
  const refusal = elsewhere ? whyNotMove(table, name, { status: elsewhere }) : null;
  const cells = [label, from.map((state) => states[state]).join(', '), states[to], asks, effect, loses];
  return `| ${[...cells, refusal ?? ''].map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
