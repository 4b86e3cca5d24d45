import { notices } from '@console/platform';
import { idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user } from '../testing/userData.ts';

const amelia = { id: idOf('people', 11), fullName: 'Amelia Hughes', type: 'customer', user: null };

interface Answers {
  /** The people with a record, by their email. */
  readonly people?: Readonly<Record<string, object>>;
  readonly createUser?: () => object;
  readonly at?: string;
}

async function open({ people = {}, createUser = () => ({ user: user() }), at = '/user/create' }: Answers = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at,
    data: {
      personByEmail: ({ email }: { email: string }) => people[email] ?? null,
      createUser,
      inviteUser: () => ({ user: user() }),
      user: () => user(),
    },
  });
  const sent = () =>
    opened.requests
      .filter(({ operation }) => /^useCreateUser\w*Mutation$/.test(operation))
      .map(({ operation, variables }) => [operation, variables.input]);
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const type = async (name: RegExp, words: string) => {
    await opened.user.clear(field(name));
    await opened.user.type(field(name), words);
  };
  const tick = (name: string) => opened.user.click(screen.getByRole('checkbox', { name }));
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
  return { ...opened, sent, field, type, tick, press, password };
}

const EMAIL = 'hannah.whitfield@example.com';

test('ADM-01 a new person is entered with the user, who gets a password of at least 5 characters and roles', async () => {
  const { user: hand, type, tick, press, password, sent, address } = await open();
  await press('Create user');
  for (const message of ['Email is required', 'Roles is required', 'Password is required']) {
    await screen.findByText(message);
  }
  screen.getByText('Correct the 3 fields marked below.');
  await type(/^Email/, EMAIL);
  await screen.findByRole('textbox', { name: /^Given name/ });
  await hand.type(password(), '1234');
  await press('Create user');
  for (const message of [
    'Given name is required',
    'Family name is required',
    'Password must be at least 5 characters',
  ]) {
    await screen.findByText(message);
  }
  expect(sent()).toEqual([]);
  await type(/^Given name/, 'Hannah');
  await type(/^Family name/, 'Whitfield');
  await hand.type(password(), '5');
  await tick('Account Manager');
  await press('Create user');
  await waitFor(() => expect(address()).toBe(`/user/${idOf('', 3).slice(1)}`));
  expect(notices.get().map(({ text }) => text)).toEqual(['User created successfully']);
  const newPerson = { email: EMAIL, givenName: 'Hannah', familyName: 'Whitfield' };
  expect(sent()).toEqual([
    [
      'useCreateUserMutation',
      {
        person: null,
        newPerson: { ...newPerson, jobTitle: null, mobile: null, telephone: null },
        roles: ['ROLE_ACCOUNT_MANAGER'],
        password: '12345',
      },
    ],
  ]);
});

test('ADM-01 the person who has the email is found and becomes the user', async () => {
  const email = 'amelia.hughes@caldervalleyhousing.example';
  const { type, tick, press, sent, field } = await open({ people: { [email]: amelia } });
  await type(/^Email/, email);
  const found = await screen.findByText('Person record found');
  expect(found.closest('[role="alert"]')?.textContent).toBe(
    'Person record found The new user is Amelia Hughes, a customer’s contact.',
  );
  expect(screen.queryByRole('textbox', { name: /^Given name/ })).toBeNull();
  await tick('Admin');
  await press('Generate a password');
  const generated = field(/^Password/) as HTMLInputElement;
  expect(generated.value).toMatch(/^\w{4}(-\w{4}){3}$/);
  const { value } = generated;
  screen.getByRole('button', { name: 'Copy password' });
  await press('Create user');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['useCreateUserMutation', { person: amelia.id, newPerson: null, roles: ['ROLE_ADMIN'], password: value }],
    ]),
  );
});

test('ADM-01 a record that was made meanwhile is offered when the server finds it', async () => {
  const people: Record<string, object> = {};
  const {
    type,
    tick,
    press,
    user: hand,
    password,
  } = await open({
    people,
    createUser: () => {
      people[EMAIL] = amelia;
      throw Object.assign(new Error('Person record found'), { extensions: { status: 409, person: amelia.id } });
    },
  });
  await type(/^Email/, EMAIL);
  await hand.type(await screen.findByRole('textbox', { name: /^Given name/ }), 'Hannah');
  await type(/^Family name/, 'Whitfield');
  await hand.type(password(), '12345');
  await tick('Admin');
  await press('Create user');
  await screen.findByText('The new user is Amelia Hughes, a customer’s contact.');
  await waitFor(() => expect(screen.queryByText(/was not created/)).toBeNull());
  expect(screen.getAllByText(/Person record found/)).toHaveLength(1);
});

