import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readManifest, readWorkspace } from '../workspace.ts';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

/** A path from the root. Placeholders and patterns in it, such as `<domain>` or `*`, end the match or are skipped. */
const rootedPath = /(?<![\w@./{}<>-])(?:apps|libs|e2e|tools|docs)\/[\w./@{}<>*…-]+/g;
/** A source file in a code span, which may leave out the folders before it. */
const namedFile = /`(\w[\w./-]*\.(?:tsx?|mjs|sql|md|graphql))`/g;
const link = /\]\((?!https?:|#)([^)#\s]+)/g;
const script = /\bnpm run ([\w-]+)(?: -w (@console\/[\w-]+))?/g;
const project = /\bvitest --project ([\w-]+)/g;
const placeholder = /[{}<>*…]/;

/** Guides lead to files and commands that exist. A guide may name what its own `npm run new` makes. */
export const guidePaths: Check = {
  name: 'guides name files and commands that exist',
  run(root) {
    const files = committedFiles(root);
    const exists = knownPaths(files);
    const scripts = scriptsOf(root);
    const projects = projectsOf(root, files);
    return files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        const made = namesMadeIn(text, exists);
        const isMade = (path: string) => path.split('/').some((part) => made.some((name) => part.startsWith(name)));
        const gone = [
          ...find(text, rootedPath, ([path]) => placeholder.test(path) || exists(trimmed(path)) || isMade(path)),
          ...find(
            text,
            namedFile,
            ([, path = '']) => exists(path) || files.some((one) => one.endsWith(`/${path}`)) || isMade(path),
          ),
          ...find(text, link, ([, path = '']) => existsSync(join(root, normalize(join(dirname(file), path))))),
          ...find(text, script, ([, name = '', of = '']) => scripts.get(of)?.includes(name) ?? false),
          ...find(text, project, ([, name = '']) => projects.includes(name)),
        ];
        return [...new Set(gone.map(({ line, found }) => `${file}:${line}: ${found} does not exist.`))];
      });
  },
};

type Match = RegExpMatchArray;

function find(text: string, pattern: RegExp, isThere: (match: Match) => boolean) {
  return [...text.matchAll(pattern)]
    .filter((match) => !isThere(match))
    .map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      found: trimmed(match[0].replace(/^\]\(|`/g, '')),
    }));
}

/** Returns whether a committed file or a folder of one has a path. */
function knownPaths(files: readonly string[]): (path: string) => boolean {
  const paths = new Set(files);
  for (const file of files) for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) paths.add(dir);
  return (path) => paths.has(path);
}

/** Dots and slashes at the end belong to the sentence. */
function trimmed(path: string): string {
  return path.replace(/[./]+$/, '');
}

/** The names that the commands of a guide give to what they make: `workflows` in `remote workflows`, `supplier` in `create-supplier`. */
function namesMadeIn(text: string, exists: (path: string) => boolean): string[] {
  const words = [...text.matchAll(/\bnpm run new -- [a-z]+ ([a-z -]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(/ +/),
  );
  return words
    .filter((word) => !word.startsWith('-') && !exists(`apps/${word}`))
    .flatMap((word) => [word, word.slice(word.lastIndexOf('-') + 1)]);
}

/** The npm scripts of each package by its name. The root has the name ''. */
function scriptsOf(root: string): Map<string, string[]> {
  const own = (dir: string) => Object.keys(readManifest(dir).scripts ?? {});
  const packages = readWorkspace(root).map(({ name, dir }) => [name, own(join(root, dir))] as const);
  return new Map([['', own(root)], ...packages]);
}

function projectsOf(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => /vitest(\.browser)?\.config\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/(?:screenTests\(|name: )'([\w-]+)'/g)])
    .map(([, name = '']) => name);
}
