import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedRoute, rememberRoute } from '../session/attemptedRoute.ts';
import { bookingsRelease } from '../testing.ts';

const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => href.split('/').at(-1));
const billing = {
  ...bookingsRelease,
  name: 'billing',
  base: '/releases/billing/aaaa/',
  digests: { 'remoteEntry.js': 'sha384-abc=', 'invoices.js': 'sha384-def=' },
  exposes: {},
  pages: { 'billing.invoices': { files: ['invoices.js'], shared: [] } },
  routes: [{ id: 'billing.invoices', path: '/invoice', title: 'Invoices', roles: ['ROLE_ADMIN'] }],
};

function registryWith(answer: () => Response): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
}

/** Each test has its own page: scripts are asked for once in its life. */
async function prepare(): Promise<void> {
  vi.resetModules();
  const { prepareFirstScreen } = await import('./prepareFirstScreen.ts');
  await prepareFirstScreen();
}

beforeEach(() => {
  const landing = { ...bookingsRelease, landing: 'bookings.list' };
  registryWith(() => Response.json({ remotes: [landing, billing] }));
});

afterEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('while somebody types, the scripts of the landing screen are fetched', async () => {
  await prepare();
  expect(links()).toEqual(['remoteEntry.js', 'routes.js', 'list.js']);
});

test('or those of the screen that they wanted, which stays remembered', async () => {
  rememberRoute('/invoice?status=draft');
  await prepare();
  expect(links()).toEqual(['remoteEntry.js', 'invoices.js']);
  expect(rememberedRoute()).toBe('/invoice?status=draft');
});

test('a registry that cannot be had is nobody’s trouble yet', async () => {
  registryWith(() => new Response('', { status: 503 }));
  await prepare();
  expect(links()).toEqual([]);
});
