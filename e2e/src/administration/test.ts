import type { Page } from 'playwright';
import type { Actor } from '../Actor.ts';
import { newFormerDelegate } from '../feedback.ts';
import { test as base } from '../fixtures.ts';
import { expectScreen } from '../screens.ts';
import type { AdministrationDay } from './AdministrationDay.ts';

interface Fixtures {
  /** Prepares a day of administration, with the mouse or by keyboard. The newcomer's family name is unique. */
  beginAdministrationDay: (
    actor: (page: Page) => Actor,
    day: Pick<AdministrationDay, 'withAxe'> & {
      readonly familyName: string;
      /** Which of the delivered classes the delegate was on. */
      readonly index: number;
    },
  ) => Promise<AdministrationDay>;
}

/** Tests of a day of administration. */
export const test = base.extend<Fixtures>({
  beginAdministrationDay: async ({ page, signIn, server, token, newVisitor, allowErrors }, use) =>
    use(async (handOf, { withAxe, familyName, index }) => {
      // The newcomer's session ends, and a deactivated user is refused.
      allowErrors(/401/);
      const delegate = await newFormerDelegate(server.url, await token('manager'), index);
      const desk = await newVisitor();
      await signIn('admin', '/');
      await expectScreen(page, 'Classes');
      const newcomer = { givenName: 'Imogen', familyName, email: `imogen@${familyName.toLowerCase()}.example` };
      return { actor: handOf(page), withAxe, newcomer, desk, delegate };
    }),
});
