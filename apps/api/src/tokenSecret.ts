import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

/**
 * Returns the secret that signs tokens: TOKEN_SECRET, if it is set. Otherwise the secret is created once and kept in
 * the data folder, where only its owner may read it. Call this while the folder is locked.
 */
export function tokenSecret({ TOKEN_SECRET, CONSOLE_DATA_DIR }: Env): string {
  if (TOKEN_SECRET) return TOKEN_SECRET;
  const file = join(CONSOLE_DATA_DIR, 'token-secret');
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length >= 32) {
      chmodSync(file, 0o600);
      return kept;
    }
  }
  const made = randomBytes(48).toString('base64url');
  mkdirSync(CONSOLE_DATA_DIR, { recursive: true });
  const unfinished = `${file}.unfinished`;
  // An existing file would keep its own mode.
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, made, { mode: 0o600 });
  renameSync(unfinished, file);
  return made;
}
