import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts of a package.json that the tools read. */
export type Manifest = {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** One package of the workspace. `dir` is relative to the root, with forward slashes: `libs/shared/format`. */
export type WorkspacePackage = {
  name: string;
  dir: string;
  manifest: Manifest;
};

/** The root of this repository, absolute. */
export const workspaceRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
}

/** Every package that the root's package.json lists as a workspace, sorted by folder. */
export function readWorkspace(root: string = workspaceRoot): WorkspacePackage[] {
  const patterns = readManifest(root).workspaces ?? [];
  return globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map((dir) => {
      const manifest = readManifest(join(root, dir));
      return { name: manifest.name, dir, manifest };
    });
}

/** All dependencies of a package, for running and for its tests. */
export function declaredDependencies({ manifest }: WorkspacePackage): Record<string, string> {
  return { ...manifest.devDependencies, ...manifest.dependencies };
}
