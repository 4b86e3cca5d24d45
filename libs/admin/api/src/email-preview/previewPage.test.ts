import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Preview {
  readonly id: string;
  readonly path: string;
  readonly darkPath: string;
}

const body = '<style>@media (prefers-color-scheme: dark) { p { color: white } }</style><p>{{ reference }}</p>';

describeWithDatabase('the page of a preview', (databases) => {
  let server: TestServer;
  let preview: Preview;

  beforeAll(async () => {
    server = await startTestServer({ database: await databases.create(demoDatabase()) });
    const { data } = await server.ask(
      await server.token('admin@example.com'),
      `mutation ($input: previewEmailTemplateInput!) {
        previewEmailTemplate(input: $input) { emailPreview { id path darkPath } }
      }`,
      { input: { type: 'html', target: 'booking', subject: 'About {{ reference }}', body } },
    );
    preview = (data as { previewEmailTemplate: { emailPreview: Preview } }).previewEmailTemplate.emailPreview;
  });
  afterAll(() => server.close());

  test('is filled in, in the light and in the dark', async () => {
    const light = await (await server.request(`/${preview.path}`)).text();
    expect(light).toMatch(/BK-\d+<\/p>/);
    // The rules for the dark are never in force there, also on a dark computer.
    expect(light).not.toContain('prefers-color-scheme');
    expect(light).toContain('@media (max-width: 0)');
    expect(light).toContain('color-scheme: light');
    const dark = await (await server.request(`/${preview.darkPath}`)).text();
    expect(dark).toMatch(/BK-\d+<\/p>/);
    expect(dark).not.toContain('prefers-color-scheme');
    expect(dark).toContain('@media (min-width: 0)');
    expect(dark).toContain('color-scheme: dark');
  });

  test('is only for its writer', async () => {
    const { data } = await server.ask(
      await server.token('manager@example.com'),
      'query ($id: ID!) { node(id: $id) { ... on EmailPreview { path } } }',
      { id: preview.id },
    );
    expect(data).toEqual({ node: null });
  });
});
