import { expect, test } from '../src/ownReleases.ts';
import { readRegistry } from '../src/registry.ts';

const ASKED_BY_NOBODY = '{ users(first: 1) { edges { node { id } } } }';

test('a server that answers only the operations of kept releases serves the whole console and refuses all others', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { remotes } = await readRegistry(server.url);
  await signIn('admin', '/about-nothing');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const { navigation, path } of remotes.flatMap(({ routes }) => routes)) {
    if (!navigation) continue;
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expect(title).toHaveText(new RegExp(navigation.label, 'i'));
    await expect(
      page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('article')).nth(1),
    ).toBeVisible();
  }

  const ask = async (body: object): Promise<unknown> => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token('admin')}` },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const refusal = { errors: [{ message: expect.stringContaining('Please reload the page.') }] };
  expect(await ask({ query: ASKED_BY_NOBODY })).toMatchObject(refusal);
  expect(await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } })).toMatchObject(
    refusal,
  );
});
