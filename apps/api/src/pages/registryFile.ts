import { readFile, stat } from 'node:fs/promises';
import { type RemoteRelease, remoteReleaseSchema } from '@console/platform/registry';
import { type ReleasedShell, releasedShellSchema, releasesFileSchema } from '@console/platform/releases';
import type { Logger } from 'pino';
import { z } from 'zod';

/** The registry as the server reads it: only what it understands of it. */
export interface KnownRegistry {
  /** What a browser needs to know of it. */
  readonly text: string;
  readonly etag: string;
  readonly shell: ReleasedShell | undefined;
  readonly remotes: readonly RemoteRelease[];
}

/** Reads releases/registry.json again whenever it was replaced, so that a release is live without a restart. */
export class RegistryFile {
  readonly #path: string;
  readonly #log: Logger;
  readonly #readText: (path: string) => Promise<string>;
  #version = '';
  #known: KnownRegistry | null = null;

  /** @param readText what reads a file: the disk, unless a test says otherwise. */
  constructor(path: string, log: Logger, readText = (file: string) => readFile(file, 'utf8')) {
    this.#path = path;
    this.#log = log;
    this.#readText = readText;
  }

  /** Null while nothing has been released. A file that cannot be read, or is gone, leaves the last good one standing. */
  async read(): Promise<KnownRegistry | null> {
    const found = await stat(this.#path).catch(() => null);
    if (!found) return this.#known;
    const version = `${found.mtimeMs} ${found.ctimeMs} ${found.ino} ${found.size}`;
    if (version === this.#version) return this.#known;
    let text: string;
    try {
      text = await this.#readText(this.#path);
    } catch (error) {
      // A disk that fails now may answer the next request.
      this.#complain(error);
      return this.#known;
    }
    try {
      this.#known = understood(text, version);
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

function understood(text: string, version: string): KnownRegistry {
  const { shell: written, remotes } = releasesFileSchema.parse(JSON.parse(text));
  const shell = releasedShellSchema.safeParse(written).data;
  const judged = remotes.map((remote) => remoteReleaseSchema.safeParse(remote));
  return {
    text: JSON.stringify({
      shell: shell && { version: shell.version, base: shell.base },
      remotes: remotes.map(forBrowser),
    }),
    etag: `"${Buffer.from(version).toString('base64url')}"`,
    shell,
    remotes: judged.flatMap(({ data }) => (data ? [data] : [])),
  };
}

/** An entry without what only the release gate asks for; one that makes no sense goes as it is, since the shell says so of it. */
function forBrowser(entry: unknown): unknown {
  const { data } = gateParts.safeParse(entry);
  if (!data) return entry;
  const { links: _, needs, ...rest } = data;
  // Which modules it needs is the shell's to see at start; the names within were the gate's.
  return { ...rest, needs: Object.fromEntries(Object.keys(needs).map((module) => [module, []])) };
}
