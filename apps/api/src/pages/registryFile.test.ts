import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { SecurityLog } from '../securityLog.ts';
import { RegistryFile } from './registryFile.ts';

const log = pino({ level: 'silent' });

test('after a failed read, the next request reads the registry again although it has not changed', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'console-registry-')), 'registry.json');
  writeFileSync(path, '{ "remotes": [], "history": [] }');
  const disk = vi.fn((file: string) => readFile(file, 'utf8'));
  const registry = new RegistryFile(path, { log, securityLog: new SecurityLog(log) }, disk);
  disk.mockRejectedValueOnce(Object.assign(new Error('EMFILE'), { code: 'EMFILE' }));
  expect(await registry.read()).toBeNull();
  expect(await registry.read()).toMatchObject({ remotes: [] });
});
