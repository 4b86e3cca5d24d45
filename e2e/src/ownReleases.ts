import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';
import { builtReleases } from './builtReleases.ts';
import { copyDemoData } from './demoData.ts';
import { test as base } from './fixtures.ts';

export interface TestFixtures {
  /** Restores the live releases after each test. */
  restored: undefined;
}

export interface WorkerFixtures {
  /** The releases folder of this worker's console. */
  releases: string;
  /** Whether the server answers only the operations of releases. A journey that queries the API itself sets false. */
  onlyKnownOperations: boolean;
}

/** For tests that release. Each worker's console serves its own releases folder, a copy of the built one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'console-e2e-releases-'));
      cpSync(builtReleases, folder, { recursive: true });
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  onlyKnownOperations: [true, { scope: 'worker', option: true }],

  server: [
    async ({ releases, onlyKnownOperations }, use, { workerIndex }) => {
      const dataDir = copyDemoData(`${workerIndex}-releasing`);
      const server = await ConsoleServer.start({
        dataDir,
        env: { RELEASES_DIR: releases, ...(onlyKnownOperations && { ONLY_KNOWN_OPERATIONS: '1' }) },
      });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  restored: [
    async ({ releases }, use) => {
      const registry = join(releases, 'registry.json');
      const before = readFileSync(registry);
      await use(undefined);
      writeFileSync(`${registry}.before`, before);
      renameSync(`${registry}.before`, registry);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
