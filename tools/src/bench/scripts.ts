import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Every file of one kind that a page fetches, by path, with a function that reads its content. */
export type FetchedFiles = ReadonlyMap<string, () => Promise<Buffer>>;

/** The files with this extension (`.js`) that the page fetches from now on. */
export function fetchedFiles(page: Page, extension: string): FetchedFiles {
  const files = new Map<string, () => Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(extension) && !files.has(pathname)) files.set(pathname, () => response.body());
  });
  return files;
}

/** The gzip size of each script in kilobytes, by path. */
export async function gzipSizes(scripts: FetchedFiles): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const [file, read] of scripts) sizes.set(file, gzipSync(await read()).length / 1000);
  return sizes;
}

export function total(sizes: ReadonlyMap<string, number>, files: Iterable<string> = sizes.keys()): number {
  return [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}
