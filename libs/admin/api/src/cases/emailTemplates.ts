import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const nobody = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const letter = '01J9ZK0Q3M6V8T2B4C6D8E0F1T';
const subject = 'Your booking {{ reference }}';
const body = '<p>Dear {{ customer }}, your booking costs {{ gross }}.</p>';

/** Adds templates about bookings, each with one version. */
async function addTemplates(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO email_template (id, name, type, target_resource, created_at, updated_at)
      VALUES (${id}, ${`Letter ${id}`}, 'html', 'booking', ${LONG_AGO}, ${LONG_AGO})`);
    await database.execute(sql`INSERT INTO email_template_version (id, template_id, number, subject, body)
      VALUES (${newId()}, ${id}, 1, 'Before', '<p>Before</p>')`);
  }
  return ids;
}

const unknownVariable = {
  path: 'body',
  message: 'Line 1, column 7: “gros” is no variable here. Did you mean “gross”?',
};

const invalid: MutationCase['invalid'] = [
  {
    input: { name: '', subject: '', body: '' },
    violations: [
      { path: 'name', message: 'Name field is required' },
      { path: 'subject', message: 'Subject field is required' },
      { path: 'body', message: 'Body field is required' },
    ],
  },
  { input: { name: 'x'.repeat(256) }, violations: [{ path: 'name' }] },
  { input: { body: '<p>{{ gros }}</p>' }, violations: [unknownVariable] },
  {
    input: { subject: '{{ refrence }}' },
    violations: [
      {
        path: 'subject',
        message: 'Subject, line 1, column 4: “refrence” is no variable here. Did you mean “reference”?',
      },
    ],
  },
  {
    input: { body: '<p>x</p><script>x</script>' },
    violations: [{ path: 'body', message: 'Line 1, column 9: A mail cannot have <script>. Remove it.' }],
  },
  {
    input: { name: 'Invoice reminder' },
    violations: [{ path: 'name', message: 'Another template has this name.' }],
  },
];

const createEmailTemplate: MutationCase = {
  name: 'createEmailTemplate',
  does: 'makes',
  table: 'email_template',
  record: 'emailTemplate',
  allowed: ['admin'],
  input: (ulid) => ({ name: `New ${ulid}`, type: 'html', target: 'booking', subject, body }),
  invalid: [
    ...invalid,
    {
      input: { type: 'unlayer', body: '{' },
      violations: [{ path: 'body', message: 'The design is not written as JSON.' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    name: `New ${ulid}`,
    type: 'html',
    channel: 'email',
    target: 'booking',
    content: { number: 1, subject, body },
    createdBy: viewer,
  }),
  expectedChanges: ['created email_templates/*', 'created email_template_versions/*'],
};

const updateEmailTemplate: MutationCase = {
  name: 'updateEmailTemplate',
  does: 'changes',
  table: 'email_template',
  record: 'emailTemplate',
  allowed: ['admin'],
  candidates: addTemplates,
  input: (ulid) => ({ id: `email_templates/${ulid}`, name: `Renamed ${ulid}`, subject, body }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({
    name: `Renamed ${ulid}`,
    content: { number: 2, subject, body },
    'versions(first: 2)': { edges: [{ node: { number: 2 } }, { node: { number: 1 } }] },
    updatedBy: viewer,
  }),
  expectedChanges: ['updated email_templates/:id', 'created email_template_versions/*'],
};

const deleteEmailTemplate: MutationCase = {
  name: 'deleteEmailTemplate',
  does: 'deletes',
  table: 'email_template',
  record: 'emailTemplate',
  allowed: ['admin'],
  candidates: addTemplates,
  input: (ulid) => ({ id: `email_templates/${ulid}` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }],
  refused: [
    {
      when: 'an email was made of it',
      sql: `INSERT INTO email (id, "to", subject, html, template_version_id)
        SELECT id, '{a@example.org}', 'x', 'x', id FROM email_template_version WHERE template_id = :id`,
      message: 'Emails were made of this template, so it cannot be deleted.',
    },
    {
      when: 'a workflow sends it',
      sql: `INSERT INTO workflow (id, name, target_resource, action, action_input, time_trigger_property, time_trigger_interval,
          time_trigger_direction, when_passed)
        VALUES (:id, 'Welcome', 'booking', 'send_template', jsonb_build_object('template', :id::text), 'bookedAt', '', 'after', 'run')`,
      message: 'The workflow “Welcome” sends this template. Change the workflow first.',
    },
  ],
  shows: (_viewer, ulid) => ({ id: `email_templates/${ulid}` }),
  expectedChanges: ['deleted email_templates/:id'],
};

const written = { type: 'html', target: 'booking', subject, body };

const invalidSource: MutationCase['invalid'] = [
  {
    input: { record: `invoices/${nobody}` },
    violations: [{ path: 'record', message: 'The template is about records of the kind “Booking”.' }],
  },
  {
    input: { record: `bookings/${nobody}` },
    violations: [{ path: 'record', message: 'This record no longer exists.' }],
  },
  { input: { buildContext: `email_build_contexts/${nobody}` }, violations: [{ path: 'buildContext' }] },
];

const previewEmailTemplate: MutationCase = {
  name: 'previewEmailTemplate',
  does: 'makes',
  table: 'email_preview',
  record: 'emailPreview',
  allowed: ['admin'],
  input: (ulid) => ({ ...written, subject: `{{ reference }} ${ulid}` }),
  invalid: invalidSource,
  refused: [],
  shows: (_viewer, ulid) => ({ subject: `BK-10482 ${ulid}` }),
  expectedChanges: ['created email_previews/*'],
};

const sendTestEmail: MutationCase = {
  name: 'sendTestEmail',
  does: 'makes',
  table: 'email_preview',
  record: 'emailPreview',
  allowed: ['admin'],
  input: (ulid) => ({ ...written, to: `${ulid.toLowerCase()}@example.org` }),
  invalid: [
    ...invalidSource,
    { input: { to: 'nobody' }, violations: [{ path: 'to', message: 'Email must be valid' }] },
    { input: { body: '<p>{{ gros }}</p>' }, violations: [unknownVariable] },
  ],
  refused: [],
  shows: () => ({ subject: 'Your booking BK-10482' }),
  expectedChanges: ['created email_previews/*', 'created emails/*', 'created email_logs/*'],
};

const createEmailBuildContext: MutationCase = {
  name: 'createEmailBuildContext',
  does: 'makes',
  table: 'email_build_context',
  record: 'emailBuildContext',
  allowed: ['admin'],
  candidates: async (database) => {
    await database.execute(sql`INSERT INTO email_template (id, name, type, target_resource)
      VALUES (${letter}, 'A letter', 'html', 'booking') ON CONFLICT DO NOTHING`);
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM booking ORDER BY id LIMIT 40`);
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({ template: `email_templates/${letter}`, record: `bookings/${ulid}` }),
  invalid: [
    { input: { template: `email_templates/${nobody}` }, violations: [{ path: 'template' }] },
    ...invalidSource.slice(0, 2),
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    template: { id: `email_templates/${letter}` },
    about: { resource: 'booking', target: `bookings/${ulid}` },
    createdBy: viewer,
  }),
  expectedChanges: ['created email_build_contexts/*'],
};

