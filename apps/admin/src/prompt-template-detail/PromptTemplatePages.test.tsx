import { notices } from '@console/platform';
import { connection, idOf, lastRows, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { promptTemplate } from '../testing/promptData.ts';

const ulid = idOf('', 1).slice(1);
const detail = `/prompt-template/${ulid}`;
const id = idOf('prompt_templates', 1);

const another = promptTemplate(2, { name: 'Summary of feedback', description: null, variables: [] });

/** Fills in as the server does, as far as these tests need it. */
function previewOf({ body, samples }: { body?: string; samples?: { variable: string; value: string }[] }) {
  const variables = [...(body ?? '').matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name ?? '');
  const isClosed = body?.split('{{').length === body?.split('}}').length;
  const text = variables.reduce(
    (filled, name) => filled.replace(`{{ ${name} }}`, samples?.find(({ variable }) => variable === name)?.value ?? ''),
    body ?? '',
  );
  return isClosed
    ? { text, variables, problems: [] }
    : {
        text: null,
        variables: [],
        problems: [{ field: 'body', sentence: 'Line 1, column 1: Two opening braces have no closing braces.' }],
      };
}

async function open(at: string, more: object = {}) {
  const promptTemplates = (args: object) =>
    Object.keys(args).length === 0 ? { totalCount: 5 } : { ...connection([promptTemplate(1), another]), totalCount: 2 };
  const opened = await renderScreen({
    remote,
    routes,
    at,
    data: {
      promptTemplates,
      promptTemplate: () => promptTemplate(1),
      promptTemplatePreview: previewOf,
      ...more,
    },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const filledIn = () => screen.findByRole('region', { name: 'The prompt, filled in' });

test("ADM-10 Prompt templates: list, detail, 'Prompt template successfully saved'", async () => {
  const list = await open('/prompt-template');
  expect(lastRows(list)).toMatchObject({ first: 10, order: [{ name: 'ASC' }], search: null });
  const table = within(screen.getByRole('table', { name: 'Prompt templates' }));
  for (const name of ['Name', 'Description', 'Variables', 'Changed (UTC)']) {
    table.getByRole('columnheader', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) });
  }
  const [, first] = table.getAllByRole('row');
  if (!first) throw new Error('The table has no rows.');
  for (const words of ['A letter after a course.', 'name, course']) within(first).getByText(words);
  expect(within(first).getByRole('link', { name: 'Follow-up' }).getAttribute('href')).toBe(detail);
  cleanup();

  let saved = promptTemplate(1);
  const { user, sent } = await open(detail, {
    promptTemplate: () => saved,
    updatePromptTemplate: () => {
      saved = promptTemplate(1, { version: 4, name: 'Follow-up letter' });
      return { promptTemplate: saved };
    },
  });
  screen.getByRole('heading', { level: 1, name: 'Follow-up' });
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await user.type(name, ' letter');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(notices.get().at(-1)?.text).toBe('Prompt template successfully saved'));
  expect(sent('PromptTemplateFormMutation')).toMatchObject([{ input: { id, version: 3, name: 'Follow-up letter' } }]);
  await screen.findByRole('heading', { level: 1, name: 'Follow-up letter' });
});

test('ADM-10 the list is searched by name and leads to a new prompt template', async () => {
  const opened = await open('/prompt-template');
  await opened.user.type(screen.getByRole('searchbox'), 'feed');
  await waitFor(() => expect(lastRows(opened)?.search).toBe('feed'));
  expect(opened.address()).toBe('/prompt-template?q=feed');
  expect(screen.getByRole('link', { name: 'New prompt template' }).getAttribute('href')).toBe(
    '/prompt-template/create',
  );
});

test('NAV-08 the list shows 10, 20, 50 or 100 prompt templates, and no more', async () => {
  for (const [size, first] of [
    [20, 20],
    [50, 50],
    [100, 100],
    [250, 10],
  ]) {
    expect(lastRows(await open(`/prompt-template?size=${size}`))).toMatchObject({ first });
    cleanup();
  }
});

test('NAV-10 an empty list says that there are no prompt templates', async () => {
  await open('/prompt-template', { promptTemplates: () => connection([]) });
  await screen.findByText('No records.');
});

test('ADM-10 a new prompt template is created in a dialog over the list, and then opened', async () => {
  const opened = await open('/prompt-template/create', {
    createPromptTemplate: () => ({ promptTemplate: promptTemplate(1) }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New prompt template' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Create prompt template' }));
  dialog.getByText('Name field is required');
  dialog.getByText('Prompt field is required');
  await opened.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Follow-up');
  await opened.user.click(dialog.getByRole('textbox', { name: /^Prompt/ }));
  await opened.user.paste('Write to {{ name }}.');
  await opened.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(opened.address()).toBe(detail));
  expect(opened.sent('CreatePromptTemplatePageMutation')).toMatchObject([
    { input: { name: 'Follow-up', description: null, body: 'Write to {{ name }}.' } },
  ]);
  expect(notices.get().at(-1)?.text).toBe('Prompt template successfully saved');
});

