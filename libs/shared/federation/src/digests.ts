import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, by its path with forward slashes, in a fixed order. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * The digest that browsers check scripts with. The registry, the page and the scripts that load others all use it: a browser
 * takes a preloaded script only when both name the same digest. A remote's entry lists the digests of all its scripts, so
 * the short one is used.
 */
export const DIGEST = 'sha256';

/** The digest of every script, style sheet and font of a build, in the form of `integrity` attributes. */
export function digestsOf(dir: string): Record<string, string> {
  const files = filesBelow(dir).filter((file) => /\.(js|css|woff2)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(dir, file)))]));
}

function digest(content: Buffer): string {
  return `${DIGEST}-${createHash(DIGEST).update(content).digest('base64')}`;
}

/** A short name for exactly this content. It changes when any file changes. */
export function contentHash(dir: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(dir))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(dir, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
