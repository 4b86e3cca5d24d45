import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@console/releases';
import { readRegistry, remoteOf } from './registry.ts';

/** Releases a remote again under another address, with equal scripts. */
export async function releaseAgain(url: string, releases: string, name: string): Promise<void> {
  const { base } = remoteOf(await readRegistry(url), name);
  const dist = mkdtempSync(join(tmpdir(), `console-${name}-`));
  cpSync(join(releases, base.replace(/^\/releases\//, '')), dist, { recursive: true });
  writeFileSync(join(dist, 'edition.txt'), dist);
  await release({ releases, builds: [dist] });
  rmSync(dist, { recursive: true, force: true });
}
