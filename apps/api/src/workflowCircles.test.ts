import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { declaredWorkflowTargets } from '@console/core-api';
import { beforeAll, expect, test } from 'vitest';
import './schema.ts';

interface Way {
  readonly from: readonly string[];
  readonly to: string;
}

/** The tables of moves by the names of their files, as the contracts of all domains declare them. */
const tables = new Map<string, Readonly<Record<string, Way>>>();

beforeAll(async () => {
  const root = new URL('../../../', import.meta.url);
  for (const file of globSync('libs/*/contracts/src/*Moves.ts', { cwd: root })) {
    const declared: object = await import(new URL(file, root).href);
    for (const value of Object.values(declared)) if (isMoves(value)) tables.set(basename(file, '.ts'), value.moves);
  }
});

const isMoves = (value: unknown): value is { readonly moves: Readonly<Record<string, Way>> } =>
  typeof value === 'object' && value !== null && 'subject' in value && 'moves' in value;

const fileOf: Readonly<Record<string, string>> = {
  booking: 'bookingMoves',
  purchase_order: 'purchaseOrderMoves',
  training_class: 'classMoves',
};

const offering = [...declaredWorkflowTargets()].flatMap(([resource, { moves = {} }]) =>
  Object.keys(moves).length > 0 ? [[resource, Object.keys(moves)] as const] : [],
);

/** The states that a record can reach from a state by some moves. */
function reachable(ways: readonly Way[], from: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const { to } of ways.filter((way) => way.from.includes(from))) {
    if (seen.has(to)) continue;
    seen.add(to);
    reachable(ways, to, seen);
  }
  return seen;
}

test.each(offering)(
  'workflows of a %s never trigger each other in a circle: no state leads back to itself by %j',
  (resource, names) => {
    const ways = names.flatMap((name) => tables.get(fileOf[resource] ?? '')?.[name] ?? []);
    expect(ways).toHaveLength(names.length);
    for (const state of new Set(ways.flatMap(({ from }) => from))) {
      expect([...reachable(ways, state)], state).not.toContain(state);
    }
  },
);
