import { readFile, stat } from 'node:fs/promises';
import { type Registry, type RemoteRelease, registrySchema, remoteReleaseSchema } from '@console/platform/registry';
import type { Logger } from 'pino';

/** The registry as the server reads it: only what it understands of it. */
export interface KnownRegistry {
  /** The file as it is, for the shell. */
  readonly text: string;
  readonly etag: string;
  readonly shell: Registry['shell'];
  readonly remotes: readonly RemoteRelease[];
}

/** Reads releases/registry.json again whenever it was replaced, so that a release is live without a restart. */
export class RegistryFile {
  readonly #path: string;
  readonly #log: Logger;
  #version = '';
  #known: KnownRegistry | null = null;

  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /** Null while nothing has been released. A file that cannot be read leaves the last good one standing. */
  async read(): Promise<KnownRegistry | null> {
    const found = await stat(this.#path).catch(() => null);
    if (!found) return null;
    const version = `${found.mtimeMs} ${found.ino} ${found.size}`;
    if (version === this.#version) return this.#known;
    try {
      this.#known = understood(await readFile(this.#path, 'utf8'), version);
    } catch (error) {
      this.#log.error({ path: this.#path, error: String(error) }, 'the registry cannot be read');
    }
    this.#version = version;
    return this.#known;
  }
}

function understood(text: string, version: string): KnownRegistry {
  const { shell, remotes } = registrySchema.parse(JSON.parse(text));
  const judged = remotes.map((remote) => remoteReleaseSchema.safeParse(remote));
  return {
    text,
    etag: `"${Buffer.from(version).toString('base64url')}"`,
    shell,
    remotes: judged.flatMap(({ data }) => (data ? [data] : [])),
  };
}
