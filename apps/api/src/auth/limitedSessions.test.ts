import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { isObjectType } from 'graphql';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { AccountDesk, type ShownUser } from '../testing/AccountDesk.ts';
import { cases } from '../testing/domainCases.ts';
import { askForChanges } from '../testing/openStream.ts';

describeWithDatabase('a session of a user who must choose another password', (databases) => {
  let database: Database;
  let server: TestServer;
  let desk: AccountDesk;
  let user: ShownUser;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    desk = new AccountDesk(server);
    // Even an administrator may do nothing before that.
    user = await desk.newUser(await server.token('admin@example.com'), ['ROLE_ADMIN']);
    const answer = (await (await server.signIn(user.email, 'first-password-1')).json()) as { token: string };
    token = answer.token;
  });
  afterAll(() => server.close());

  const own = (fields: string) =>
    server.ask(token, `query ($id: ID!) { user(id: $id) { ${fields} } }`, { id: user.id });

  test('its token says so, and reads who the user is', async () => {
    expect(decodeJwt(token)).toMatchObject({ limited: 'password', iss: 'console limited' });
    const { data, errors } = await own('id mustChangePassword person { id fullName givenName familyName }');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ user: { id: user.id, mustChangePassword: true, person: { fullName: 'Amara Cole' } } });
  });

  test.each([
    'email',
    'roles',
    'isActive',
    'hasPassword',
    'sessions { id }',
    'personKind',
    'version',
    'person { email }',
  ])('reads nothing else of the user: %s', async (field) => {
    const { data, errors } = await own(`id ${field}`);
    expect(errors?.map(({ extensions }) => extensions?.status)).toEqual([403]);
    expect(JSON.stringify(data)).not.toContain('@');
  });

  test('reads no other record and no list', async () => {
    for (const query of [
      '{ users { totalCount } }',
      '{ bookings { totalCount } }',
      '{ jobs { totalCount } }',
      `{ node(id: "${user.id}") { id } }`,
      `{ personByEmail(email: "${user.email}") { id } }`,
    ]) {
      const { errors = [], data } = await server.ask(token, query);
      expect(errors.map(({ extensions }) => extensions?.status === 403 || extensions?.status === 400)).toEqual([true]);
      expect(Object.values(data ?? {}).filter((each) => each !== null)).toEqual([]);
    }
  });

  test('ACC-12 no mutation of another record is allowed', async () => {
    for (const { name, input, record } of cases) {
      const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${record} { id } } }`;
      const { errors } = await server.ask(token, text, { input: input('01J9ZK0Q3M6V8T2B4C6D8E0F1G') });
      expect([name, errors?.[0]?.extensions?.status]).toEqual([name, 403]);
    }
  });

  test('listens to no changes', async () => {
    const answer = await askForChanges(server, token);
    expect(await answer.text()).toContain('"status":403');
  });

  test('another password lifts the limit with another token, and the limited one ends', async () => {
    const { data, errors } = await desk.changePassword(token, 'first-password-1', 'river-mouth-3');
    expect(errors).toBeUndefined();
    const { session } = (data as { changeOwnPassword: { session: { token: string } } }).changeOwnPassword;
    expect(decodeJwt(session.token)).toMatchObject({ limited: null, iss: 'console' });
    expect((await server.ask(session.token, '{ users { totalCount } }')).errors).toBeUndefined();
    await expect
      .poll(async () => (await server.ask(token, '{ users { totalCount } }')).errors?.[0]?.extensions?.status)
      .toBe(401);
  });

  test('this is all that answers a limited session, of a user or of the business’s site', () => {
    const types = Object.values(schema.getTypeMap()).flatMap((type): [string, string[]][] => {
      if (!isObjectType(type) || type.name.endsWith('Payload')) return [];
      const { limited = [] } = (type.extensions.pothosOptions ?? {}) as { limited?: readonly string[] };
      const fields = Object.values(type.getFields());
      const open = fields.filter(({ name, extensions }) => extensions.limited === true || limited.includes(name));
      return open.length === 0 ? [] : [[type.name, open.map(({ name }) => name).sort()]];
    });
    expect(Object.fromEntries(types)).toEqual({
      FeedbackForm: ['classTitle', 'kind', 'name', 'questionaire', 'questions'],
      Mutation: ['changeOwnPassword', 'confirmSecondFactor', 'startSecondFactor', 'submitFeedback'],
      Person: ['_id', 'familyName', 'fullName', 'givenName', 'id'],
      Query: ['feedbackForm', 'user'],
      RecoveryCodes: ['codes', 'token'],
      SecondFactor: ['confirmedAt', 'isRequired', 'recoveryCodesLeft'],
      SecondFactorSetUp: ['address', 'secret'],
      SessionBegun: ['token'],
      User: ['_id', 'id', 'mustChangePassword', 'person', 'secondFactor'],
    });
  });

  test('the mutations of limited sessions are few', () => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    const limited = fields.filter(({ extensions }) => extensions.limited === true).map(({ name }) => name);
    expect(limited.sort()).toEqual(expect.arrayContaining(['changeOwnPassword']));
    // The key of the business's own site is limited too. It is no user, and no user may send this.
    expect(limited.filter((name) => cases.some((each) => each.name === name))).toEqual(['submitFeedback']);
  });
});
