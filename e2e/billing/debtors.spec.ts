import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { pounds } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { dialog, expectScreen } from '../src/screens.ts';

interface Debtors {
  readonly debtors: {
    readonly totalCount: number;
    readonly sums: { readonly balance: { readonly amount: number } };
    readonly edges: readonly { readonly node: { readonly customer: { readonly name: string } } }[];
  };
}

test('BIL-07 the debtors of a day of the past, those of one age, and the statement of one of them', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const manager = await token('manager');
  const read = async (args: string) =>
    (
      await ask<Debtors>(
        server.url,
        manager,
        `{ debtors(first: 50, ${args}) { totalCount sums { balance { amount } } edges { node { customer { name } } } } }`,
      )
    ).debtors;
  // The links to the customers, without those to their reminders.
  const names = page.locator('tr a[href^="/customer/"]:not([href*="#"])');
  await signIn('manager', '/invoice');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Debtors' }).click();
  await expectScreen(page, 'Debtors');
  await page.getByRole('combobox', { name: 'As at' }).fill(day.split('-').reverse().join('/'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/debtor?asAt=${day}`);
  const past = await read(`asAt: "${day}"`);
  await expect(page.getByRole('status').filter({ hasText: 'as at' })).toContainText(`${past.totalCount} customers`);
  await expect(page.getByText(pounds(past.sums.balance.amount)).first()).toBeVisible();
  await expect(names).toHaveText(past.edges.map(({ node }) => node.customer.name));
  await expectNoAxeFindings(page);

  await page.setViewportSize({ width: 1024, height: 768 });
  const ages = page.getByRole('group', { name: 'Owed by age' });
  for (const age of await ages.getByRole('button').all()) {
    await expect(age).toBeInViewport({ ratio: 1 });
    expect(await age.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth), 'px of text too much').toBe(
      0,
    );
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await ages.getByRole('button', { name: /^1–29 days/ }).press('Enter');
  await expect(page).toHaveURL(`/debtor?asAt=${day}&age=days_1`);
  const late = await read(`asAt: "${day}", age: days_1`);
  await expect(names).toHaveText(late.edges.map(({ node }) => node.customer.name));

  await page
    .getByRole('button', { name: /^Statement of/ })
    .first()
    .click();
  await expectNoAxeFindings(page, ['dialog[open]']);
  const file = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^CU-\d+ statement .* to .*\.pdf$/);
});
