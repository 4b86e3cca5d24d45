import { demoDatabase, describeWithDatabase, startTestServer } from '@console/api-kit/testing';
import { expect, test } from 'vitest';

describeWithDatabase('the changes of one user', (databases) => {
  test('are limited in each minute, those of other users are not, and reading goes on', async () => {
    const server = await startTestServer({
      database: await databases.create(demoDatabase()),
      variables: { MUTATIONS_PER_MINUTE: '4' },
    });
    const [manager, admin] = [await server.token('manager@example.com'), await server.token('admin@example.com')];
    // A refused change costs the server as much as another one.
    const change = 'createNote(input: { body: "" }) { clientMutationId }';
    const status = async (token: string, text: string) =>
      (await server.ask(token, text)).errors?.map(({ extensions }) => extensions?.status);
    const fragment = `fragment Three on Mutation { a: ${change} b: ${change} ... on Mutation { c: ${change} } }`;
    expect(await status(manager, `mutation { ...Three } ${fragment}`)).toEqual([422, 422, 422]);
    expect(await status(manager, `mutation { ${change} }`)).toEqual([422]);
    const { data, errors } = await server.ask(manager, `mutation { ${change} }`);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: 'You have made very many changes in a short time. Please try again in a minute.',
        extensions: { status: 429 },
      },
    ]);
    expect(await status(admin, `mutation { ${change} }`)).toEqual([422]);
    expect(await status(manager, '{ bookings { totalCount } }')).toBeUndefined();
    await server.close();
  });
});
