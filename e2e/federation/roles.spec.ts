import { settled } from '@console/harness/settled';
import type { Account } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { readRegistry } from '../src/registry.ts';
import { go } from '../src/screens.ts';

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

    const isOpen = (route: (typeof routes)[number]) => route.roles.some((role) => roles.includes(role));
    // A screen without a route lies between two routes, so that the title of the route before does not count for the next.
    const enter = async (path: string) => {
      await go(page, '/about-nothing');
      await expect(title).toHaveText('There is no such screen');
      await go(page, path.replaceAll(/:\w+/g, NOBODY));
    };
    const answered: Record<string, string> = {};
    const opened = routes.filter(isOpen);
    for (const route of opened) {
      await enter(route.path);
      await expect(title).not.toHaveText('There is no such screen');
      const text = (await title.textContent()) ?? '';
      answered[route.id] = /access|did not load|no such screen/.test(text) ? text : 'open';
    }
    expect(answered).toEqual(Object.fromEntries(opened.map(({ id }) => [id, 'open'])));

    // A refused screen must not fetch anything, not even its data.
    await settled(page);
    operations.length = 0;
    for (const route of routes.filter((each) => !isOpen(each))) {
      await enter(route.path);
      // Somebody else's record is "not found" where one's own is open, so that nobody learns which records exist.
      const refusal = route.own
        ? `There is no such ${route.title.toLowerCase()}`
        : `You do not have access to ${route.title}`;
      await expect(title).toHaveText(refusal);
    }
    await settled(page);
    expect(operations).toEqual([]);

    const entries = routes.flatMap(({ navigation, roles: allowed }) =>
      navigation && allowed.some((role) => roles.includes(role)) ? [navigation.label] : [],
    );
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect((await menu.allTextContents()).sort()).toEqual(entries.sort());
  });
}
