import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { tokenSecret } from './tokenSecret.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-secret-test-'));
const env = readEnv({ CONSOLE_DATA_DIR: folder });
const file = join(folder, 'token-secret');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the kept secret is readable by its owner only, also when older files were readable by everybody', () => {
  writeFileSync(`${file}.unfinished`, 'half', { mode: 0o666 });
  const made = tokenSecret(env);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(file);
  writeFileSync(file, made, { mode: 0o666 });
  expect(tokenSecret(env)).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
