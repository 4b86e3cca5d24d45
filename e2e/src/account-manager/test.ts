import type { Page } from 'playwright/test';
import type { Actor } from '../Actor.ts';
import { test as base } from '../ownReleases.ts';
import { expectScreen } from '../screens.ts';
import type { ManagerDay } from './ManagerDay.ts';
import { readSubjects } from './subjects.ts';

interface Fixtures {
  /** Prepares an account manager's day, with the mouse or by keyboard. */
  beginManagerDay: (
    actor: (page: Page) => Actor,
    day: Pick<ManagerDay, 'withAxe' | 'title' | 'company'>,
  ) => Promise<ManagerDay>;
}

/**
 * Tests of an account manager's day. They have their own server, because it stops while the payment is received. They send
 * queries of their own to the API, so it answers all operations.
 */
export const test = base.extend<Fixtures>({
  onlyKnownOperations: [false, { scope: 'worker' }],
  beginManagerDay: async ({ page, newVisitor, colorScheme, signIn, server, token, allowErrors }, use) =>
    use(async (handOf, day) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const subjects = await readSubjects(server.url, await token('manager'));
      const colleague = await newVisitor({ colorScheme });
      await signIn('admin', '/ticket', colleague);
      await expectScreen(colleague, 'Tickets');
      return { ...day, actor: handOf(page), colleague, subjects, server, token, allowErrors };
    }),
});
