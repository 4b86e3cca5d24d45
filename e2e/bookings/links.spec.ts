import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import type { Account } from '../src/accounts.ts';
import { ask, nodes } from '../src/api.ts';
import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { readRegistry } from '../src/registry.ts';
import { expectScreen } from '../src/screens.ts';

const roles: Record<'admin' | 'manager', readonly string[]> = {
  admin: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'],
  manager: ['ROLE_ACCOUNT_MANAGER'],
};

/** A screen of bookings or classes with the paths of its links. `live` names the accounts for whom a path is a link. */
interface Row {
  screen: string;
  path: string;
  title: string | RegExp;
  links: readonly { to: RegExp; live: readonly Account[] }[];
}

const both: readonly Account[] = ['admin', 'manager'];

async function screens(url: string, token: string): Promise<Row[]> {
  const customer = await busiestCustomer(url, token);
  const { bookings } = await ask<{ bookings: { edges: { node: { id: string; title: string } }[] } }>(
    url,
    token,
    '{ bookings(first: 1, search: "BK-10482") { edges { node { id title } } } }',
  );
  const { trainingClasses } = await ask<{
    trainingClasses: {
      edges: { node: { id: string; title: string; confirmedPurchaseOrder: object | null; customer: object | null } }[];
    };
  }>(
    url,
    token,
    `{ trainingClasses(first: 500, public: false) { edges { node {
      id title confirmedPurchaseOrder { id } customer { id }
    } } } }`,
  );
  const [booking] = nodes(bookings);
  const ordered = nodes(trainingClasses).find((one) => one.confirmedPurchaseOrder && one.customer);
  const contact = customer.contacts.edges[0]?.node;
  if (!booking || !ordered || !contact) throw new Error('The demo data has no such booking, order or contact.');
  return [
    {
      screen: 'the bookings',
      path: '/booking?period=any',
      title: 'Bookings',
      links: [
        { to: /^\/booking\/\w+$/, live: both },
        { to: /^\/customer\/\w+$/, live: both },
      ],
    },
    {
      screen: 'a booking',
      path: pathOf(booking.id, '/booking'),
      title: booking.title,
      links: [
        { to: /^\/customer\/\w+$/, live: both },
        { to: /^\/customer-contact\/\w+$/, live: both },
        { to: /^\/training-class\/\w+$/, live: both },
        { to: /^\/user\/\w+$/, live: ['admin'] },
      ],
    },
    {
      screen: 'the customers',
      path: '/customer',
      title: 'Customers',
      links: [{ to: /^\/customer\/\w+$/, live: both }],
    },
    {
      screen: 'a customer',
      path: pathOf(customer.id, '/customer'),
      title: customer.name,
      links: [
        { to: /^\/booking\/\w+$/, live: both },
        { to: /^\/booking\?/, live: both },
        { to: /^\/customer-contact\/\w+$/, live: both },
      ],
    },
    {
      screen: 'a contact',
      path: pathOf(contact.id, '/customer-contact'),
      title: contact.fullName,
      links: [{ to: /^\/customer\/\w+$/, live: both }],
    },
    {
      screen: 'a class',
      path: `${pathOf(ordered.id, '/training-class')}?tab=seats`,
      title: ordered.title,
      links: [
        { to: /^\/customer\/\w+$/, live: both },
        { to: /^\/purchase-order\/\w+$/, live: both },
        { to: /^\/booking\/\w+$/, live: both },
      ],
    },
  ];
}

/** The paths of the screen's links inside the console. */
async function linkedPaths(page: Page): Promise<string[]> {
  const links = await page.getByRole('main').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.filter((address) => address?.startsWith('/')).map(String))];
}

for (const account of ['admin', 'manager'] as const) {
  test(`FED-08 on bookings and classes, ${account} gets a link to every screen that they may open, otherwise text`, async ({
    page,
    signIn,
    server,
    token,
  }) => {
    const { remotes } = await readRegistry(server.url);
    const open = remotes
      .flatMap(({ routes }) => routes)
      .filter((route) => route.roles.some((role) => roles[account].includes(role)))
      .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
    for (const { screen, path, title, links } of await screens(server.url, await token('manager'))) {
      await signIn(account, path);
      await expectScreen(page, title);
      // Parts of a screen arrive after its title and have links too.
      await settled(page);
      const paths = await linkedPaths(page);
      const dead = paths.filter((address) => !open.some((route) => route.test(address.replace(/[?#].*$/, ''))));
      expect([screen, dead]).toEqual([screen, []]);
      for (const { to, live } of links) {
        const found = paths.some((address) => to.test(address));
        expect([screen, `${to}`, found]).toEqual([screen, `${to}`, live.includes(account)]);
      }
    }
  });
}
