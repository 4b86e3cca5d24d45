import { settled } from '@console/harness/settled';
import type { Account } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { readRegistry } from '../src/registry.ts';

/** Who may sign in to the console, by the roles that they hold. */
const viewers: { account: Account; roles: string[] }[] = [
  { account: 'admin', roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] },
  { account: 'administrator', roles: ['ROLE_ADMIN'] },
  { account: 'manager', roles: ['ROLE_ACCOUNT_MANAGER'] },
];

/** A record that nobody has: what matters is whether the screen is refused before it is looked for. */
const NOBODY = '00000000000000000000000000';

for (const { account, roles } of viewers) {
  test(`ACC-13 every route of every live remote opens to ${roles.join(' and ')}, or is refused by its route, as its record says`, async ({
    page,
    signIn,
    server,
  }) => {
    test.slow();
    const { remotes } = await readRegistry(server.url);
    const routes = remotes.flatMap((remote) => remote.routes);
    expect(remotes).toHaveLength(5);
    expect(routes.length).toBeGreaterThan(12);
    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
    });
    await signIn(account, '/about-nothing');
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toHaveText('There is no such screen');

    const answered: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const route of routes) {
      const open = route.roles.some((role) => roles.includes(role));
      // Through a page without the console: what the last screen still asked for is not counted as this one's.
      await page.goto('/health');
      operations.length = 0;
      await page.goto(route.path.replaceAll(/:\w+/g, NOBODY));
      await expect(title).toHaveText(open ? /./ : `You do not have access to ${route.title}`);
      await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
      // Whether it asks for anything is known once nothing more comes.
      if (!open) await settled(page);
      const text = (await title.textContent()) ?? '';
      expected[route.id] = open ? 'open' : `You do not have access to ${route.title}`;
      answered[route.id] = open && !/access|did not load|no such screen/.test(text) ? 'open' : text;
      // Of a screen that is refused nothing is asked for: not even its data.
      if (!open)
        expect(
          operations.filter((name) => name !== 'useCurrentUserQuery'),
          route.id,
        ).toEqual([]);
    }
    expect(answered).toEqual(expected);

    const entries = routes.flatMap(({ navigation, roles: allowed }) =>
      navigation && allowed.some((role) => roles.includes(role)) ? [navigation.label] : [],
    );
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect((await menu.allTextContents()).sort()).toEqual(entries.sort());
  });
}
