import { notices } from '@console/platform';
import { idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user, userSession } from '../testing/userData.ts';

const ID = idOf('users', 3);
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1';
const both = [userSession(1), userSession(2, { agent: phone, method: 'link', isCurrent: true })];

async function open(first: readonly object[], host = {}, more: object = {}) {
  let sessions = first;
  const left = (next: readonly object[]) => {
    sessions = next;
    return user({ sessions });
  };
  const opened = await renderScreen({
    remote,
    routes,
    at: `/user/${ID.slice(6)}`,
    data: {
      user: () => user({ sessions }),
      endSession: () => ({ userSession: { ...userSession(1), user: left(both.slice(1)) } }),
      endSessions: () => ({ user: left([]) }),
      ...more,
    },
    host,
  });
  const sent = () =>
    opened.requests
      .filter(({ operation }) => operation.endsWith('Mutation'))
      .map(({ operation, variables }) => [operation, variables.input]);
  return { ...opened, sent };
}

const card = () => within(screen.getByRole('region', { name: 'Sessions' }));
const own = { session: { userId: ID, roles: ['ROLE_ACCOUNT_MANAGER'], fullName: 'Priya Nair', email: '' } };

test('the sessions of a user show browser, address, way in, and when they began and were used last', async () => {
  await open(both);
  const [, first, second] = card().getAllByRole('row');
  const cells = [...(first?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    // A phone shows here when it was used last.
    'Firefox on Windows16 Nov 2026 09:12',
    '192.0.2.1',
    'Password',
    '16 Nov 2026 08:01',
    '16 Nov 2026 09:12',
    'End',
  ]);
  expect(second?.textContent).toContain('Safari on iPhone');
  expect(second?.textContent).toContain('Link in a mail');
  expect(second?.textContent).toContain('This session');
});

test('one session is ended alone', async () => {
  const { user: hand, sent } = await open(both);
  await hand.click(card().getByRole('button', { name: 'End the session of Firefox on Windows' }));
  await waitFor(() => expect(card().getAllByRole('row')).toHaveLength(2));
  expect(sent()).toEqual([['EndSessionButtonMutation', { id: idOf('user_sessions', 1) }]]);
  expect(notices.get().map(({ text }) => text)).toEqual(['The session of Firefox on Windows has ended.']);
});

test('all sessions are ended together, after a question', async () => {
  const { user: hand, sent } = await open([userSession(1), userSession(2)]);
  await hand.click(card().getByRole('button', { name: 'End all sessions' }));
  const question = within(screen.getByRole('dialog', { name: 'End all sessions?' }));
  question.getByText(/^Every browser asks Priya Nair to sign in again at once\./);
  await hand.click(question.getByRole('button', { name: 'End all sessions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  card().getByText('Not signed in on any browser.');
  expect(sent()).toEqual([['SessionsCardEndMutation', { user: ID }]]);
  expect(notices.get().map(({ text }) => text)).toEqual(['The sessions of Priya Nair have ended.']);
});

test('of the own sessions this one stays', async () => {
  const { user: hand } = await open(both, own);
  await hand.click(card().getByRole('button', { name: 'End all other sessions' }));
  screen.getByText('You stay signed in here. Every other browser asks for your password at once.');
});

test('with no other session there is nothing to end', async () => {
  await open(both.slice(1), own);
  expect(card().queryByRole('button')).toBeNull();
});

test('a session that was not ended stays, and the reason is a notice', async () => {
  const { user: hand } = await open(
    both,
    {},
    {
      endSession: () => {
        throw Object.assign(new Error('You are not allowed to change this.'), { extensions: { status: 403 } });
      },
    },
  );
  await hand.click(card().getByRole('button', { name: 'End the session of Firefox on Windows' }));
  await waitFor(() => expect(notices.get()).toMatchObject([{ tone: 'error', text: 'The session was not ended.' }]));
  expect(card().getAllByRole('row')).toHaveLength(3);
});
