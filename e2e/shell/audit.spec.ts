import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';

interface Audited {
  id: string;
  createdAt: string;
  createdBy: { person: { fullName: string } } | null;
  updatedAt: string;
  updatedBy: { person: { fullName: string } } | null;
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
};

const nameOf = (user: Audited['createdBy']) => user?.person.fullName ?? 'The console';

test('FRM-09 every record shows who created it and who changed it last, and when', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const fields = 'id createdAt createdBy { person { fullName } } updatedAt updatedBy { person { fullName } }';
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
      // Another journey may change the record, or the list, before both were read. Then the page is opened again.
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
        const changed = record.updatedAt !== record.createdAt;
        expect(told).toEqual({
          last: `${changed ? 'Updated' : 'Created'} ${shortDate(record.updatedAt)}`,
          who: [
            expect.stringContaining(nameOf(record.createdBy)),
            changed ? expect.stringContaining(nameOf(record.updatedBy)) : '–',
          ],
          when: changed ? [record.createdAt, record.updatedAt] : [record.createdAt],
        });
      }).toPass();
      if (list === 'bookings') await expectNoAxeFindings(page);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
    });
  }
});
