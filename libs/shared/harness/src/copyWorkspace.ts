import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/**
 * Copies this workspace into a temporary git repository, so that a test can change it there. Copies every file that
 * git does not ignore, and TypeScript's build results. The copy shares the installed packages, but has its own links
 * to the packages of the workspace.
 *
 * @returns the folder. The caller removes it.
 */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'console-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const checked = globSync(['.tsbuild', '*/.tsbuild', '*/*/.tsbuild', '*/*/*/.tsbuild'], {
    cwd: root,
    exclude: ['node_modules'],
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const path of [...files, ...checked]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, preserveTimestamps: true });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  // Some packages need another version of a dependency, which is installed in their own node_modules.
  for (const nested of globSync('{apps,libs}/{*,*/*}/node_modules', { cwd: root })) {
    linkInstalled(join(root, nested), join(copy, nested));
  }
  linkInstalled(join(root, 'node_modules'), join(copy, 'node_modules'));
  const own = join(copy, 'node_modules/@console');
  mkdirSync(own);
  const packages = join(root, 'node_modules/@console');
  for (const name of readdirSync(packages)) {
    const folder = relative(root, realpathSync(join(packages, name)));
    symlinkSync(join(copy, folder), join(own, name), 'junction');
  }
  return copy;
}

function linkInstalled(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry !== '@console' && entry !== '.cache') symlinkSync(join(from, entry), join(to, entry), 'junction');
  }
}