test('somebody who signs in already is named with a link, and nothing can be saved', async () => {
  const taken = { ...amelia, user: { id: idOf('users', 9) } };
  const { type, press, sent, field } = await open({ people: { [EMAIL]: taken } });
  await type(/^Email/, EMAIL);
  const alert = (await screen.findByText('Person record found')).closest<HTMLElement>('[role="alert"]');
  expect(alert?.textContent).toContain('Amelia Hughes, a customer’s contact, signs in with this email already.');
  expect(
    within(alert ?? document.body)
      .getByRole('link', { name: 'Open user' })
      .getAttribute('href'),
  ).toBe(`/user/${idOf('', 9).slice(1)}`);
  await press('Create user');
  await screen.findByText('Somebody signs in with this email already');
  expect(document.activeElement).toBe(field(/^Email/));
  expect(sent()).toEqual([]);
  await type(/^Email/, 'hannah@example.com');
  await screen.findByRole('textbox', { name: /^Given name/ });
  expect(screen.queryByText('Somebody signs in with this email already')).toBeNull();
});

test('errors and their count go away with the fields that they belong to', async () => {
  const { type, press, field } = await open({ people: { 'amelia@example.com': amelia } });
  await type(/^Email/, EMAIL);
  await screen.findByRole('textbox', { name: /^Given name/ });
  await press('Create user');
  await screen.findByText('Correct the 4 fields marked below.');
  await type(/^Email/, 'amelia@example.com');
  await screen.findByText('Person record found');
  await screen.findByText('Correct the 2 fields marked below.');
  expect(screen.queryByText('Given name is required')).toBeNull();
  await type(/^Email/, EMAIL);
  await waitFor(() => field(/^Given name/));
  screen.getByText('Correct the 2 fields marked below.');
});

test('a user is invited by mail instead of a password', async () => {
  const { type, tick, press, sent, address } = await open({ at: '/user/create?way=invitation' });
  screen.getByRole('radio', { name: 'Send an invitation by mail', checked: true });
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await type(/^Email/, EMAIL);
  await screen.findByRole('textbox', { name: /^Given name/ });
  await type(/^Given name/, 'Hannah');
  await type(/^Family name/, 'Whitfield');
  await tick('Account Manager');
  await press('Invite user');
  await waitFor(() => expect(address()).toBe(`/user/${idOf('', 3).slice(1)}`));
  expect(sent()).toMatchObject([['useCreateUserInviteMutation', { newPerson: { email: EMAIL }, person: null }]]);
  expect(notices.get()).toMatchObject([
    { text: 'User created successfully', details: ['An invitation goes to priya.nair@example.com.'] },
  ]);
});

test('each role says what it means, and roles that do not open the console are pointed out', async () => {
  const { tick } = await open();
  const described = (name: string) =>
    document.getElementById(screen.getByRole('checkbox', { name }).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described('Account Manager')).toBe(
    'Opens classes, bookings, change requests, tickets, customers, training, purchasing, billing and email logs.',
  );
  expect(described('Trainer')).toBe('Teaches classes. Does not open the console.');
  const warning = 'Without the role Admin or Account Manager the user cannot sign in here.';
  expect(screen.queryByText(warning)).toBeNull();
  await tick('Trainer');
  screen.getByText(warning);
  await tick('Admin');
  expect(screen.queryByText(warning)).toBeNull();
});

test('an email that could not be looked up can be looked up again', async () => {
  let works = false;
  const opened = await renderScreen({
    remote,
    routes,
    at: '/user/create',
    data: {
      personByEmail: () => {
        if (!works) throw new Error('The database is away.');
        return amelia;
      },
    },
  });
  await opened.user.type(screen.getByRole('textbox', { name: /^Email/ }), EMAIL);
  await screen.findByText('The email could not be looked up.');
  works = true;
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Person record found');
  expect(screen.queryByText('The email could not be looked up.')).toBeNull();
});
