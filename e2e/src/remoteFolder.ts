import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Writes a new remote into a folder outside the workspace, as a sixth team would. */
export function writeRemote(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'console-remote-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** An older version of a library: its package.json and sources are changed copies of today's. */
export interface OlderLibrary {
  readonly name: string;
  readonly change: (path: string, text: string) => string;
}

/**
 * Copies a remote of the workspace into a folder with older versions of some shared libraries.
 *
 * @returns the remote's folder.
 */
export function copyRemoteWithOlder(remote: string, libraries: readonly OlderLibrary[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'console-older-'));
  const leftOut = /[/\\](node_modules|dist|dist-dev|\.tsbuild|tsconfig\.json)([/\\]|$)/;
  const copy = (from: string, to: string) =>
    cpSync(join(root, from), join(dir, to), {
      recursive: true,
      filter: (source) => !leftOut.test(source.slice(root.length)),
    });
  copy(`apps/${remote}`, remote);
  // Links every package except the older libraries and the build tool, which reads their versions.
  linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'));
  for (const { name, change } of libraries) {
    copy(`libs/shared/${name}`, `libs/${name}`);
    for (const path of ['package.json', ...filesBelow(join(dir, 'libs', name, 'src'), 'src')]) {
      const file = join(dir, 'libs', name, path);
      writeFileSync(file, change(path, readFileSync(file, 'utf8')));
    }
    symlinkSync(join(dir, 'libs', name), join(dir, 'node_modules/@console', name));
  }
  return join(dir, remote);

  function linkPackages(from: string, to: string): void {
    mkdirSync(to);
    for (const entry of readdirSync(from)) {
      if (entry === '@console') linkPackages(join(from, entry), join(to, entry));
      else if (!libraries.some(({ name }) => to.endsWith('@console') && name === entry)) {
        symlinkSync(realpathSync(join(from, entry)), join(to, entry));
      }
    }
  }
}

/**
 * Builds a remote for production in its own folder.
 *
 * @returns the built folder.
 * @throws Error with the output of a failed build.
 */
export async function buildRemote(dir: string): Promise<string> {
  const build = spawn(process.execPath, [join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`The remote was not built.\n${output}`);
  return join(dir, 'dist');
}

function filesBelow(dir: string, prefix: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(prefix, join(entry.parentPath, entry.name).slice(dir.length + 1)));
}