/** Sample data by the ids of their rows, which a migration makes: of customers and of purchase orders. */
const samples: Readonly<Record<string, object>> = {
  ['3'.padStart(26, '0')]: { reference: 'CU-1', name: 'Ada Ltd', paymentTermDays: null },
  ['5'.padStart(26, '0')]: {
    reference: 'PO-1',
    status: 'Draft',
    supplier: 'Ada Ltd',
    raisedAt: '2026-11-12T10:00:00.000Z',
    isAcknowledged: true,
    net: 100,
  },
};

const updateEmailSampleData: MutationCase = {
  name: 'updateEmailSampleData',
  does: 'changes',
  table: 'email_sample_data',
  record: 'emailSampleData',
  allowed: ['admin'],
  candidates: async (database) => {
    await database.execute(sql`UPDATE email_sample_data SET data = NULL, updated_at = ${LONG_AGO}`);
    return Object.keys(samples);
  },
  input: (ulid) => ({ id: `email_sample_data/${ulid}`, data: JSON.stringify(samples[ulid]) }),
  invalid: [
    { input: { data: '{' }, violations: [{ path: 'data', message: 'The sample data is not written as JSON.' }] },
    {
      input: { data: '[]' },
      violations: [{ path: 'data', message: 'The sample data must be an object of variables.' }],
    },
    { input: { data: 'x'.repeat(100_001) }, violations: [{ path: 'data' }] },
  ],
  refused: [],
  shows: (viewer, ulid) => ({ data: JSON.stringify(samples[ulid], null, 2), isExample: false, updatedBy: viewer }),
  expectedChanges: ['updated email_sample_data/:id'],
};

export const emailTemplateCases: readonly MutationCase[] = [
  createEmailTemplate,
  updateEmailTemplate,
  deleteEmailTemplate,
  previewEmailTemplate,
  sendTestEmail,
  createEmailBuildContext,
  updateEmailSampleData,
];
