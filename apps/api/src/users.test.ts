import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SHOWN =
  'user { id roles isActive email mustChangePassword hasPassword signsInWith personKind person { id fullName jobTitle } }';

describeWithDatabase('users', (databases) => {
  let database: Database;
  let server: TestServer;
  let admin: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    admin = await server.token('admin@example.com');
  });
  afterAll(() => server.close());

  function create(input: object, as = admin) {
    return server.ask(as, `mutation ($input: createUserInput!) { createUser(input: $input) { ${SHOWN} } }`, { input });
  }

  const amara = {
    givenName: 'Amara',
    familyName: 'Cole',
    email: 'amara.cole@example.com',
    jobTitle: 'Account manager',
  };

  test('ADM-01 an administrator creates a user with a new person: isActive, roles and person are answered', async () => {
    const answer = await create({ password: 'lanterns', newPerson: amara, roles: ['ROLE_ACCOUNT_MANAGER'] });
    expect(answer).toMatchObject({
      data: {
        createUser: {
          user: {
            isActive: true,
            roles: ['ROLE_ACCOUNT_MANAGER'],
            email: amara.email,
            mustChangePassword: true,
            hasPassword: true,
            signsInWith: ['password'],
            personKind: 'internal',
            person: { fullName: 'Amara Cole', jobTitle: 'Account manager' },
          },
        },
      },
    });
    expect(answer.errors).toBeUndefined();
    expect((await create({ password: 'lanterns', newPerson: amara, roles: ['ROLE_ADMIN'] })).errors).toMatchObject([
      { message: 'Somebody else signs in with this email.' },
    ]);
  });
});
