import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';

type User = { person: { fullName: string } } | null;

interface Audited {
  id: string;
  createdAt: string;
  createdBy: User;
  updatedAt: string;
  updatedBy: User;
  /** Of records with a history. It also tells of a change of a part, such as a new contact of a customer. */
  newestEntry?: { at: string; user: User } | null;
}

type Lists = Record<string, { edges: { node: Audited }[] }>;

const screens = {
  bookings: '/booking',
  changeRequests: '/change-request',
  customers: '/customer',
  customerContacts: '/customer-contact',
  tickets: '/ticket',
  trainingClasses: '/training-class',
  invoices: '/invoice',
  purchaseOrders: '/purchase-order',
  salesSignals: '/sale-signal',
  feedbacks: '/feedback',
};

const nameOf = (user: User) => user?.person.fullName ?? 'The console';

/** The last change of a record or of a part of it; null when it is as it was created. */
function lastChangeOf({ createdAt, updatedAt, updatedBy, newestEntry }: Audited): { at: string; by: User } | null {
  if (newestEntry && newestEntry.at > updatedAt) return { at: newestEntry.at, by: newestEntry.user };
  return updatedAt === createdAt ? null : { at: updatedAt, by: updatedBy };
}

test('FRM-09 every record shows who created it and who changed it last, and when', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const name = '{ person { fullName } }';
  const newest = `... on Audited { ... on Recorded { newestEntry { at user ${name} } } }`;
  const fields = `id createdAt createdBy ${name} updatedAt updatedBy ${name} ${newest}`;
  const admin = await token('admin');
  const main = page.getByRole('main');
  const read = async (list: string) => {
    const answer = await ask<Lists>(server.url, admin, `{ ${list}(last: 1) { edges { node { ${fields} } } } }`);
    const record = answer[list]?.edges[0]?.node;
    if (!record) throw new Error(`The demo data has no ${list}.`);
    return record;
  };
  await signIn('admin', '/booking');
  const popup = page.getByRole('dialog', { name: 'Created and last updated' });
  for (const [list, path] of Object.entries(screens)) {
    await test.step(list, async () => {
      let { id } = await read(list);
      // The console itself may change the record, or the list, before both were read. Then the page is opened again.
      await expect(async () => {
        await page.goto(`${path}/${id.split('/').at(-1)}`);
        const last = main.getByRole('button', { name: /^(Created|Updated) \d/ });
        await last.click();
        await popup.waitFor();
        const told = {
          last: await last.textContent(),
          who: await popup.getByRole('definition').allTextContents(),
          when: await popup.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
        };
        const record = await read(list);
        const seen = id;
        id = record.id;
        expect(record.id).toBe(seen);
        const change = lastChangeOf(record);
        expect(told).toEqual({
          last: `${change ? 'Updated' : 'Created'} ${shortDate(change?.at ?? record.createdAt)}`,
          who: [
            expect.stringContaining(nameOf(record.createdBy)),
            change ? expect.stringContaining(nameOf(change.by)) : '–',
          ],
          when: change ? [record.createdAt, change.at] : [record.createdAt],
        });
      }).toPass();
      if (list === 'bookings') await expectNoAxeFindings(page);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
    });
  }
});
