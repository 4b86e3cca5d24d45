import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { type Account, fetchToken, openSignedIn } from './accounts.ts';
import { copyDemoData } from './demoData.ts';
import { PageWatch } from './PageWatch.ts';

export interface WorkerFixtures {
  /** The console of this worker: its own process, port and database. A test that stops it must start it again. */
  server: ConsoleServer;
  /** The tokens that {@link token} has fetched. */
  tokens: Map<Account, Promise<string>>;
  /** A valid token of an account. Each worker fetches it once, and again after a page has signed out with it. */
  token: (account: Account) => Promise<string>;
}

export interface Fixtures {
  /** Announces errors that the test causes on purpose. Any other error fails the test. */
  allowErrors: (...patterns: RegExp[]) => void;
  /** Signs in on the page's browser and opens a path of the console. */
  signIn: (account: Account, path?: string, page?: Page) => Promise<void>;
  /** A page in another browser, watched like the test's own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  watch: PageWatch;
  saveScreenshot: (name: string, page?: Page) => Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
    async ({}, use, { workerIndex }) => {
      const dataDir = copyDemoData(String(workerIndex));
      const server = await ConsoleServer.start({ dataDir });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
  tokens: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  token: [
    async ({ server, tokens }, use) => {
      await use((account) => {
        const known = tokens.get(account) ?? fetchToken(server.url, account);
        tokens.set(account, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
  watch: async ({}, use) => {
    const watch = new PageWatch();
    await use(watch);
    expect(watch.problems(), 'errors that the test did not announce').toEqual([]);
  },

  context: async ({ context, tokens, watch }, use) => {
    await watch.attach(context);
    forgetEndedTokens(context, tokens);
    await use(context);
    await endRoutes(context);
  },

  allowErrors: async ({ watch }, use) => use((...patterns) => watch.allow(...patterns)),

  signIn: async ({ page, token }, use) =>
    use(async (account, path = '/', where = page) => {
      await openSignedIn(where, await token(account), path);
    }),

  newVisitor: async ({ browser, baseURL, tokens, watch, viewport, locale }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        viewport,
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...options,
      });
      opened.push(context);
      await watch.attach(context);
      forgetEndedTokens(context, tokens);
      return context.newPage();
    });
    for (const context of opened) {
      await endRoutes(context);
      await context.close();
    }
  },

  saveScreenshot: async ({ page }, use, testInfo) => {
    const folder = process.env.SCREENSHOTS ?? testInfo.outputDir;
    await use(async (name, where = page) => {
      await where.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
    });
  },
});

/** Forgets the tokens of pages that sign out, because the server no longer accepts them. */
function forgetEndedTokens(context: BrowserContext, tokens: WorkerFixtures['tokens']): void {
  context.on('request', async (request) => {
    if (request.method() !== 'DELETE' || !request.url().endsWith('/authentication_token')) return;
    for (const [account, token] of tokens) {
      if (request.headers().authorization === `Bearer ${await token}`) tokens.delete(account);
    }
  });
}

/** Ends requests that a test still holds back, so that they are not reported as failures. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors';
  await Promise.all([context, ...context.pages()].map((place) => place.unrouteAll({ behavior })));
}

export { expect } from 'playwright/test';
