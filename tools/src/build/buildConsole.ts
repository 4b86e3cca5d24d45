import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleReleases } from '@console/federation/releases';
import { placeOf } from '../checks/layers.ts';
import { compileRelay } from '../compileRelay.ts';
import { readWorkspace, workspaceRoot } from '../workspace.ts';
import { inputHash } from './inputHash.ts';
import { type Finished, run } from './run.ts';

/** Where the built console lies: the shell's files, and the releases of the remotes with their registry. */
export type BuiltConsole = {
  shell: string;
  releases: string;
  /** False when nothing had changed since the last build. */
  rebuilt: boolean;
};

export type BuildOptions = {
  root?: string;
  /** Called when something has changed, before it is built. */
  onBuild?: () => void;
};

/** The build failed; the message holds what the tools printed. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Builds the shell and every remote for production and puts the remotes into the releases folder. Nx keeps what has
 * not changed; when nothing has, even Nx is not asked.
 *
 * @throws BuildError with the output of the step that failed.
 */
export async function buildConsole({ onBuild, root = workspaceRoot }: BuildOptions = {}): Promise<BuiltConsole> {
  const shell = join(root, 'apps/shell/dist');
  const releases = join(root, 'releases');
  const stamp = join(releases, '.built-from');
  const hash = inputHash(root);
  const present = [stamp, join(releases, 'registry.json'), join(shell, 'index.html')].every(existsSync);
  if (present && readFileSync(stamp, 'utf8') === hash) return { shell, releases, rebuilt: false };

  onBuild?.();
  succeeded(await compileRelay({ root }));
  succeeded(await run('nx', ['run-many', '-t', 'build', '--outputStyle=static'], { cwd: root, env: nxEnvironment }));
  mkdirSync(releases, { recursive: true });
  assembleReleases({ shell, remotes: remoteFolders(root), out: releases });
  writeFileSync(stamp, inputHash(root));
  return { shell, releases, rebuilt: true };
}

function remoteFolders(root: string): string[] {
  return readWorkspace(root)
    .filter((pkg) => placeOf(pkg).kind === 'remote')
    .map(({ dir }) => join(root, dir, 'dist'));
}

const nxEnvironment = { NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' };

function succeeded({ code, output }: Finished): void {
  if (code !== 0) throw new BuildError(output.trim());
}