test('a name that is taken is said at its field, and what was typed stays', async () => {
  const { user } = await open('/prompt-template/create', {
    createPromptTemplate: () => {
      throw new Error('Another prompt template has this name.');
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New prompt template' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Taken');
  await user.type(dialog.getByRole('textbox', { name: /^Prompt/ }), 'Text');
  await user.click(dialog.getByRole('button', { name: 'Create prompt template' }));
  await dialog.findByText(/Another prompt template has this name/);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Taken');
});

test('ADM-10 the preview is filled in with the sample values, which are saved without a version of the prompt', async () => {
  const { user, sent } = await open(detail, {
    updatePromptTemplate: () => ({ promptTemplate: promptTemplate(1, { version: 4 }) }),
  });
  expect((await filledIn()).textContent).toBe('Write to Ada about .');
  const course = card('Variables').getByRole('textbox', { name: 'course' });
  await user.click(course);
  await user.paste('Leadership');
  await waitFor(async () => expect((await filledIn()).textContent).toBe('Write to Ada about Leadership.'));
  await user.click(screen.getByRole('button', { name: 'Save prompt template' }));
  await waitFor(() => expect(sent('PromptTemplateFormMutation')).toHaveLength(1));
  expect(sent('PromptTemplateFormMutation')).toMatchObject([
    {
      input: {
        samples: [
          { variable: 'course', value: 'Leadership' },
          { variable: 'name', value: 'Ada' },
        ],
      },
    },
  ]);
});

test('ADM-10 a variable that is typed gets a field for its sample value; a problem is a sentence, and the last text stays', async () => {
  const { user } = await open(detail);
  await filledIn();
  const editor = await screen.findByRole('textbox', { name: /^Prompt/ });
  await user.click(editor);
  await user.paste('{{ extra }} ');
  await card('Variables').findByRole('textbox', { name: 'extra' });
  await user.paste('{{ more');
  await screen.findByText('Line 1, column 1: Two opening braces have no closing braces.');
  screen.getByText('The prompt cannot be filled in.');
  card('Variables').getByRole('textbox', { name: 'extra' });
  expect((await filledIn()).textContent).toContain('Write to Ada');
});

test('ADM-10 an older version is shown and restored', async () => {
  let saved = promptTemplate(1);
  const { user, sent } = await open(detail, {
    promptTemplate: () => saved,
    node: () => ({ __typename: 'PromptTemplateVersion', id: idOf('prompt_template_versions', 1), body: 'Write.' }),
    restorePromptTemplateVersion: () => {
      saved = promptTemplate(1, { version: 4, revision: 3, body: 'Write.', variables: [] });
      return { promptTemplate: saved };
    },
  });
  card('Versions').getByText('Version 2, in use');
  expect(card('Versions').queryByRole('button', { name: 'Restore version 2' })).toBeNull();
  await user.click(card('Versions').getByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1?' }));
  expect((await dialog.findByRole('region', { name: 'Version 1' })).textContent).toBe('Write.');
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  await waitFor(() => expect(notices.get().at(-1)?.text).toBe('Prompt template successfully saved'));
  expect(sent('RestoreVersionButtonMutation')).toEqual([
    { input: { id, version: 3, restored: idOf('prompt_template_versions', 1) } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect((await filledIn()).textContent).toBe('Write.'));
});

test('ADM-10 a prompt template is deleted after a question, and the list follows; its address says that it is gone', async () => {
  let left = [promptTemplate(1), another];
  const { user, sent, address, go } = await open('/prompt-template', {
    promptTemplates: () => ({ ...connection(left), totalCount: left.length }),
    promptTemplate: () => left.find((each) => each.id === id) ?? null,
    deletePromptTemplate: () => {
      left = [another];
      return { promptTemplate: { id } };
    },
  });
  await user.click(screen.getByRole('link', { name: 'Follow-up' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Follow-up?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete prompt template' }));
  await waitFor(() => expect(address()).toBe('/prompt-template'));
  expect(sent('DeletePromptTemplateButtonMutation')).toEqual([{ input: { id, version: 3 } }]);
  expect(notices.get().at(-1)?.text).toBe('Follow-up is deleted.');
  await screen.findByRole('link', { name: 'Summary of feedback' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Follow-up' })).toBeNull());
  await go(detail);
  await screen.findByText('This prompt template was not found.');
});

test('a prompt template that does not exist is said so', async () => {
  await open(detail, { promptTemplate: () => null });
  await screen.findByText(/prompt template/);
});
