import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const nobody = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const body = 'Write to {{ customer.name }} about {{ course }}.';

/** Adds prompt templates, each with two versions. The id of the first version is that of the template. */
async function addTemplates(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO prompt_template (id, name, body, revision, created_at, updated_at)
      VALUES (${id}, ${`Prompt ${id}`}, 'After', 2, ${LONG_AGO}, ${LONG_AGO})`);
    await database.execute(sql`INSERT INTO prompt_template_version (id, template_id, number, body)
      VALUES (${id}, ${id}, 1, 'Before {{ name }}'), (${newId()}, ${id}, 2, 'After')`);
  }
  return ids;
}

const invalid: MutationCase['invalid'] = [
  {
    input: { name: '', body: '' },
    violations: [
      { path: 'name', message: 'Name field is required' },
      { path: 'body', message: 'Prompt field is required' },
    ],
  },
  { input: { name: 'x'.repeat(256) }, violations: [{ path: 'name' }] },
  { input: { description: 'x'.repeat(1_001) }, violations: [{ path: 'description' }] },
  { input: { body: 'x'.repeat(50_001) }, violations: [{ path: 'body' }] },
  {
    input: { body: 'Dear {{ name }' },
    violations: [
      { path: 'body', message: 'Line 1, column 6: Two opening braces have no closing braces }} after them.' },
    ],
  },
  {
    input: { body: '{{ customer }} {{ customer.name }}' },
    violations: [
      {
        path: 'body',
        message: 'Line 1, column 4: “customer” cannot be a text, because “customer.name” is a part of it.',
      },
    ],
  },
  {
    input: { name: 'FOLLOW-UP after a course' },
    violations: [{ path: 'name', message: 'Another prompt template has this name.' }],
  },
];

const createPromptTemplate: MutationCase = {
  name: 'createPromptTemplate',
  does: 'makes',
  table: 'prompt_template',
  record: 'promptTemplate',
  allowed: ['admin'],
  input: (ulid) => ({ name: `New ${ulid}`, description: 'For letters', body }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({
    name: `New ${ulid}`,
    description: 'For letters',
    body,
    variables: ['customer.name', 'course'],
    revision: 1,
    createdBy: viewer,
  }),
  expectedChanges: ['created prompt_templates/*', 'created prompt_template_versions/*'],
};

const samples = [{ variable: 'course', value: 'Leadership Essentials' }];

const updatePromptTemplate: MutationCase = {
  name: 'updatePromptTemplate',
  does: 'changes',
  table: 'prompt_template',
  record: 'promptTemplate',
  allowed: ['admin'],
  candidates: addTemplates,
  input: (ulid) => ({
    ...{ id: `prompt_templates/${ulid}`, name: `Renamed ${ulid}`, description: null, body },
    samples: [{ variable: 'course', value: 'An older one' }, { variable: 'level', value: null }, ...samples],
  }),
  invalid: [
    ...invalid,
    { input: { samples: [{ variable: '', value: 'x' }] }, violations: [{ path: 'samples.0.variable' }] },
    {
      input: { samples: [{ variable: 'course', value: 'x'.repeat(2_001) }] },
      violations: [{ path: 'samples.0.value' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    name: `Renamed ${ulid}`,
    description: null,
    body,
    variables: ['customer.name', 'course'],
    samples,
    revision: 3,
    'versions(first: 2)': { edges: [{ node: { number: 3, body } }, { node: { number: 2, body: 'After' } }] },
    updatedBy: viewer,
  }),
  expectedChanges: ['updated prompt_templates/:id', 'created prompt_template_versions/*'],
};

const restorePromptTemplateVersion: MutationCase = {
  name: 'restorePromptTemplateVersion',
  does: 'changes',
  table: 'prompt_template',
  record: 'promptTemplate',
  allowed: ['admin'],
  candidates: addTemplates,
  input: (ulid) => ({ id: `prompt_templates/${ulid}`, restored: `prompt_template_versions/${ulid}` }),
  invalid: [
    { input: { restored: 'nonsense' }, violations: [{ path: 'restored' }] },
    { input: { restored: `prompt_template_versions/${nobody}` }, violations: [{ path: 'restored' }] },
  ],
  refused: [
    {
      when: 'the prompt says the same',
      sql: 'UPDATE prompt_template_version SET body = (SELECT body FROM prompt_template WHERE id = :id) WHERE id = :id',
      message: 'The prompt already says this.',
    },
  ],
  shows: (viewer) => ({
    body: 'Before {{ name }}',
    variables: ['name'],
    revision: 3,
    'versions(first: 2)': { edges: [{ node: { number: 3 } }, { node: { number: 2 } }] },
    updatedBy: viewer,
  }),
  expectedChanges: ['updated prompt_templates/:id', 'created prompt_template_versions/*'],
};

const deletePromptTemplate: MutationCase = {
  name: 'deletePromptTemplate',
  does: 'deletes',
  table: 'prompt_template',
  record: 'promptTemplate',
  allowed: ['admin'],
  candidates: addTemplates,
  input: (ulid) => ({ id: `prompt_templates/${ulid}` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }],
  refused: [],
  shows: (_viewer, ulid) => ({ id: `prompt_templates/${ulid}` }),
  expectedChanges: ['deleted prompt_templates/:id'],
};

export const promptTemplateCases: readonly MutationCase[] = [
  createPromptTemplate,
  updatePromptTemplate,
  restorePromptTemplateVersion,
  deletePromptTemplate,
];
