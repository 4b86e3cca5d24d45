import { join, posix } from 'node:path';
import { readWorkspace, type WorkspacePackage } from '../workspace.ts';
import type { Check, Problem } from './check.ts';
import { importsOf, isTest, packageOf, sourceFiles } from './sources.ts';

/** The imports of each file or folder. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds files of a package, and folders of a package, that import each other in a circle. Imports of types count too.
 */
export const circles: Check = {
  name: 'no files import each other in a circle',
  run: (root) =>
    readWorkspace(root).flatMap((pkg) => {
      const graph = fileGraph(root, pkg);
      return [...circlesIn(graph).map((files) => fileProblem(pkg, files)), ...folderProblems(pkg, graph)];
    }),
};

function fileProblem({ dir }: WorkspacePackage, files: readonly string[]): Problem {
  const circle = [...files, files[0]].map((file) => `${dir}/${file}`).join(' → ');
  return `${circle}: these files import each other in a circle. Move what they share into a file that imports none of them.`;
}

/** Returns, for each step of the circle, one import that causes it. Tests are left out: they may use any folder. */
function folderProblems({ dir }: WorkspacePackage, files: Graph): Problem[] {
  const graph = new Map<string, Set<string>>();
  const examples = new Map<string, string>();
  for (const [file, imported] of files) {
    for (const other of isTest(file) ? [] : imported) {
      const [from, to] = [posix.dirname(file), posix.dirname(other)];
      if (contains(from, to) || contains(to, from)) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
      examples.set(`${from} ${to}`, `${dir}/${file} imports ${dir}/${other}`);
    }
  }
  return circlesIn(graph).map((folders) => {
    const steps = folders.map((from, at) => examples.get(`${from} ${folders[(at + 1) % folders.length]}`));
    return `${steps.join(', ')}: these folders import each other in a circle. Move one of the files, or what it imports, so that one folder stands above the other.`;
  });
}

/** Files beside a folder may stand above it, as an index does, and below it, as the tables do. */
function contains(folder: string, other: string): boolean {
  return folder === '.' || folder === other || other.startsWith(`${folder}/`);
}

/** The files of a package with the files of the same package that each imports. */
function fileGraph(root: string, { dir, manifest }: WorkspacePackage): Graph {
  const files = sourceFiles(join(root, dir));
  const known = new Set(files);
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const imported = importsOf(join(root, dir), file).flatMap(({ specifier }) => {
      const path = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : packageOf(specifier) === manifest.name &&
          manifest.exports?.[`.${specifier.slice(manifest.name.length)}`]?.slice('./'.length);
      return path && known.has(path) ? [path] : [];
    });
    graph.set(file, new Set(imported));
  }
  return graph;
}

/** Shortest circles that have no member in common, each in the order of its imports. */
function circlesIn(graph: Graph): string[][] {
  const all = [...graph.keys()].map((start) => shortestCircle(graph, start)).filter((circle) => circle !== undefined);
  const found: string[][] = [];
  for (const circle of all.sort((one, other) => one.length - other.length)) {
    if (!circle.some((member) => found.flat().includes(member))) found.push(circle);
  }
  return found;
}

/** The shortest way from a member back to itself. */
function shortestCircle(graph: Graph, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
