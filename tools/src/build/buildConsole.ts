import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SHELL } from '@console/releases';
import { placeOf } from '../checks/layers.ts';
import { compileRelay } from '../compileRelay.ts';
import { readWorkspace, type WorkspacePackage, workspaceRoot } from '../workspace.ts';
import { BuildError } from './BuildError.ts';
import { inputHash } from './inputHash.ts';
import { type Finished, run } from './run.ts';

/** A built app: its release name and its folder. */
export type BuiltApp = { name: string; dist: string };

export type BuildOptions = {
  root?: string;
  /** Called when something has changed, before the build starts. */
  onBuild?: () => void;
};

/**
 * Builds the shell and every remote for production. Nx builds only what changed. When nothing changed, Nx is not started.
 *
 * @returns every built app, and whether anything had changed.
 * @throws BuildError with the output of the failed step.
 */
export async function buildConsole({ onBuild, root = workspaceRoot }: BuildOptions = {}): Promise<{
  apps: BuiltApp[];
  rebuilt: boolean;
}> {
  const apps = releasedApps(root).map(({ dir }) => builtApp(root, dir));
  const stamp = join(root, 'node_modules/.cache/console-built-from');
  const present = [stamp, ...apps.map(({ dist }) => join(dist, 'release.json'))].every(existsSync);
  if (present && readFileSync(stamp, 'utf8') === inputHash(root)) return { apps, rebuilt: false };

  onBuild?.();
  succeeded(await compileRelay({ root }));
  succeeded(await nx(root, ['run-many', '-t', 'build']));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputHash(root));
  return { apps, rebuilt: true };
}

/**
 * Builds only these apps for production.
 *
 * @param names `shell`, or the folder names of remotes.
 * @throws BuildError when there is no such app, or with the output of the failed step.
 */
export async function buildApps(names: readonly string[], root: string = workspaceRoot): Promise<BuiltApp[]> {
  const released = releasedApps(root);
  const apps = names.map((name) => {
    const app = released.find(({ dir }) => basename(dir) === name);
    if (app) return app;
    const known = released.map(({ dir }) => basename(dir)).join(', ');
    throw new BuildError(`There is no app "${name}" to release. The apps are: ${known}.`);
  });
  succeeded(await compileRelay({ root, only: names }));
  succeeded(await nx(root, ['run-many', '-t', 'build', '-p', apps.map(({ name }) => name).join(',')]));
  return apps.map(({ dir }) => builtApp(root, dir));
}

/** The shell and the remotes, by folder. */
function releasedApps(root: string): WorkspacePackage[] {
  return readWorkspace(root).filter((pkg) => ['shell', 'remote'].includes(placeOf(pkg).kind));
}

function builtApp(root: string, dir: string): BuiltApp {
  return { name: placeOf({ dir }).kind === 'shell' ? SHELL : basename(dir), dist: join(root, dir, 'dist') };
}

function nx(root: string, command: string[]): Promise<Finished> {
  const env = { NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' };
  return run('nx', [...command, '--outputStyle=static'], { cwd: root, env });
}

function succeeded({ code, output }: Finished): void {
  if (code !== 0) throw new BuildError(output.trim());
}
