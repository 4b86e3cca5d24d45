import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

const to = ['Ada <ada@customer.example>', 'bob@customer.example'];

export const resendEmail: MutationCase = {
  name: 'resendEmail',
  does: 'makes',
  table: 'email_log',
  record: 'email',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM email
      WHERE target_resource IS DISTINCT FROM 'training_class' ORDER BY id LIMIT 40`);
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({ id: `emails/${ulid}`, to }),
  invalid: [
    { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
    { input: { to: [] }, violations: [{ path: 'to', message: 'Recipients field is required' }] },
    { input: { to: [' '] }, violations: [{ path: 'to.0', message: 'Email field is required' }] },
    { input: { to: [...to, 'ada'] }, violations: [{ path: 'to.2', message: 'Email must be valid' }] },
    {
      input: { to: [`${'a'.repeat(244)}@customer.example`] },
      violations: [{ path: 'to.0', message: 'Email field must have at most 255 characters' }],
    },
    {
      input: { to: Array.from({ length: 21 }, (_, index) => `person${index}@customer.example`) },
      violations: [{ path: 'to', message: 'Recipients field must not greater than 20' }],
    },
  ],
  refused: [
    {
      when: 'it signs somebody in',
      sql: `UPDATE email SET html = NULL, secret = 'reset', secret_of = (SELECT id FROM "user" LIMIT 1) WHERE id = :id`,
      message:
        'This email signs somebody in, so it cannot be sent again. Its recipient asks for a new one on the sign-in page.',
    },
  ],
  shows: () => ({ isSecret: false, subject: expect.any(String) }),
  expectedChanges: ['created email_logs/*', 'emails/:id'],
};

const one = 'email_logs/01J9ZK0Q3M6V8T2B4C6D8E0F1G';

export const tryEmailsAgain: MutationCase = {
  name: 'tryEmailsAgain',
  does: 'makes',
  table: 'job',
  record: 'job',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM email_log ORDER BY id LIMIT 40`);
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({ ids: [`email_logs/${ulid}`] }),
  invalid: [
    { input: { ids: [] }, violations: [{ path: 'ids', message: 'Name either some records or a frozen selection.' }] },
    { input: { frozen: 'frozen_selections/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'ids' }] },
    { input: { ids: ['bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G'] }, violations: [{ path: 'ids.0' }] },
    {
      input: { ids: Array.from({ length: 101 }, (_, at) => `${one.slice(0, -3)}${100 + at}`) },
      violations: [{ path: 'ids' }],
    },
  ],
  refused: [],
  shows: () => ({ name: 'tryEmailsAgain', status: 'pending', target: 'email_logs', endsEarly: true }),
  expectedChanges: ['created frozen_selections/*', 'created jobs/*'],
};

export const releaseAddress: MutationCase = {
  name: 'releaseAddress',
  does: 'changes',
  table: 'suppressed_address',
  record: 'suppressedAddress',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = Array.from({ length: 4 }, () => newId());
    for (const id of ids) {
      await database.execute(sql`INSERT INTO suppressed_address (id, address, reason, created_at, updated_at)
        VALUES (${id}, ${`${id.toLowerCase()}@customer.example`}, '550 5.1.1 No such user', ${LONG_AGO}, ${LONG_AGO})`);
    }
    return ids;
  },
  input: (ulid) => ({ id: `suppressed_addresses/${ulid}`, reason: 'They have a new mailbox.' }),
  invalid: [
    { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
    { input: { reason: ' ' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    { input: { reason: 'x'.repeat(1001) }, violations: [{ path: 'reason' }] },
  ],
  refused: [
    {
      when: 'it has been released',
      sql: `UPDATE suppressed_address SET released_at = now(), released_by = (SELECT id FROM "user" LIMIT 1),
        release_reason = 'Before.' WHERE id = :id`,
      message: 'This address has already been released.',
    },
  ],
  shows: () => ({
    reason: '550 5.1.1 No such user',
    releasedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    releaseReason: 'They have a new mailbox.',
  }),
  expectedChanges: ['updated suppressed_addresses/:id', 'lists EmailLog'],
};

const addresses = ['ada@customer.example', 'bob@customer.example'];
const nobody = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const letter = '01J9ZK0Q3M6V8T2B4C6D8E0F1V';
const aboutInvoices = '01J9ZK0Q3M6V8T2B4C6D8E0F1W';

/** Adds a template about bookings and one about invoices, and returns bookings. */
async function bookingsToWriteAbout(database: Database): Promise<string[]> {
  for (const [id, resource] of [
    [letter, 'booking'],
    [aboutInvoices, 'invoice'],
  ]) {
    await database.execute(sql`INSERT INTO email_template (id, name, type, target_resource)
      VALUES (${id}, ${`Of ${resource}`}, 'html', ${resource}) ON CONFLICT DO NOTHING`);
    await database.execute(sql`INSERT INTO email_template_version (id, template_id, number, subject, body)
      VALUES (${id}, ${id}, 1, 'Your {{ reference }}', '<p>{{ customer }}</p>') ON CONFLICT DO NOTHING`);
  }
  const { rows } = await database.execute<{ id: string }>(
    sql`SELECT id FROM booking WHERE status = 'confirmed' ORDER BY id LIMIT 40`,
  );
  return rows.map(({ id }) => id);
}

const invalidMail: MutationCase['invalid'] = [
  {
    input: { record: `customer_contacts/${nobody}` },
    violations: [{ path: 'record', message: 'No emails are written about such a record.' }],
  },
  { input: { template: `email_templates/${nobody}` }, violations: [{ path: 'template' }] },
  {
    input: { template: `email_templates/${aboutInvoices}` },
    violations: [{ path: 'template', message: 'This template is about another kind of record.' }],
  },
];

export const sendEmail: MutationCase = {
  name: 'sendEmail',
  does: 'makes',
  table: 'email',
  record: 'email',
  allowed: ['admin', 'manager'],
  candidates: bookingsToWriteAbout,
  input: (ulid) => ({
    record: `bookings/${ulid}`,
    template: `email_templates/${letter}`,
    to: addresses,
    attachments: [],
  }),
  invalid: [
    ...invalidMail,
    { input: { to: [] }, violations: [{ path: 'to', message: 'Recipients field is required' }] },
    { input: { to: ['ada'] }, violations: [{ path: 'to.0', message: 'Email must be valid' }] },
    {
      input: { to: Array.from({ length: 101 }, (_, index) => `person${index}@customer.example`) },
      violations: [{ path: 'to', message: 'Recipients field must not greater than 100' }],
    },
    {
      input: { attachments: ['invoice'] },
      violations: [{ path: 'attachments', message: 'Such a record has no file of this name.' }],
    },
  ],
  refused: [],
  shows: () => ({ to: addresses, subject: expect.stringMatching(/^Your BK-\d+$/), isSecret: false }),
  expectedChanges: ['created email_logs/*', 'created emails/*'],
};

export const previewEmail: MutationCase = {
  name: 'previewEmail',
  does: 'makes',
  table: 'email_preview',
  record: 'emailPreview',
  allowed: ['admin', 'manager'],
  candidates: bookingsToWriteAbout,
  input: (ulid) => ({ record: `bookings/${ulid}`, template: `email_templates/${letter}` }),
  invalid: invalidMail,
  refused: [],
  shows: () => ({ subject: expect.stringMatching(/^Your BK-\d+$/) }),
  expectedChanges: ['created email_previews/*'],
};
