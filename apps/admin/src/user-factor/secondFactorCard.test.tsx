import { notices } from '@console/platform';
import { expectImpossible, fact, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user } from '../testing/userData.ts';

const ID = idOf('users', 3);
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

const none = { confirmedAt: null, recoveryCodesLeft: 0, isRequired: false };
const set = { confirmedAt: '2026-11-16T08:01:00.000Z', recoveryCodesLeft: 9, isRequired: false };

async function open({ factor = none as object, own = true, more = {} as object } = {}) {
  let now = user({ secondFactor: factor, ...more });
  const becomes = (secondFactor: object) => {
    now = user({ secondFactor });
    return now;
  };
  const recoveryCodes = { __typename: 'RecoveryCodes', codes: CODES, token: null };
  const opened = await renderScreen({
    remote,
    routes,
    at: `/user/${ID.slice(6)}`,
    host: {
      session: { userId: own ? ID : idOf('users', 1), roles: ['ROLE_ADMIN'], fullName: '', email: '' },
    },
    data: {
      user: () => now,
      startSecondFactor: () => ({
        user: now,
        setUp: {
          __typename: 'SecondFactorSetUp',
          secret: SECRET,
          address: `otpauth://totp/Admin%20console:priya?secret=${SECRET}`,
        },
      }),
      confirmSecondFactor: () => ({ user: becomes({ ...set, recoveryCodesLeft: 10 }), recoveryCodes }),
      newRecoveryCodes: () => ({ user: becomes({ ...set, recoveryCodesLeft: 10 }), recoveryCodes }),
      removeSecondFactor: () => ({ user: becomes(none) }),
      resetSecondFactor: () => ({ user: becomes(none) }),
    },
  });
  const sent = (name: RegExp) =>
    opened.requests
      .filter(({ operation }) => name.test(operation))
      .map(({ variables }) => (variables as { input: object }).input);
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, sent, press };
}

const card = () => within(screen.getByRole('region', { name: 'Second factor' }));
const dialog = () => within(screen.getByRole('dialog'));
const password = () => dialog().getByLabelText(/^Current password/, { selector: 'input' });
const code = () => dialog().getByLabelText(/^Code/);

test('the own second factor is set up with the password, a QR code and a code, and shows the recovery codes once', async () => {
  const { user: hand, press, sent } = await open();
  card().getByText(/^None\. With it, signing in also asks for a code/);
  await press('Set up');
  await press('Continue');
  dialog().getByText('Current password is required');
  await hand.type(password(), 'training-demo{Enter}');
  await screen.findByRole('img', { name: 'QR code for an authenticator app' });
  dialog().getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  expect(sent(/useStartFactorMutation/)).toEqual([{ password: 'training-demo' }]);
  await hand.type(code(), '123456{Enter}');
  await dialog().findByText('eeee-ffff-gggg-hhhh');
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Copy all codes' }));
  expect(sent(/ConfirmFactor/)).toEqual([{ code: '123456' }]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Your second factor is set up.']);
  await hand.keyboard('{Escape}');
  await press('I have kept them');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fact('Recovery codes left').textContent).toBe('10');
});

test('it moves to another device, and recovery codes are made anew, with the password and a code', async () => {
  const { user: hand, press, sent } = await open({ factor: { ...set, recoveryCodesLeft: 2 } });
  expect(fact('Set up (UTC)').textContent).toBe('16 Nov 2026 08:01');
  card().getByText('Few recovery codes are left. Make new ones, so that you can sign in without your phone.');
  await press('Move to another device');
  await hand.type(password(), 'training-demo');
  await hand.type(code(), '123456{Enter}');
  await screen.findByRole('heading', { name: 'Scan the code with the new device' });
  expect(sent(/useStartFactorMutation/)).toEqual([{ password: 'training-demo', code: '123456' }]);
  await press('Cancel');
  await press('New recovery codes');
  await hand.type(password(), 'training-demo');
  await hand.type(code(), '654321{Enter}');
  await dialog().findByText('aaaa-bbbb-cccc-dddd');
  expect(sent(/NewRecoveryCodes/)).toEqual([{ password: 'training-demo', code: '654321' }]);
});

test('it is removed, unless one is required', async () => {
  const { user: hand, press, unmount } = await open({ factor: set });
  await press('Remove');
  await hand.type(password(), 'training-demo');
  await hand.type(code(), '123456{Enter}');
  await card().findByText(/^None\./);
  unmount();
  const required = await open({ factor: { ...set, isRequired: true } });
  expect(await expectImpossible(required.user, 'Remove')).toBe(
    'A second factor is required here. You can move it to another device.',
  );
});

test('an administrator resets that of somebody else, with a reason', async () => {
  const { user: hand, press, sent, unmount } = await open({ factor: set, own: false });
  expect(
    card()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reset']);
  await press('Reset');
  await hand.type(dialog().getByLabelText(/^Reason/), 'The telephone was lost.');
  await hand.click(dialog().getByRole('button', { name: 'Reset second factor' }));
  await card().findByText('None. Only the user can set it up.');
  expect(sent(/ResetFactor/)).toEqual([{ id: ID, reason: 'The telephone was lost.' }]);
  unmount();
  await open({ own: false });
  expect(card().queryByRole('button')).toBeNull();
});

test('somebody who signs in through a third party alone has none here', async () => {
  await open({ more: { hasPassword: false, signsInWith: ['provider'] } });
  card().getByText('None here. The third party that signs the user in may ask for one.');
  expect(card().queryByRole('button')).toBeNull();
});

test('somebody who has not followed the invitation yet has none', async () => {
  await open({ own: false, more: { hasPassword: false, signsInWith: [] } });
  card().getByText('None. The user can set it up after choosing a password.');
});
