import type { Page } from 'playwright/test';
import type { Actor } from '../Actor.ts';
import { test as base } from '../ownReleases.ts';
import type { Desk } from './Desk.ts';
import { readSubjects } from './subjects.ts';

interface Fixtures {
  /** Prepares a scheduler's day, with the mouse or by keyboard. */
  beginDesk: (actor: (page: Page) => Actor, desk: Pick<Desk, 'withAxe' | 'title'>) => Promise<Desk>;
}

/**
 * Tests of a scheduler's day. They have their own server, because other tests count the classes on sale. They send
 * queries of their own to the API, so it answers all operations.
 */
export const test = base.extend<Fixtures>({
  onlyKnownOperations: [false, { scope: 'worker' }],
  beginDesk: async ({ page, server, token }, use) =>
    use(async (handOf, desk) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const subjects = await readSubjects(server.url, await token('manager'));
      return { ...desk, actor: handOf(page), subjects, server, token };
    }),
});
