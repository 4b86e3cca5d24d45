import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { RegistryFile } from './registryFile.ts';

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return { ...fs, readFile: vi.fn(fs.readFile) };
});

test('a registry that the disk did not give is read at the next request, though nothing was written since', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'console-registry-')), 'registry.json');
  writeFileSync(path, '{ "remotes": [], "history": [] }');
  const registry = new RegistryFile(path, pino({ level: 'silent' }));
  vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error('EMFILE'), { code: 'EMFILE' }));
  expect(await registry.read()).toBeNull();
  expect(await registry.read()).toMatchObject({ remotes: [] });
});
