import { rmSync } from 'node:fs';
import { ConsoleServer } from '@console/harness/console-server';
import { copyDemoData } from './demoData.ts';
import { test as base } from './fixtures.ts';

/** Tests with a console of their own, where administrators must have a second factor. */
export const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
    async ({}, use, { workerIndex }) => {
      const dataDir = copyDemoData(`${workerIndex}-factor`);
      const server = await ConsoleServer.start({ dataDir, env: { REQUIRE_SECOND_FACTOR: 'administrators' } });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
