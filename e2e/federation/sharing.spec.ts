import { settled } from '@console/harness/settled';
import { ensureBookedThisMonth } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { changeRegistry, readRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen, watchOperation } from '../src/screens.ts';
import { watchScripts } from '../src/scripts.ts';

test('FED-01 one address serves the whole console; remotes are static files, and only the shell signs in', async ({
  page,
  signIn,
  server,
}) => {
  const origins = new Set<string>();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.goto('/booking');
  await expect(page).toHaveURL('/login');
  await signIn('manager', '/training-class');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expectScreen(page, 'Bookings');
  expect([...origins]).toEqual([server.url]);
  expect(documents.filter((url) => url.endsWith('/booking'))).toHaveLength(1);
  expect(page.frames()).toHaveLength(1);
});

test('FED-03 the registry alone decides which remotes are live, with their routes, entries and names', async ({
  page,
  signIn,
  server,
}) => {
  const { remotes } = await readRegistry(server.url);
  for (const { base, version, digests } of remotes) {
    expect(base).toMatch(/^\/releases\/[\w-]+\/[\w-]+\/$/);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    for (const file of Object.keys(digests)) {
      const { headers } = await fetch(server.url + base + file);
      expect(headers.get('cache-control'), file).toContain('immutable');
    }
  }
  await changeRegistry(page, (registry) => {
    const bookings = remoteOf(registry, 'bookings');
    bookings.title = 'Sales';
    for (const route of bookings.routes) {
      if (route.path === '/booking') Object.assign(route, { path: '/sales', title: 'Sales' });
      if (route.path === '/booking/:id') route.path = '/sales/:id';
      if (route.navigation?.label === 'Bookings') route.navigation.label = 'Sales';
    }
  });
  await signIn('manager', '/sales');
  await expect(
    page
      .getByRole('main')
      .getByText(/BK-\d+/)
      .first(),
  ).toBeVisible();
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries.filter({ hasText: /^Sales$/ })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Bookings' })).toHaveCount(0);
  await page.goto('/booking');
  await expectScreen(page, 'There is no such screen');
});

test('FED-03 a console without live remotes shows a message', async ({ page, signIn }) => {
  await changeRegistry(page, (registry) => {
    registry.remotes = [];
  });
  await signIn('manager', '/');
  await expectScreen(page, 'No screens are live');
});

test('FED-04 a remote is fetched only when needed; pointing at its link fetches code and data together', async ({
  page,
  signIn,
  server,
}) => {
  const { base } = remoteOf(await readRegistry(server.url), 'bookings');
  const scripts: string[] = [];
  const asked = watchOperation(page, 'BookingListPageQuery');
  page.on('request', (request) => {
    if (request.url().includes(base)) scripts.push(request.url());
  });
  // The stream of a server that has just started reports a gap, and after a gap a list is fetched again.
  await page.route('**/graphql?live', () => {});
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await settled(page);
  expect(scripts).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).hover();
  await expect.poll(() => asked.length).toBe(1);
  await settled(page);
  const before = scripts.length;
  expect(before).toBeGreaterThan(2);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expectScreen(page, 'Bookings');
  expect(scripts).toHaveLength(before);
  expect(asked).toHaveLength(1);
});

test('FED-05 there is one copy of react, react-dom, the router, Relay and the design system', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await ensureBookedThisMonth(server.url, await token('manager'));
  const watched = watchScripts(page);
  await signIn('manager', '/training-class');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('main').getByRole('link', { name: /^BK-/ }).first().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('BK-');
  const scripts = await watched.read();
  expect(scripts.filter(({ path }) => path.startsWith('/releases/bookings/')).length).toBeGreaterThan(1);
  expect(scripts.filter(({ path }) => path.startsWith('/releases/classes/')).length).toBeGreaterThan(1);

  // A text in each library that survives minification. Every script with this text holds a copy of the library.
  const marks = {
    react: /react\.transitional\.element"?\),\w+=Symbol\.for\("react\.portal"\).*useSyncExternalStore=function/s,
    'react-dom': /__reactContainer\$|_reactListening/,
    'react-router': /useNavigate\(\) may be used only in the context of|No routes matched location/,
    'relay-runtime': /RelayModernEnvironment/,
    griffel: /data-make-styles-(bucket|rehydration)/,
  };
  for (const [library, mark] of Object.entries(marks)) {
    const holders = scripts.filter(({ text }) => mark.test(text)).map(({ path }) => path);
    expect(
      holders.filter((path) => !path.startsWith('/releases/shell/')),
      `${library} in a remote`,
    ).toEqual([]);
    expect(holders.length, `${library} is in ${holders}`).toBeLessThanOrEqual(1);
  }
  expect(new Set(scripts.map(({ text }) => text)).size, 'no script twice').toBe(scripts.length);
});

test('FED-09 no style sheet is global: every rule is a class of a component', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expectScreen(page, 'Bookings');
  const found = await page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText];
        return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList && !(rule instanceof CSSKeyframesRule)
          ? selectors(rule.cssRules)
          : [];
      });
    return {
      linked: document.querySelectorAll('link[rel="stylesheet"]').length,
      withoutNonce: [...document.querySelectorAll('style')].filter((style) => !style.nonce).length,
      global: [...document.styleSheets]
        .flatMap((sheet) => selectors(sheet.cssRules))
        // The skeleton in the served page has an id, because it has no component.
        .filter((selector) => selector.split(',').some((one) => !one.includes('.') && !one.startsWith('#skeleton'))),
    };
  });
  expect(found).toEqual({ linked: 0, withoutNonce: 0, global: [] });
});

test('every script of the shell and of the remotes has an integrity hash', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  const unguarded = await page.evaluateHandle(() => {
    const seen = [...document.scripts].filter((script) => script.src && !script.integrity).map((script) => script.src);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src && !node.integrity) seen.push(node.src);
    }).observe(document, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expectScreen(page, 'Bookings');
  expect(await unguarded.jsonValue()).toEqual([]);
});
