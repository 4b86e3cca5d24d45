import type { Page } from 'playwright/test';
import type { Actor } from '../Actor.ts';
import { test as base } from '../ownReleases.ts';
import { pathOf } from '../pathOf.ts';
import { expectScreen } from '../screens.ts';
import type { Day } from './Day.ts';
import { readSubjects } from './subjects.ts';

export interface Fixtures {
  /** Prepares a day's work, with the mouse or by keyboard. */
  beginDay: (actor: (page: Page) => Actor, day: Pick<Day, 'withAxe' | 'title' | 'newcomer'>) => Promise<Day>;
}

export interface WorkerFixtures {
  /** The colleague's console. It is another process when the database allows several. */
  colleagueServer: { readonly url: string };
}

/** Tests of a whole day. They send queries of their own to the API, so the server answers all operations. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  onlyKnownOperations: [false, { scope: 'worker' }],
  colleagueServer: [async ({ server }, use) => use(server), { scope: 'worker' }],
  beginDay: async ({ page, newVisitor, signIn, server, colleagueServer, token, releases, allowErrors }, use) =>
    use(async (handOf, day) => {
      const subjects = await readSubjects(server.url, await token('manager'));
      const colleague = await newVisitor({ baseURL: colleagueServer.url });
      await signIn('admin', pathOf(subjects.sold.id, '/training-class'), colleague);
      await expectScreen(colleague, subjects.sold.title);
      return { ...day, actor: handOf(page), subjects, colleague, server, token, releases, allowErrors };
    }),
});
