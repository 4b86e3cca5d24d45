// Plain JavaScript without dependencies. It runs before anything is installed, with the machine's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.console-install');
const oldestNode = 20;

/** Packages that are compiled for one platform. npm may leave them out when the lock file was written on another platform. */
const nativeParts = {
  'the pinned Node': 'process.exit(0)',
  rspack: "require('node:module').createRequire(require.resolve('@rsbuild/core'))('@rspack/core')",
  nx: "require('nx/src/native')",
  biome: "require('node:child_process').execFileSync('biome', ['--version'])",
  typescript: "require('node:child_process').execFileSync('tsc', ['--version'])",
  vite: "import('vite').catch(() => process.exit(1))",
};

/** Installs everything that is missing or out of date. Then runs a script of this folder under the pinned Node, with the same exit code. */
export async function runPinned(script, args) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    stop(`The console needs Node ${oldestNode} or newer to install itself; this is Node ${process.versions.node}.`);
  }
  install();
  const child = spawn(pinnedNode(), [join(root, 'tools', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => stop(`${script} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/**
 * Ends the child when npm is killed. npm starts this script through a shell, and when npm is killed it kills only that
 * shell.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref();
}

/** Makes node_modules match package-lock.json. Does nothing when they match already. */
function install() {
  if (installedFor() === wanted()) return;
  console.log('Installing packages…');
  npmInstall([]);
  let missing = missingParts();
  if (missing.length > 0) {
    console.log(`The lock file has no ${missing.join(', ')} for this platform: installing once more without it…`);
    rmSync(modules, { recursive: true, force: true });
    npmInstall(['--no-package-lock']);
    missing = missingParts();
  }
  if (missing.length > 0)
    stop(`These parts do not load on ${process.platform}-${process.arch}: ${missing.join(', ')}.`);
  writeFileSync(stamp, wanted());
}

function installedFor() {
  return existsSync(stamp) && existsSync(pinnedNode()) ? readFileSync(stamp, 'utf8') : '';
}

function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return `${process.platform}-${process.arch} ${hash.digest('hex')}\n`;
}

function npmInstall(options) {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...options];
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  const { status } = npmScript
    ? spawnSync(npmNode ?? process.execPath, [npmScript, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) stop('npm could not install the packages; its own message is above.');
}

function missingParts() {
  return Object.entries(nativeParts)
    .filter(([, probe]) => {
      const { status } = spawnSync(pinnedNode(), ['-e', probe], { cwd: root, env: pinnedEnvironment() });
      return status !== 0;
    })
    .map(([name]) => name);
}

function pinnedNode() {
  return join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function pinnedEnvironment() {
  return { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) };
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
