import { settled } from '@console/harness/settled';
import type { Account } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { readRegistry } from '../src/registry.ts';

/** The accounts that may sign in to the console, with their roles. */
const viewers: { account: Account; roles: string[] }[] = [
  { account: 'admin', roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] },
  { account: 'administrator', roles: ['ROLE_ADMIN'] },
  { account: 'manager', roles: ['ROLE_ACCOUNT_MANAGER'] },
];

/** An id without a record. The test only asks whether the route refuses before it looks for the record. */
const NOBODY = '00000000000000000000000000';

for (const { account, roles } of viewers) {
  test(`ACC-13 every route of every live remote is open to ${roles.join(' and ')} or refused, as the registry says`, async ({
    page,
    signIn,
    server,
  }) => {
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
      // Leaves through a page without the console, so that late requests of the last screen are not counted for the next.
      await page.goto('/health');
      operations.length = 0;
      await page.goto(route.path.replaceAll(/:\w+/g, NOBODY));
      await expect(title).toHaveText(open ? /./ : `You do not have access to ${route.title}`);
      await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
      // Waits for late requests, so that the check below sees them too.
      if (!open) await settled(page);
      const text = (await title.textContent()) ?? '';
      expected[route.id] = open ? 'open' : `You do not have access to ${route.title}`;
      answered[route.id] = open && !/access|did not load|no such screen/.test(text) ? 'open' : text;
      // A refused screen must not fetch anything, not even its data.
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
