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
  for (const [list, path] of Object.entries(screens)) {
    await test.step(list, async () => {
      let record = await read(list);
      // Another journey may change the record after it was read. Then the page is opened again.
      await expect(async () => {
        await page.goto(`${path}/${record.id.split('/').at(-1)}`);
        await main.getByRole('button', { name: /^(Created|Updated) \d/ }).waitFor();
        const before = record;
        record = await read(list);
        expect(record).toEqual(before);
      }).toPass();
      const changed = record.updatedAt !== record.createdAt;
      const shown = shortDate(record.updatedAt);
      await main.getByRole('button', { name: `${changed ? 'Updated' : 'Created'} ${shown}` }).click();
      const popup = page.getByRole('dialog', { name: 'Created and last updated' });
      await expect(popup.getByRole('definition').first()).toContainText(nameOf(record.createdBy));
      await expect(popup.locator('time').first()).toHaveAttribute('datetime', record.createdAt);
      if (changed) {
        await expect(popup.getByRole('definition').last()).toContainText(nameOf(record.updatedBy));
        await expect(popup.locator('time').last()).toHaveAttribute('datetime', record.updatedAt);
      } else {
        await expect(popup.getByRole('definition').last()).toHaveText('–');
      }
      if (list === 'bookings') await expectNoAxeFindings(page);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
    });
  }
});
