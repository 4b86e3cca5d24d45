import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addClassesToMove, addTrainer } from '@console/classes-api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('the supplier of a trainer', (databases) => {
  let database: Database;
  let server: TestServer;
  let second: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  test('PUR-01 a trainer gets one supplier, and is its primary contact', async () => {
    const [trainingClass = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const trainer = `trainers/${await addTrainer(database, newId(), trainingClass, { paid: false })}`;
    const create = (to: TestServer) =>
      to.ask(token, 'mutation ($input: createSupplierInput!) { createSupplier(input: $input) { supplier { id } } }', {
        input: { name: 'Barraclough Training', vatRegistered: false, trainer },
      });
    const answers = await Promise.all([create(server), create(second)]);
    const violations = answers.flatMap(
      ({ errors }) => errors?.flatMap(({ extensions }) => extensions?.violations) ?? [],
    );
    const { data } = await server.ask(
      token,
      'query ($id: ID!) { trainer(id: $id) { contact { id } supplier { reference primaryContact { id } } } }',
      { id: trainer },
    );
    const found = data?.trainer as {
      readonly contact: { readonly id: string };
      readonly supplier: { readonly reference: string; readonly primaryContact: { readonly id: string } };
    };
    expect(found.supplier.primaryContact).toEqual(found.contact);
    expect(violations).toEqual([
      { path: 'trainer', message: `Imogen Barraclough is paid through ${found.supplier.reference} already.` },
    ]);
  });
});
