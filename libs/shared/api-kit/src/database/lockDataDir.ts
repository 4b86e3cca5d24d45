import { randomBytes } from 'node:crypto';
import { linkSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from './DatabaseError.ts';
import { closeToOthers, makePrivateFolder } from './privateFolder.ts';

/** The lock of a data folder, held by this process. */
export interface DataDirLock {
  /** Releases the folder. A killed process releases it too: nothing answers at its socket any more. */
  release(): Promise<void>;
}

/** The longest path of a Unix socket in bytes: 104 with the closing zero on macOS, 108 on Linux. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Makes this process the only user of a data folder, because two processes on one PGlite folder lose writes. The lock
 * is a listening Unix socket in the folder. Only a living process answers there, so a killed one leaves nothing to
 * clean up.
 *
 * The sockets are named `lock.<n>.sock`. A process that finds no answer at the highest n creates n + 1 by an atomic
 * hard link to a socket that already listens. It then looks again: a higher number means that another process was
 * faster. A holder removes only lower sockets and leaves its own behind, so two processes can never both hold the
 * folder.
 *
 * @throws DatabaseError when another process holds the folder, or a socket cannot be made in it.
 */
export async function lockDataDir(dir: string): Promise<DataDirLock> {
  const folder = madeFolder(dir);
  for (;;) {
    const highest = heldNumbers(folder).at(-1) ?? 0;
    if (highest > 0 && (await answers(folder, socketName(highest)))) {
      throw new DatabaseError(
        `The data folder ${dir} is in use by another process of the console; stop that one first.`,
      );
    }
    const server = await claim(folder, highest + 1);
    if (!server) continue;
    for (const stale of heldNumbers(folder).filter((number) => number <= highest)) {
      rmSync(join(folder, socketName(stale)), { force: true });
    }
    return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  }
}

function madeFolder(dir: string): string {
  try {
    makePrivateFolder(dir);
    return realpathSync(dir);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The data folder ${dir} cannot be made, or cannot be closed to other users (${reason}).`, {
      cause,
    });
  }
}

function socketName(number: number): string {
  return `lock.${number}.sock`;
}

function heldNumbers(folder: string): number[] {
  return readdirSync(folder)
    .map((name) => Number(/^lock\.(\d+)\.sock$/.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}

/** Returns the listening server when this process created `lock.<number>.sock`, or null when another one was faster. */
async function claim(folder: string, number: number): Promise<Server | null> {
  const name = `lock-${randomBytes(6).toString('hex')}.tmp`;
  const server = await listen(folder, name);
  closeToOthers(join(folder, name));
  let won = false;
  try {
    linkSync(join(folder, name), join(folder, socketName(number)));
    won = heldNumbers(folder).at(-1) === number;
    if (!won) rmSync(join(folder, socketName(number)), { force: true });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw cannotLock(folder, error);
  } finally {
    rmSync(join(folder, name), { force: true });
    if (!won) server.close();
  }
  return won ? server : null;
}

function listen(folder: string, name: string): Promise<Server> {
  const short = shortened(folder, name);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error) => reject(cannotLock(folder, error)));
    server.listen(short.path, () => resolve(server));
  }).finally(short.dispose);
}

function answers(folder: string, name: string): Promise<boolean> {
  const short = shortened(folder, name);
  const socket = connect(short.path);
  return new Promise<boolean>((resolve, reject) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', (error) => {
      if (isCode(error, 'ECONNREFUSED') || isCode(error, 'ENOENT')) resolve(false);
      else reject(cannotLock(folder, error));
    });
  }).finally(() => {
    socket.destroy();
    short.dispose();
  });
}

/**
 * A path to the socket that is short enough for the operating system. When the folder's own path is too long, the
 * path goes through a temporary symbolic link.
 */
function shortened(folder: string, name: string): { path: string; dispose: () => void } {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return { path, dispose: () => {} };
  const passing = mkdtempSync(join(tmpdir(), 'console-'));
  symlinkSync(folder, join(passing, 'd'));
  return { path: join(passing, 'd', name), dispose: () => rmSync(passing, { recursive: true, force: true }) };
}

function cannotLock(folder: string, cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseError(`The data folder ${folder} cannot be locked (${reason}).`, { cause });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
