import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '@console/federation/digests';
import { beforeEach, expect, test } from 'vitest';
import { refuseLostRegistry } from './refuseLostRegistry.ts';

let root: string;
let releases: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'console-lost-'));
  releases = join(root, 'releases');
});

function built(name: string) {
  const dist = join(root, name);
  mkdirSync(dist);
  writeFileSync(join(dist, 'release.json'), name);
  return { name, dist };
}

const place = (name: string, hash: string) => mkdirSync(join(releases, name, hash), { recursive: true });

test('a missing folder, or one of an interrupted first start, is filled', () => {
  const shell = built('shell');
  expect(() => refuseLostRegistry(releases, [shell])).not.toThrow();
  place('shell', contentHash(shell.dist));
  expect(() => refuseLostRegistry(releases, [shell])).not.toThrow();
});

test('a folder with other people’s releases and no registry is refused', () => {
  place('bookings', '0123456789abcdef');
  place('classes', 'fedcba9876543210');
  expect(() => refuseLostRegistry(releases, [built('shell')])).toThrow(
    `${releases} holds 2 releases, but no registry.json says which of them are live. Restore a copy of it`,
  );
});
