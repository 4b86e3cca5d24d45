import type { Page } from 'playwright/test';
import type { Hand } from '../Hand.ts';
import { test as base } from '../ownReleases.ts';
import { expectScreen } from '../screens.ts';
import type { Day } from './Day.ts';
import { bare } from './Day.ts';
import { readSubjects } from './subjects.ts';

export interface Fixtures {
  /** Begins a day with the mouse or the keyboard in hand. */
  beginDay: (hand: (page: Page) => Hand, day: Pick<Day, 'looks' | 'title' | 'newcomer'>) => Promise<Day>;
}

export interface WorkerFixtures {
  /** The console that the colleague uses: another process where the database may have several. */
  colleagueServer: { readonly url: string };
}

/** Tests of a whole day. Their steps ask the API themselves what stands there. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  onlyKnownOperations: [false, { scope: 'worker' }],
  colleagueServer: [async ({ server }, use) => use(server), { scope: 'worker' }],
  beginDay: async ({ page, newVisitor, signIn, server, colleagueServer, token, releases, allowErrors }, use) =>
    use(async (handOf, day) => {
      const subjects = await readSubjects(server.url, await token('manager'));
      const colleague = await newVisitor({ baseURL: colleagueServer.url });
      await signIn('admin', `/training-class/${bare(subjects.sold.id)}`, colleague);
      await expectScreen(colleague, subjects.sold.title);
      return { ...day, hand: handOf(page), subjects, colleague, server, token, releases, allowErrors };
    }),
});
