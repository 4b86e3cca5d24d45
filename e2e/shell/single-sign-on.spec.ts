import { rmSync } from 'node:fs';
import { ConsoleServer, freePort } from '@console/harness/console-server';
import { type IdentityProvider, startIdentityProvider } from '@console/harness/identity-provider';
import { accounts } from '../src/accounts.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { copyDemoData } from '../src/demoData.ts';
import { test as base, expect } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';
import { signInAlert, storedToken } from '../src/signInScreen.ts';

interface WorkerFixtures {
  /** A real identity provider. The console of this worker signs users in there. */
  provider: IdentityProvider & { readonly port: number };
}

const person = (sub: string, email: string, name: string) => ({ sub, email, emailVerified: true, name });

const test = base.extend<object, WorkerFixtures>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
    async ({}, use) => {
      const port = await freePort();
      const people = [
        person('priya', accounts.manager, 'Priya Nair'),
        person('hannah', accounts.trainer, 'Hannah Whitfield'),
        person('stranger', 'stranger@example.com', 'Somebody unknown'),
      ];
      const provider = await startIdentityProvider({ consoles: [`http://127.0.0.1:${port}`], accounts: people });
      await use(Object.assign(provider, { port }));
      await provider.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ provider }, use, { workerIndex }) => {
      const dataDir = copyDemoData(`${workerIndex}-provider`);
      const env = {
        PUBLIC_URL: `http://127.0.0.1:${provider.port}`,
        OIDC_ISSUER: provider.url,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_NAME: 'Example Login',
      };
      const server = await ConsoleServer.start({ dataDir, port: provider.port, env });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('ACC-09 ACC-04 third-party sign-in works end to end, returns to the attempted route, and signs out at the provider', async ({
  page,
}) => {
  const attempted = '/training-class?period=month&view=table#main';
  await page.goto(attempted);
  await expect(page).toHaveURL('/login');
  await expectNoAxeFindings(page);
  const button = page.getByRole('link', { name: 'Continue with Example Login' });
  await button.click();
  await page.getByRole('link', { name: 'Priya Nair' }).click();
  await expect(page).toHaveURL(attempted);
  await expectScreen(page, 'Classes');
  await expect(page.getByRole('button', { name: 'Account of Priya Nair' })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^ey/);

  await page.getByRole('button', { name: 'Account of Priya Nair' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign out?' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(button).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  for (const [name, key, sentence] of [
    ['Hannah Whitfield', 'auth.error.invalid_user_roles', 'Your account has no access to this console.'],
    ['Somebody unknown', 'auth.error.login_failed', 'No user has your email address. An administrator can add you.'],
    ['Cancel', 'auth.error.login_failed', 'The sign-in at Example Login was canceled.'],
  ] as const) {
    await button.click();
    await page.getByRole('link', { name }).click();
    await expect(signInAlert(page, key)).toHaveText(sentence);
    await expect(page).toHaveURL('/login');
  }
});

test('ACC-09 when the identity provider is away, the page says so and tries again', async ({
  page,
  provider,
  allowErrors,
}) => {
  // It may have been asked less than a second ago.
  allowErrors(/\b503\b/);
  provider.isAway = true;
  const alert = signInAlert(page, 'auth.error.unreachable');
  await expect(async () => {
    await page.goto('/sign-in');
    expect(new URL(page.url()).pathname).toBe('/login');
  }).toPass();
  await expect(alert).toContainText('The server of Example Login cannot be reached at the moment.');
  await expectNoAxeFindings(page);
  provider.isAway = false;
  await alert.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});
