import { rmSync } from 'node:fs';
import { ConsoleServer } from '@console/harness/console-server';
import { type MailServer, startMailServer } from '@console/harness/mail-server';
import { copyDemoData } from './demoData.ts';
import { test as base } from './fixtures.ts';

export interface WorkerFixtures {
  /** A real mail server. The console of this worker sends to it. */
  mailServer: MailServer;
}

/** Tests with a console of their own that sends mail. */
export const test = base.extend<object, WorkerFixtures>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ mailServer }, use, { workerIndex }) => {
      const dataDir = copyDemoData(`${workerIndex}-sending`);
      const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Example Training <office@training.example>' };
      const server = await ConsoleServer.start({ dataDir, env });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
