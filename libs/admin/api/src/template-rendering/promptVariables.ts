import { longestVariable, mostPromptVariables } from '@console/admin-contracts';
import type { KeptValue, KeptValues, Variable, Variables } from '@console/core-api';
import type { Template, Variable as Use } from 'liquidjs';
import { liquidOfLines } from './liquid.ts';
import type { PlacedProblem } from './TemplateProblem.ts';

/** Each variable of a prompt is a text. A name with dots is a part of a group: `customer.name`. */
export interface PromptVariables {
  /** In the order of their first use. */
  readonly names: readonly string[];
  readonly problems: readonly PlacedProblem[];
}

/** Finds the variables of a prompt. Nobody declares them: what the prompt uses and does not make itself is a variable. */
export function promptVariables(templates: Template[]): PromptVariables {
  const { globals } = liquidOfLines.analyzeSync(templates, { partials: false });
  const uses = Object.values(globals).flat().toSorted(byPlace);
  const firstUses = new Map<string, Use>();
  const problems: PlacedProblem[] = [];
  for (const use of uses) {
    const name = nameOf(use);
    if (name === null) problems.push(at(use, 'The name of a variable is written in letters: {{ customer.name }}.'));
    else if (name.length > longestVariable) problems.push(at(use, `“${name.slice(0, 40)}…” is too long a name.`));
    else if (!firstUses.has(name)) firstUses.set(name, use);
  }
  for (const [name, use] of firstUses) {
    const part = [...firstUses.keys()].find((other) => other.startsWith(`${name}.`));
    if (part) problems.push(at(use, `“${name}” cannot be a text, because “${part}” is a part of it.`));
  }
  if (firstUses.size > mostPromptVariables) {
    const message = `The prompt has more than ${mostPromptVariables} variables.`;
    problems.push({ line: null, column: null, message });
  }
  return { names: [...firstUses.keys()], problems };
}

/** Null when nobody can know the name before the prompt is filled in. The size of a text is no variable. */
function nameOf({ segments }: Use): string | null {
  const parts = segments.length > 1 && segments.at(-1) === 'size' ? segments.slice(0, -1) : segments;
  return parts.every((part) => typeof part === 'string') ? parts.join('.') : null;
}

const byPlace = ({ location: one }: Use, { location: other }: Use): number =>
  one.row - other.row || one.col - other.col;

const at = ({ location }: Use, message: string): PlacedProblem => ({
  line: location.row,
  column: location.col,
  message,
});

/** Returns the declaration of such variables for the renderer. */
export function declaredPrompt(names: readonly string[]): Variables {
  return nested<Variable>(
    names.map((name) => ({ path: name.split('.'), leaf: text })),
    (parts): Variable => ({
      kind: 'group',
      meaning: '',
      parts,
    }),
  );
}

/** Returns their sample values in the shape of the declaration. A variable without one has no value. */
export function promptValues(names: readonly string[], samples: ReadonlyMap<string, string | null>): KeptValues {
  return nested<KeptValue>(
    names.map((name) => ({ path: name.split('.'), leaf: samples.get(name) ?? null })),
    (parts) => parts,
  );
}

const text: Variable = { kind: 'text', meaning: '', example: '' };

interface Placed<Leaf> {
  readonly path: readonly string[];
  readonly leaf: Leaf;
}

/** Returns an object with a value at each path. No name of it is one of `Object`'s own. */
function nested<Leaf>(
  placed: readonly Placed<Leaf>[],
  group: (parts: Record<string, Leaf>) => Leaf,
): Record<string, Leaf> {
  const byFirst = Map.groupBy(placed, ({ path }) => path[0] ?? '');
  return Object.fromEntries(
    [...byFirst].map(([first, those]) => {
      const [only] = those;
      if (only?.path.length === 1) return [first, only.leaf];
      return [
        first,
        group(
          nested(
            those.map(({ path, leaf }) => ({ path: path.slice(1), leaf })),
            group,
          ),
        ),
      ];
    }),
  );
}
