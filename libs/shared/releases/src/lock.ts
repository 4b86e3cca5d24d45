import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { inWords, ReleaseProblem } from './ReleaseProblem.ts';

const FILE = '.lock';

/** A release holds the lock for about a second. A lock older than this, in milliseconds, is abandoned. */
const ABANDONED_MS = 120_000;

const holderSchema = z.object({ host: z.string(), pid: z.number(), by: z.string(), id: z.string().optional() });

type Holder = z.infer<typeof holderSchema>;

export interface LockOptions {
  by: string;
  /** How long to wait for another release, in milliseconds. */
  patience: number;
}

/**
 * Runs `work` while no other release uses the folder, from this machine or another. Creates the folder if it is missing.
 *
 * @param work receives a function that throws when the lock was lost to another release, because this one took too long.
 * @throws ReleaseProblem when another release holds the lock for too long, or the lock cannot be written.
 */
export async function withLock<Result>(
  releases: string,
  { by, patience }: LockOptions,
  work: (assertHeld: () => void) => Result,
): Promise<Result> {
  const lock = join(releases, FILE);
  const id = randomUUID();
  try {
    mkdirSync(releases, { recursive: true });
    const until = Date.now() + patience;
    while (!taken(lock, { by, id })) {
      if (Date.now() > until) throw new ReleaseProblem(busy(lock));
      await new Promise((resume) => setTimeout(resume, 25));
    }
    try {
      return work(() => {
        if (!isHeld(lock, id)) throw new ReleaseProblem(LOST);
      });
    } finally {
      if (isHeld(lock, id)) rmSync(lock, { force: true });
    }
  } catch (error) {
    throw inWords(error, releases);
  }
}

const LOST = 'Another release took over while this one was held up; nothing was changed. Try again.';

function isHeld(lock: string, id: string): boolean {
  return holderOf(lock)?.id === id;
}

/** The lock file appears complete or not at all. */
function taken(lock: string, { by, id }: { by: string; id: string }): boolean {
  const own = `${lock}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    writeFileSync(own, JSON.stringify({ host: hostname(), pid: process.pid, by, id } satisfies Holder));
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    removeAbandoned(lock);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Renames the file first, so that only one of several processes removes it. */
function removeAbandoned(lock: string): void {
  if (!isAbandoned(lock)) return;
  const aside = `${lock}.${process.pid}.abandoned`;
  try {
    renameSync(lock, aside);
    // Another process may have removed the old lock and taken a new one before the rename.
    if (!isAbandoned(aside)) linkSync(aside, lock);
  } catch {
    // The lock is gone or taken again. The next attempt checks it.
  }
  rmSync(aside, { force: true });
}

function isAbandoned(lock: string): boolean {
  const since = heldSince(lock);
  if (since === undefined) return false;
  const holder = holderOf(lock);
  return (holder?.host === hostname() && !isRunning(holder.pid)) || Date.now() - since > ABANDONED_MS;
}

/** Returns when the lock was taken. Undefined when it has just been released. */
function heldSince(lock: string): number | undefined {
  return statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
}

function holderOf(lock: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    // The lock has just been released, or a crashed machine has left the file empty.
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function busy(lock: string): string {
  const holder = holderOf(lock);
  const since = heldSince(lock);
  const who = holder ? ` by ${holder.by} on ${holder.host}` : '';
  const when = since === undefined ? '' : `, since ${new Date(since).toISOString()}`;
  return `Another release is under way${who}${when}. Try again in a moment; nothing was changed.`;
}
