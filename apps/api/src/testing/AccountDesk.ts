import { newId } from '@console/api-kit/database';
import type { GraphqlAnswer, TestServer } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { openStream } from './openStream.ts';

const SHOWN = `user { id version roles isActive email mustChangePassword hasPassword signsInWith personKind contact { id }
  person { id fullName givenName familyName jobTitle telephone } }`;

const fieldsOf: Readonly<Record<string, string>> = {
  endSession: 'userSession { id endedAt }',
  changeOwnPassword: 'user { id mustChangePassword } session { token }',
};

export interface ShownUser {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly person: { readonly id: string; readonly givenName: string };
}

/** Tests of accounts make users with it and act as them. */
export class AccountDesk {
  /** The password that {@link fullToken} gives a new user. */
  readonly password = 'lighthouse-9';
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  newId(): string {
    return newId();
  }

  /** A colleague of whom there is no record yet. */
  newPerson(email = `amara.${newId().toLowerCase()}@example.com`) {
    return { givenName: 'Amara', familyName: 'Cole', email, jobTitle: 'Account manager' };
  }

  send(token: string, name: string, input: object, key?: string, to = this.#server): Promise<GraphqlAnswer> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${fieldsOf[name] ?? SHOWN} } }`;
    return to.ask(token, text, { input }, key === undefined ? {} : { 'idempotency-key': key });
  }

  /** Makes a user. The administrator knows the first password, so the user must choose another one: see {@link fullToken}. */
  async newUser(admin: string, roles = ['ROLE_ACCOUNT_MANAGER']): Promise<ShownUser> {
    const input = { password: 'first-password-1', newPerson: this.newPerson(), roles };
    const { data, errors } = await this.send(admin, 'createUser', input);
    expect(errors).toBeUndefined();
    return (data as { createUser: { user: ShownUser } }).createUser.user;
  }

  /** Signs in a new user, who chooses {@link password}, or one who has chosen it before. */
  async fullToken(email: string): Promise<string> {
    const known = await this.#server.signIn(email, this.password);
    if (known.status === 200) return ((await known.json()) as { token: string }).token;
    const first = (await (await this.#server.signIn(email, 'first-password-1')).json()) as { token: string };
    const { data, errors } = await this.changePassword(first.token, 'first-password-1', this.password);
    expect(errors).toBeUndefined();
    return (data as { changeOwnPassword: { session: { token: string } } }).changeOwnPassword.session.token;
  }

  changePassword(token: string, currentPassword: string, password: string): Promise<GraphqlAnswer> {
    return this.send(token, 'changeOwnPassword', { currentPassword, password });
  }

  async find(admin: string, name: string): Promise<ShownUser> {
    const { data } = await this.#server.ask(
      admin,
      'query ($name: String!) { users(name: $name) { edges { node { id version email person { id givenName } } } } }',
      { name },
    );
    const { users } = data as { users: { edges: { node: ShownUser }[] } };
    return users.edges[0]?.node ?? expect.unreachable(`There is no user ${name}.`);
  }

  /** The entries of a user's history, the newest first. */
  async historyOf(admin: string, id: string): Promise<Record<string, unknown>[]> {
    const { data, errors } = await this.#server.ask(
      admin,
      'query ($id: ID!) { user(id: $id) { history { edges { node { action user { id } changes { field from to } } } } } }',
      { id },
    );
    expect(errors).toBeUndefined();
    const { user } = data as { user: { history: { edges: { node: Record<string, unknown> }[] } } };
    return user.history.edges.map(({ node }) => node);
  }

  open(at: TestServer, token: string) {
    return openStream(at, token);
  }
}
