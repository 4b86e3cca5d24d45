import { ThemeProvider } from '@console/design-system/theme';
import { errorDescriptions } from '@console/platform';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ConsoleConfig } from '../config/config.ts';
import { type AuthError, SessionStore } from '../session/sessionStore.ts';
import { TOKEN_KEY } from '../session/token.ts';
import { SignInPage } from './SignInPage.tsx';

const network = vi.fn<typeof fetch>();
const onIntent = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', network);
});

const plain: ConsoleConfig = {
  graphqlUrl: 'http://console.test/graphql',
  styleNonce: undefined,
  identityProviderUrl: undefined,
  identityProviderName: 'single sign-on',
  idleMinutes: 0,
  localRemotes: false,
};

function show(config: Partial<ConsoleConfig> = {}, reason?: AuthError) {
  const session = new SessionStore();
  render(
    <ThemeProvider scheme="light">
      <SignInPage config={{ ...plain, ...config }} session={session} reason={reason} onIntent={onIntent} />
    </ThemeProvider>,
  );
  return { session, user: userEvent.setup() };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const logIn = () => screen.getByRole('button', { name: 'Log in' });

function tokenFor(roles: string[]): string {
  const claims = { id: 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ', roles, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

test('ACC-01 shows the welcome, email, password, the link to a forgotten password, the button, the third-party identity provider and the access roles', async () => {
  const { user } = show({ identityProviderUrl: '/sign-in', identityProviderName: 'Example Login' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to the admin');
  expect(screen.getByText(/^Access Roles:/).textContent).toBe('Access Roles: Admin, Account Manager');
  expect(document.activeElement).toBe(email());
  const forgot = screen.getByRole('link', { name: 'Forgot password?' });
  const provider = screen.getByRole('link', { name: 'Continue with Example Login' });
  expect(forgot.getAttribute('href')).toBe('/forgot-password');
  expect(provider.getAttribute('href')).toBe('/sign-in');
  // Tab goes from the email to the password, not to the link above it.
  for (const element of [
    password(),
    screen.getByRole('button', { name: 'Show password' }),
    forgot,
    logIn(),
    provider,
  ]) {
    await user.tab();
    expect(document.activeElement).toBe(element);
  }
});

test('without an identity provider, only email and password are offered', () => {
  show();
  expect(screen.queryByText(/^Continue with/)).toBeNull();
});

test('ACC-09 when the identity provider is away, a sentence and a link to try again stand on the page', () => {
  const reason: AuthError = { key: 'auth.error.unreachable', message: 'Example Login is away.', retry: true };
  show({ identityProviderUrl: '/sign-in' }, reason);
  expect(screen.getByRole('alert').textContent).toContain('Example Login is away.');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/sign-in');
});

test('the link to a forgotten password opens its page without loading the console again', async () => {
  const { user } = show();
  const listener = vi.fn();
  addEventListener('popstate', listener);
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  removeEventListener('popstate', listener);
  expect(location.pathname).toBe('/forgot-password');
  expect(listener).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/');
});

test('ACC-03 shows an error at each invalid field, focuses the first, and sends nothing', async () => {
  const { user } = show();
  await user.click(logIn());
  expect(screen.getByText('Email is required')).toBeDefined();
  expect(screen.getByText('Password is required')).toBeDefined();
  expect(document.activeElement).toBe(email());
  await user.type(email(), 'priya');
  await user.click(logIn());
  expect(screen.getByText('Email must be valid')).toBeDefined();
  expect(network).not.toHaveBeenCalled();
});

test('ACC-03 shows the message of the server and records it as auth.error.login_failed', async () => {
  network.mockResolvedValueOnce(
    Response.json({ code: 401, message: 'Email or Password is incorrect' }, { status: 401 }),
  );
  const { user } = show();
  await user.type(email(), 'priya@training.example');
  await user.type(password(), 'wrong');
  await user.click(logIn());
  const alert = await screen.findByText('Email or Password is incorrect');
  expect(alert.closest('[data-error-key]')?.getAttribute('data-error-key')).toBe('auth.error.login_failed');
  expect(document.activeElement).toBe(password());
});

test('ACC-02 posts email and password to the server of the GraphQL endpoint, and stores the token', async () => {
  network.mockResolvedValueOnce(Response.json({ token: tokenFor(['ROLE_ADMIN']) }));
  const { user, session } = show({ graphqlUrl: 'http://api.test/v1/graphql' });
  await user.type(email(), ' priya@training.example ');
  await user.type(password(), 'training-demo');
  await user.click(logIn());
  await expect.poll(() => session.get().status).toBe('signed-in');
  const [url, init] = network.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://api.test/v1/authentication_token');
  expect(JSON.parse(String(init?.body))).toEqual({ email: 'priya@training.example', password: 'training-demo' });
  expect(localStorage.getItem(TOKEN_KEY)).toMatch(/^e30\./);
});

test('ACC-06 refuses a user without a staff role', async () => {
  network.mockResolvedValueOnce(Response.json({ token: tokenFor(['ROLE_SUPPLIER_TRAINER']) }));
  const { user, session } = show();
  await user.type(email(), 'trainer@training.example');
  await user.type(password(), 'training-demo');
  await user.click(logIn());
  const alert = await screen.findByText(errorDescriptions['auth.error.invalid_user_roles']);
  expect(alert.closest('[data-error-key]')?.getAttribute('data-error-key')).toBe('auth.error.invalid_user_roles');
  expect(session.get().status).toBe('signed-out');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('says that the server cannot be reached', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = show();
  await user.type(email(), 'priya@training.example');
  await user.type(password(), 'training-demo');
  await user.click(logIn());
  expect(await screen.findByText(errorDescriptions['auth.error.unreachable'])).toBeDefined();
});

test('preloads the console while the user types', async () => {
  const { user } = show();
  expect(onIntent).not.toHaveBeenCalled();
  await user.type(email(), 'p');
  expect(onIntent).toHaveBeenCalled();
});

const needsCode = (message: string) => Response.json({ code: 'second_factor', message }, { status: 401 });
const codeField = () => screen.findByLabelText('Code');

/** Signs in with a right password of somebody who has a second factor. */
async function enterPassword(user: ReturnType<typeof userEvent.setup>) {
  network.mockResolvedValueOnce(needsCode('Enter the code of your authenticator app.'));
  await user.type(email(), 'priya@training.example');
  await user.type(password(), 'training-demo');
  await user.click(logIn());
}

test('asks a user who has a second factor for a code, and sends it with email and password', async () => {
  const { user, session } = show();
  await enterPassword(user);
  const code = await codeField();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enter your code');
  screen.getByText('priya@training.example');
  screen.getByText('The six digits in your authenticator app. A recovery code works too.');
  expect(document.activeElement).toBe(code);
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await user.click(logIn());
  screen.getByText('Code is required');
  expect(network).toHaveBeenCalledTimes(1);

  network.mockResolvedValueOnce(needsCode('The code is not right, or was used before. Enter the next one.'));
  await user.type(code, '123456{Enter}');
  await screen.findByText('The code is not right, or was used before. Enter the next one.');
  expect(document.activeElement).toBe(code);
  network.mockResolvedValueOnce(Response.json({ token: tokenFor(['ROLE_ADMIN']) }));
  await user.keyboard('654321{Enter}');
  await expect.poll(() => session.get().status).toBe('signed-in');
  expect(JSON.parse(String(network.mock.lastCall?.[1]?.body))).toEqual({
    email: 'priya@training.example',
    password: 'training-demo',
    code: '654321',
  });
});

test('the same field takes a recovery code, with a keyboard that has letters', async () => {
  const { user } = show();
  await enterPassword(user);
  await codeField();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const code = screen.getByLabelText('Recovery code');
  expect([document.activeElement, code.getAttribute('inputmode')]).toEqual([code, 'text']);
  await user.click(screen.getByRole('button', { name: 'Use the app' }));
  expect((await codeField()).getAttribute('inputmode')).toBe('numeric');
});

test('leads back from the code to another account', async () => {
  const { user } = show();
  await enterPassword(user);
  await codeField();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(email()).toHaveProperty('value', 'priya@training.example');
  expect(document.activeElement).toBe(email());
  expect(screen.queryByLabelText('Code')).toBeNull();
});
