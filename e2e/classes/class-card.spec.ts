import { ask, nodes } from '../src/api.ts';
import { expectAllCards } from '../src/classes.ts';
import { expect, test } from '../src/fixtures.ts';
import { literal } from '../src/literal.ts';

test('each point of a class card opens the class, except its own buttons, and the card names its brand', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await signIn('manager', '/training-class?period=month');
  await expectAllCards(page);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Join' }).first();
  await card.scrollIntoViewIfNeeded();
  const elsewhere = await card.evaluate((article) => {
    const link = article.querySelector('h3 a');
    const { left, top, width, height } = article.getBoundingClientRect();
    const points = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].flatMap((x) => [0.03, 0.2, 0.4, 0.6, 0.8, 0.97].map((y) => [x, y]));
    return points
      .map(([x = 0, y = 0]) => document.elementFromPoint(left + x * width, top + y * height))
      .filter((hit) => hit?.closest('a, button') !== link)
      .map((hit) => hit?.closest('a, button')?.textContent);
  });
  expect(elsewhere.filter((name) => name !== 'Join')).toEqual([]);
  await card.getByRole('link', { name: /^Join/ }).click({ trial: true });
  expect(await card.locator('a a, a button, button a').count(), 'controls inside of controls').toBe(0);
  const { brands } = await ask<{ brands: { edges: { node: { name: string } }[] } }>(
    server.url,
    await token('manager'),
    '{ brands(first: 50) { edges { node { name } } } }',
  );
  await expect(card).toContainText(
    new RegExp(
      nodes(brands)
        .map(({ name }) => literal(name))
        .join('|'),
    ),
  );
  await card.getByText(/Day \d of \d/).click({ force: true });
  await expect(page).toHaveURL(/\/training-class\/\w{26}/);
});
