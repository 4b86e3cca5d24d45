import { notices } from '@console/platform';
import { everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user } from '../testing/userData.ts';

const ID = idOf('users', 3);

async function open(first: object, more: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/user/${ID.slice(6)}`,
    data: { user: () => first, ...more },
    host: everyRoute,
  });
  const sent = () =>
    opened.requests.filter(({ operation }) => operation.endsWith('Mutation')).map(({ variables }) => variables.input);
  return { ...opened, sent };
}

const invitation = (more: object = {}) => ({
  state: 'open',
  mail: idOf('email_logs', 9),
  sentAt: '2026-11-12T09:30:00.000Z',
  worksUntil: '2026-11-19T09:30:00.000Z',
  ...more,
});

const invited = (more: object = {}) =>
  user({ hasPassword: false, signsInWith: [], passwordChangedAt: null, invitation: invitation(), ...more });

test.each([
  [{}, ['Link works', 'Sent 12 Nov 2026 09:30 (UTC)', 'Works until 19 Nov 2026 09:30 (UTC)']],
  [{ state: 'expired' }, ['Link has expired', 'Worked until 19 Nov 2026 09:30 (UTC)']],
  [{ state: 'ended', worksUntil: null }, ['Link no longer works', 'Sent 12 Nov 2026 09:30 (UTC)']],
  [{ state: 'waiting', sentAt: null, worksUntil: null }, ['Waiting to be sent']],
  [{ state: 'not_sent', sentAt: null, worksUntil: null }, ['Not sent']],
])('ADM-01 the sign-in card says when an invitation was sent and whether its link works: %o', async (more, texts) => {
  await open(invited({ invitation: invitation(more) }));
  const shown = fact('Invitation');
  for (const text of texts) expect(shown.textContent).toContain(text);
  expect(within(shown).getByRole('link', { name: 'Open mail' }).getAttribute('href')).toBe(
    `/email-log/${idOf('', 9).slice(1)}`,
  );
});

test('an invitation is sent again from the record', async () => {
  let now = invited();
  const { user: hand, sent } = await open(now, {
    user: () => now,
    inviteUserAgain: () => {
      now = invited({ version: 8, invitation: invitation({ state: 'waiting', sentAt: null, worksUntil: null }) });
      return { user: now };
    },
  });
  await hand.click(screen.getByRole('button', { name: 'Send invitation again' }));
  await waitFor(() => expect(fact('Invitation').textContent).toContain('Waiting to be sent'));
  expect(sent()).toEqual([{ id: ID, version: 7 }]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Another invitation goes to priya.nair@example.com.']);
});

test('an invitation that is refused is a notice with the reason', async () => {
  const message = 'This user can sign in already. Reset the password instead.';
  const { user: hand } = await open(invited(), {
    inviteUserAgain: () => {
      throw Object.assign(new Error(message), { extensions: { status: 422 } });
    },
  });
  await hand.click(screen.getByRole('button', { name: 'Send invitation again' }));
  await waitFor(() =>
    expect(notices.get()).toMatchObject([{ text: 'The invitation was not sent.', details: [message] }]),
  );
});

test.each([
  [{ isActive: false }, 'This user is deactivated. Reactivate the user first.'],
  [{ roles: ['ROLE_CUSTOMER_BOOKER'], isActive: true }, /^Only administrators and account managers sign in/],
])('a user with %o is not invited, and the action says why', async (more, why) => {
  const { user: hand, sent } = await open(invited(more));
  const button = screen.queryByRole('button', { name: 'Send invitation again' });
  if (!button) await hand.click(screen.getByRole('button', { name: 'More actions' }));
  const action = button ?? screen.getByRole('menuitem', { name: 'Send invitation again' });
  expect(action.getAttribute('aria-disabled')).toBe('true');
  await hand.click(action);
  expect(sent()).toEqual([]);
  expect(document.getElementById(action.getAttribute('aria-describedby') ?? '')?.textContent ?? '').toMatch(why);
});

test('a user who can sign in is not invited, and has no invitation', async () => {
  const { user: hand } = await open(user());
  await hand.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Deactivate']);
  expect(screen.queryByText('Invitation')).toBeNull();
});

test('ACC-09 a user is freed from the account at the third party, after a question that asks why', async () => {
  let now = user({ signsInWith: ['password', 'provider'] });
  const { user: hand, sent } = await open(now, {
    user: () => now,
    unbindProviderAccount: () => {
      now = user({ version: 8 });
      return { user: now };
    },
  });
  await hand.click(screen.getByRole('button', { name: 'More actions' }));
  await hand.click(screen.getByRole('menuitem', { name: 'Free from third party' }));
  const question = within(screen.getByRole('dialog', { name: 'Free Priya Nair from the third party?' }));
  question.getByText(/All sessions of Priya Nair end\./);
  await hand.type(question.getByRole('textbox', { name: /^Reason/ }), 'Another account there');
  await hand.click(question.getByRole('button', { name: 'Free from third party' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ id: ID, reason: 'Another account there' }]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Priya Nair is free from the account at the third party.']);
  expect(fact('Signs in with').textContent).toBe('Password');
});
