import { errorDescriptions } from '@console/platform';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GRAPHQL_URL, showVisitors } from '../testing/visitors.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const page = <ForgotPasswordPage graphqlUrl={GRAPHQL_URL} />;
const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: 'Send the link' });

test('ACC-10 asks the server for a link, and says the same for every email', async () => {
  const { user, answer, sent, show } = showVisitors(page);
  answer(202, {});
  show();
  expect(document.activeElement).toBe(email());
  expect(document.title).toBe('Forgot password · Admin console');
  await user.type(email(), ' priya@training.example {Enter}');
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain(
    'If an account of this console has this email, a link is on its way to it. The link works once, and for one hour.',
  );
  expect(document.activeElement).toBe(status);
  expect(screen.getByText('priya@training.example')).toBeDefined();
  expect(sent()).toEqual([['http://api.test/v1/forgot_password', { email: 'priya@training.example' }]]);
  await user.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('priya@training.example');
  expect(document.activeElement).toBe(email());
});

test.each([
  ['', 'Email is required'],
  ['priya', 'Email must be valid'],
])('an email %j is refused, and nothing is sent', async (text, message) => {
  const { user, network, show } = showVisitors(page);
  show();
  if (text) await user.type(email(), text);
  await user.click(send());
  expect(screen.getByText(message)).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(network).not.toHaveBeenCalled();
});

test('shows the message of a refusal, and that the server cannot be reached, and can be tried again', async () => {
  const { user, network, answer, show } = showVisitors(page);
  answer(429, { code: 429, message: 'Too many links were asked for. Try again in 15 seconds.' });
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer(202, {});
  show();
  await user.type(email(), 'priya@training.example');
  await user.click(send());
  expect(await screen.findByText('Too many links were asked for. Try again in 15 seconds.')).toBeDefined();
  await user.click(send());
  expect(await screen.findByText(errorDescriptions['auth.error.unreachable'])).toBeDefined();
  await user.click(send());
  expect(await screen.findByRole('status')).toBeDefined();
});
