import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type RemoteRelease, remoteReleaseSchema } from '@console/platform/registry';
import {
  type ReleasedShell,
  type ReleaseRecord,
  releasedShellSchema,
  releasesFileSchema,
} from '@console/platform/releases';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SecurityLog } from '../securityLog.ts';

/** The parts of the registry that the server uses. */
export interface KnownRegistry {
  /** The registry that browsers receive. */
  readonly text: string;
  readonly etag: string;
  readonly shell: ReleasedShell | undefined;
  readonly remotes: readonly RemoteRelease[];
  /** The releases that went live, the oldest first. */
  readonly history: readonly ReleaseRecord[];
}

interface Logs {
  log: Logger;
  /** Receives each release that goes live while the server runs. */
  securityLog: SecurityLog;
}

/** Reads releases/registry.json again whenever it was replaced, so that a release goes live without a restart. */
export class RegistryFile {
  readonly #path: string;
  readonly #log: Logger;
  readonly #securityLog: SecurityLog;
  readonly #readText: (path: string) => Promise<string>;
  #version = '';
  #known: KnownRegistry | null = null;

  /** @param readText reads a file; tests replace it. */
  constructor(path: string, { log, securityLog }: Logs, readText = (file: string) => readFile(file, 'utf8')) {
    this.#path = path;
    this.#log = log;
    this.#securityLog = securityLog;
    this.#readText = readText;
  }

  /**
   * Returns null while nothing has been released. When the file cannot be read or is gone, the last valid registry
   * stays.
   */
  async read(): Promise<KnownRegistry | null> {
    const found = await stat(this.#path).catch(() => null);
    if (!found) return this.#known;
    const version = `${found.mtimeMs} ${found.ctimeMs} ${found.ino} ${found.size}`;
    if (version === this.#version) return this.#known;
    let text: string;
    try {
      text = await this.#readText(this.#path);
    } catch (error) {
      // After a failed read, the next request tries again.
      this.#complain(error);
      return this.#known;
    }
    try {
      const known = understood(text);
      if (this.#known) for (const record of newRecords(this.#known, known)) this.#securityLog.released(record);
      this.#known = known;
    } catch (error) {
      this.#complain(error);
    }
    this.#version = version;
    return this.#known;
  }

  #complain(error: unknown): void {
    this.#log.error({ path: this.#path, error: String(error) }, 'the registry cannot be read');
  }
}

const gateParts = z.looseObject({ links: z.optional(z.unknown()), needs: z.record(z.string(), z.unknown()) });

function newRecords(before: KnownRegistry, after: KnownRegistry): ReleaseRecord[] {
  const known = new Set(before.history.map(({ name, at, hash }) => `${name} ${at} ${hash}`));
  return after.history.filter(({ name, at, hash }) => !known.has(`${name} ${at} ${hash}`));
}

function understood(written: string): KnownRegistry {
  const { shell: ofShell, remotes, history } = releasesFileSchema.parse(JSON.parse(written));
  const shell = releasedShellSchema.safeParse(ofShell).data;
  const judged = remotes.map((remote) => remoteReleaseSchema.safeParse(remote));
  const text = JSON.stringify({
    shell: shell && { version: shell.version, base: shell.base },
    remotes: remotes.map(forBrowser),
  });
  return {
    text,
    // All processes give the same content the same tag, and it says nothing about their file systems.
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    shell,
    remotes: judged.flatMap(({ data }) => (data ? [data] : [])),
    history,
  };
}

/**
 * Removes the parts of an entry that only the release gate uses. An invalid entry is sent unchanged, because the
 * shell reports it.
 */
function forBrowser(entry: unknown): unknown {
  const { data } = gateParts.safeParse(entry);
  if (!data) return entry;
  const { links: _, needs, ...rest } = data;
  // The shell needs to know the modules. Only the gate needs the names within them.
  return { ...rest, needs: Object.fromEntries(Object.keys(needs).map((module) => [module, []])) };
}
