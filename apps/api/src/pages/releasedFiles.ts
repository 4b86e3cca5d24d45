import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { type Encoding, encodingFor } from '../http/contentEncoding.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { compress, sendEncoded } from '../http/send.ts';

/** The kinds of files that a release lists. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^text/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file of a release: its folder, and its path in it. Folders that begin with a dot are being copied or removed. */
const PLACE = /^([\w-]+\/\w[\w.-]*)\/(.+)$/;

const listing = z.object({ digests: z.record(z.string(), z.unknown()) });

/**
 * Serves the files that a release lists in its `release.json`, and no other. Their content never changes under the same
 * name. Compressed content is kept.
 */
export class ReleasedFiles {
  readonly #folder: string;
  /** The files that each release lists, by the folder of the release. */
  readonly #listed = new Map<string, ReadonlySet<string>>();
  readonly #kept = new Map<string, Promise<Buffer>>();

  /** @param folder the releases folder. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param path the path below the releases folder, as it was asked for. It must be written exactly as the release lists it.
   * @throws HttpProblem when there is no such file.
   */
  async send(exchange: Exchange, path: string): Promise<void> {
    const type = types[extname(path)];
    const file = type ? await this.#find(path) : null;
    const found = file ? await stat(file).catch(() => null) : null;
    if (!type || !file || !found?.isFile()) throw new HttpProblem(404, 'There is no such file.');
    const encoding = COMPRESSIBLE.test(type) && found.size > 1024 ? encodingFor(exchange) : undefined;
    // These headers allow every origin. Browsers fetch scripts with integrity in CORS mode, and a CDN may serve them
    // from another origin.
    const headers = {
      'content-type': type,
      'cache-control': IMMUTABLE,
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    sendEncoded(exchange, 200, headers, await this.#content(file, found.mtimeMs, encoding), encoding);
  }

  /** Returns the place of a listed file. A symbolic link in a release leads elsewhere, so it is no file of the release. */
  async #find(path: string): Promise<string | null> {
    const [, release, name] = PLACE.exec(path) ?? [];
    if (release === undefined || name === undefined) return null;
    if (!(await this.#filesOf(release)).has(name)) return null;
    try {
      const expected = join(await realpath(this.#folder), release, name);
      return (await realpath(expected)) === expected ? expected : null;
    } catch {
      return null;
    }
  }

  /** Returns no files while the release cannot be read: it may be repaired. */
  async #filesOf(release: string): Promise<ReadonlySet<string>> {
    const known = this.#listed.get(release);
    if (known) return known;
    try {
      const text = await readFile(join(this.#folder, release, 'release.json'), 'utf8');
      const files = new Set(Object.keys(listing.parse(JSON.parse(text)).digests));
      this.#listed.set(release, files);
      return files;
    } catch {
      return new Set();
    }
  }

  /** The time of writing is part of the key, because a damaged file may have been repaired. */
  #content(file: string, written: number, encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) return readFile(file);
    const key = `${encoding} ${written} ${file}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const made = readFile(file).then((content) => compress(content, encoding, 9));
    this.#kept.set(key, made);
    made.catch(() => this.#kept.delete(key));
    return made;
  }
}
