import type { Page } from 'playwright';
import type { Actor } from '../Actor.ts';
import { test as base } from '../fixtures.ts';
import { expectScreen } from '../screens.ts';
import { customerWithDrafts } from './customerWithDrafts.ts';
import type { FinanceDay } from './financeDay.ts';

interface Fixtures {
  /** Prepares a finance day, with the mouse or by keyboard. The company and the supplier have unique names. */
  beginFinanceDay: (
    actor: (page: Page) => Actor,
    day: Pick<FinanceDay, 'withAxe' | 'supplier'> & { readonly company: string },
  ) => Promise<FinanceDay>;
}

export const test = base.extend<Fixtures>({
  beginFinanceDay: async ({ page, signIn, newVisitor, server, token, colorScheme }, use) =>
    use(async (handOf, { company, ...day }) => {
      const customer = await customerWithDrafts(server.url, await token('manager'), company);
      const approver = await newVisitor({ colorScheme });
      await signIn('administrator', '/supplier?bankChangeWaits=1', approver);
      await expectScreen(approver, 'Suppliers');
      await signIn('manager', '/invoice');
      return { ...day, actor: handOf(page), customer, approver };
    }),
});
