import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { type Encoding, encodingFor } from '../http/contentEncoding.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { compress, sendEncoded } from '../http/send.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text|application|image\/svg)/;

/** Files of a release for the server and the release commands. They list every operation and route. */
const PRIVATE = /(^|[/\\])(operations|release)\.json$/i;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Returns the file below a folder that a path names, or null when the path leaves the folder or is not valid. */
export function fileBelow(folder: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // The path has an invalid percent sequence.
    return null;
  }
  const hidden = decoded.split(/[/\\]/).some((part) => part.startsWith('.'));
  if (hidden || PRIVATE.test(decoded) || decoded.includes('\0') || !(extname(decoded) in types)) return null;
  const file = resolve(join(folder, decoded));
  return file.startsWith(resolve(folder) + sep) ? file : null;
}

/** Serves files whose content never changes under the same name. Compressed content is kept. */
export class ImmutableFiles {
  readonly #folder: string;
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws HttpProblem when there is no such file. */
  async send(exchange: Exchange, path: string): Promise<void> {
    const file = fileBelow(this.#folder, path);
    const found = file ? await stat(file).catch(() => null) : null;
    if (!file || !found?.isFile()) throw new HttpProblem(404, 'There is no such file.');
    const type = types[extname(file)] ?? 'application/octet-stream';
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
