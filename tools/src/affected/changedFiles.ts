import { execFileSync } from 'node:child_process';

/** The base of a comparison is no commit of this clone. */
export class UnknownBaseError extends Error {
  override name = 'UnknownBaseError';
}

/** A file that differs from the base, with the number of lines that it lost. */
export interface ChangedFile {
  path: string;
  linesRemoved: number;
}

/**
 * Returns the files that differ from a base commit: committed, uncommitted and new ones.
 *
 * @param root the folder of the workspace.
 * @param base a commit. Default: where this branch left main.
 * @throws UnknownBaseError when there is no such commit.
 */
export function changedFiles(root: string, base?: string): ChangedFile[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const commit = base === undefined ? forkPoint(git) : commitOf(git, base);
  if (!commit) throw new UnknownBaseError(`${base ?? 'main'} is no commit of this clone.`);
  const changed = git('diff', '--numstat', '--no-renames', commit)
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, removed, path = ''] = line.split('\t');
      return { path, linesRemoved: Number(removed) || 0 };
    });
  const added = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  return [...changed, ...added.map((path) => ({ path, linesRemoved: 0 }))];
}

type Git = (...args: string[]) => string;

/** Where HEAD left main. A clone of one branch knows only origin's main. */
function forkPoint(git: Git): string | undefined {
  const main = commitOf(git, 'main') ?? commitOf(git, 'origin/main');
  return main && git('merge-base', main, 'HEAD').trim();
}

function commitOf(git: Git, name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
}
