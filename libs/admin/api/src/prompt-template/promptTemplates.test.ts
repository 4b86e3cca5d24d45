import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Template {
  id: string;
  version: number;
  name: string;
  body: string;
  variables: string[];
  revision: number;
  versions: { totalCount: number; edges: { node: { id: string; number: number } }[] };
}

const fields = `id version name description body variables samples { variable value } revision
  versions(first: 10) { totalCount edges { node { id number } } }`;

describeWithDatabase('prompt templates', (databases) => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager']) tokens[who] = await server.token(`${who}@example.com`);
  });
  afterAll(() => server.close());

  const ask = (text: string, variables: object = {}, who = 'admin'): Promise<GraphqlAnswer> =>
    server.ask(tokens[who], text, { ...variables });

  function answered<Type>({ data, errors }: GraphqlAnswer, field: string): Type {
    expect(errors).toBeUndefined();
    return data?.[field] as Type;
  }

  async function write(name: string, input: object): Promise<Template> {
    const shown = name === 'deletePromptTemplate' ? 'id' : fields;
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { promptTemplate { ${shown} } } }`;
    return answered<{ promptTemplate: Template }>(await ask(text, { input }), name).promptTemplate;
  }

  test('ADM-10 Prompt templates: list by name with the variables of each, searched by name, and each found by its id', async () => {
    const answer = await ask(
      `{ promptTemplates(first: 10) { totalCount edges { node { ${fields} } } }
        found: promptTemplates(search: "FEEDBACK") { edges { node { name } } } }`,
    );
    const { edges } = answered<{ edges: { node: Template }[] }>(answer, 'promptTemplates');
    const names = edges.map(({ node }) => node.name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(edges.find(({ node }) => node.name === 'Course description')?.node).toMatchObject({
      variables: ['title', 'days', 'audience', 'outline'],
      revision: 1,
      versions: { totalCount: 1 },
    });
    expect(answer.data?.found).toEqual({ edges: [{ node: { name: 'Summary of feedback' } }] });
    const [first] = edges;
    const one = await ask(`query ($id: ID!) { promptTemplate(id: $id) { ${fields} } }`, { id: first?.node.id });
    expect(one.data?.promptTemplate).toEqual(first?.node);
  });

  test('ADM-10 a prompt is created, changed in versions, restored and deleted; only another body makes a version', async () => {
    const made = await write('createPromptTemplate', { name: 'Invitation', body: 'Invite {{ name }}.' });
    expect(made).toMatchObject({ variables: ['name'], samples: [], revision: 1 });
    const { id } = made;
    const renamed = await write('updatePromptTemplate', { id, version: made.version, name: 'invitation' });
    expect(renamed).toMatchObject({ name: 'invitation', revision: 1, versions: { totalCount: 1 } });
    const changed = await write('updatePromptTemplate', { id, body: 'Invite {{ name }} to {{ event }}.' });
    expect(changed).toMatchObject({ variables: ['name', 'event'], revision: 2, versions: { totalCount: 2 } });
    const restored = await write('restorePromptTemplateVersion', { id, restored: changed.versions.edges[1]?.node.id });
    expect(restored).toMatchObject({ body: 'Invite {{ name }}.', variables: ['name'], revision: 3 });
    expect(restored.versions.edges.map(({ node }) => node.number)).toEqual([3, 2, 1]);
    const answer = await ask(
      `query ($id: ID!) { promptTemplate(id: $id) { history { edges { node { action changes { field from to } } } } } }`,
      { id },
    );
    const { history } = answered<{ history: { edges: { node: { changes: object[] } }[] } }>(answer, 'promptTemplate');
    expect(history.edges[0]?.node.changes).toEqual([{ field: 'Version in use', from: '2', to: '3' }]);
    await write('deletePromptTemplate', { id, version: restored.version });
    expect((await ask('query ($id: ID!) { promptTemplate(id: $id) { id } }', { id })).data).toEqual({
      promptTemplate: null,
    });
  });

  test('a version of another prompt is not restored, and a name counts once, however it is written', async () => {
    const one = await write('createPromptTemplate', { name: 'Thank-you letter', body: 'One' });
    const other = await write('createPromptTemplate', { name: 'Another letter', body: 'Two' });
    const restore = await ask(
      'mutation ($input: restorePromptTemplateVersionInput!) { restorePromptTemplateVersion(input: $input) { clientMutationId } }',
      { input: { id: one.id, restored: other.versions.edges[0]?.node.id } },
    );
    expect(restore.errors?.[0]?.message).toBe('This is a version of another prompt template.');
    const taken = await ask(
      'mutation ($input: updatePromptTemplateInput!) { updatePromptTemplate(input: $input) { clientMutationId } }',
      { input: { id: other.id, name: 'THANK-YOU LETTER' } },
    );
    expect(taken.errors?.[0]?.message).toBe('Another prompt template has this name.');
  });

  test('a prompt that is being written is filled in with its sample values, or says what is wrong', async () => {
    const preview = (variables: object, who = 'admin') =>
      ask(
        `query ($body: String, $samples: [PromptSampleInput!]) {
          promptTemplatePreview(body: $body, samples: $samples) { text variables problems { sentence } } }`,
        variables,
        who,
      );
    const samples = [{ variable: 'name', value: 'Ada' }];
    expect((await preview({ body: 'Dear {{ name }}, {{ note }}!', samples })).data).toEqual({
      promptTemplatePreview: { text: 'Dear Ada, !', variables: ['name', 'note'], problems: [] },
    });
    expect((await preview({ body: '{{ name' })).data).toEqual({
      promptTemplatePreview: {
        text: null,
        variables: [],
        problems: [{ sentence: 'Line 1, column 1: Two opening braces have no closing braces }} after them.' }],
      },
    });
    expect((await preview({})).data).toEqual({ promptTemplatePreview: { text: '', variables: [], problems: [] } });
    expect((await preview({ body: 'x' }, 'manager')).errors?.[0]?.extensions).toMatchObject({ status: 403 });
  });
});
