import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '../build/run.ts';

/** Something that the tests need on the machine could not be installed. */
export class NotInstalledError extends Error {
  override name = 'NotInstalledError';
}

/** Debian's package of Chromium without windows. It draws the same pages with three quarters of the work. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const chromiumNames = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, the headless shell, another Chromium on the PATH, or Playwright's own.
 * Installs the headless shell where apt can, and any Chromium where there is none.
 *
 * @throws NotInstalledError with the output of the installer.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  if (canUseApt() && !onPath([HEADLESS_SHELL])) {
    console.log('Installing the headless shell of Chromium for the browser tests…');
    await aptInstall(HEADLESS_SHELL);
  }
  const present = onPath(chromiumNames) ?? ownOfPlaywright();
  if (present) return present;
  console.log('Installing Chromium for the browser tests…');
  const output = canUseApt() ? await aptInstall('chromium') : (await run('playwright', ['install', 'chromium'])).output;
  const installed = onPath(chromiumNames) ?? ownOfPlaywright();
  if (!installed) throw new NotInstalledError(`Chromium could not be installed:\n${output}`);
  return installed;
}

/** Installs PostgreSQL for the API's tests, as root on Debian. Without it the tests run only on PGlite and say so. */
export async function ensurePostgres(): Promise<void> {
  const binaries = [...globSync('/usr/lib/postgresql/*/bin/initdb'), onPath(['initdb'])].filter(Boolean);
  if (process.env.TEST_DATABASE_URL || binaries.length > 0 || !canUseApt()) return;
  console.log('Installing PostgreSQL for the API tests…');
  await aptInstall('postgresql');
}

/**
 * Finds libfaketime, which gives a process another clock, and installs it as root on Debian.
 *
 * @throws NotInstalledError where it is missing and cannot be installed.
 */
export async function ensureFaketime(): Promise<string> {
  const find = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  if (!find() && canUseApt()) await aptInstall('libfaketime');
  const found = find();
  if (!found)
    throw new NotInstalledError(
      'The tests at other times need libfaketime, which Debian has: apt-get install libfaketime',
    );
  return found;
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function ownOfPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;
}

let updated: Promise<unknown> | undefined;

async function aptInstall(name: string): Promise<string> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  updated ??= run('apt-get', ['update', '-q'], { env });
  await updated;
  return (await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })).output;
}
