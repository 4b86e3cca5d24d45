import type { Variable, Variables } from '@console/core-api';
import { ForTag, type Liquid, type Template, TypeGuards, type Variable as Use, type VariableSegments } from 'liquidjs';
import { nearest } from './nearest.ts';
import type { PlacedProblem } from './TemplateProblem.ts';

/** A name of a template: a declared variable, or null for a value that the template makes itself. */
type Names = Readonly<Record<string, Variable | null>>;

const MOST_PROBLEMS = 20;

/**
 * Returns the first uses of variables that the record does not have, also in parts that are not printed now. A template that is used
 * for years must not fail on the one record for which a condition holds.
 */
export function unknownVariables(liquid: Liquid, templates: Template[], variables: Variables): PlacedProblem[] {
  const found = new Map<string, PlacedProblem>();
  check(templates, variables);
  return [...found.values()].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));

  function check(part: Template[], outer: Names): void {
    const { globals, locals } = liquid.analyzeSync(part, { partials: false });
    const names: Names = { ...outer, ...Object.fromEntries(Object.keys(locals).map((name) => [name, null])) };
    for (const use of Object.values(globals).flat()) {
      if (found.size === MOST_PROBLEMS) return;
      const message = whyNot(use, names);
      const { row: line, col: column } = use.location;
      if (message) found.set(`${line}:${column}`, { line, column, message });
    }
    for (const loop of loopsIn(part)) check(loop.templates, { ...names, forloop: null, ...rowOf(loop, names) });
  }
}

/** Returns the loops of a template that are in no other loop. */
function loopsIn(templates: readonly Template[]): ForTag[] {
  return templates.flatMap((template) => {
    if (template instanceof ForTag) return [template];
    const children = template.children?.(false, true);
    if (!children) return [];
    // Sync: the generator ends at once, with the parts of the tag.
    const { value } = children.next();
    return Array.isArray(value) ? loopsIn(value) : [];
  });
}

/** The row that a loop names: declared when its list is. */
function rowOf({ variable, collection }: ForTag, names: Names): Names {
  if (!TypeGuards.isPropertyAccessToken(collection)) return { [variable]: null };
  const path = collection.props.map((token) => (TypeGuards.isWordToken(token) ? token.content : null));
  const segments = path.filter((name) => name !== null);
  const list = segments.length === path.length ? find(segments, names) : null;
  return { [variable]: list?.kind === 'list' ? { kind: 'group', meaning: '', parts: list.of } : null };
}

/** Returns the declared variable. Undefined when there is none, null when nobody can know before the template is filled in. */
function find(segments: VariableSegments, names: Names): Variable | null | undefined {
  const [root, ...parts] = segments;
  if (typeof root !== 'string' || !Object.hasOwn(names, root)) return undefined;
  let at: Variable | null | undefined = names[root];
  for (const part of parts) {
    if (!at) return at;
    at = partOf(at, part);
  }
  return at;
}

function partOf(whole: Variable, part: VariableSegments[number]): Variable | null | undefined {
  switch (whole.kind) {
    case 'group':
      if (typeof part === 'object') return null;
      return Object.hasOwn(whole.parts, part) ? whole.parts[part] : undefined;
    case 'list':
      if (part === 'size') return null;
      if (typeof part === 'string' && part !== 'first' && part !== 'last') return undefined;
      return { kind: 'group', meaning: '', parts: whole.of };
    case 'text':
      return part === 'size' ? null : undefined;
    default:
      return undefined;
  }
}

function whyNot({ segments }: Use, names: Names): string | null {
  if (find(segments, names) !== undefined) return null;
  const name = segments.map((part) => (typeof part === 'object' ? '…' : part)).join('.');
  const close = nearest(name, pathsOf(names));
  return `“${name}” is no variable here.${close === null ? '' : ` Did you mean “${close}”?`}`;
}

function pathsOf(names: Names): string[] {
  return Object.entries(names).flatMap(([name, declared]) => [
    name,
    ...(declared?.kind === 'group' ? pathsOf(declared.parts).map((path) => `${name}.${path}`) : []),
  ]);
}
