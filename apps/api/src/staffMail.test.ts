import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Draft {
  readonly groups: readonly { label: string; people: readonly { name: string; email: string }[] }[];
  readonly files: readonly { name: string; label: string }[];
}

describeWithDatabase('emails that staff send', (databases) => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};
  /** The ids of templates by the kinds of their records. */
  const letters: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
    for (const resource of ['booking', 'customer', 'invoice', 'training_class']) {
      const id = newId();
      letters[resource] = `email_templates/${id}`;
      await database.execute(sql`INSERT INTO email_template (id, name, type, target_resource)
        VALUES (${id}, ${`A letter about ${resource}`}, 'html', ${resource})`);
      await database.execute(sql`INSERT INTO email_template_version (id, template_id, number, subject, body)
        VALUES (${id}, ${id}, 1, 'About {{ reference }}', '<p>{{ reference }}</p>')`);
    }
  });
  afterAll(() => server.close());

  async function ask<Answer>(text: string, variables: Record<string, unknown> = {}, who = 'manager'): Promise<Answer> {
    const { data, errors } = await server.ask(tokens[who], text, variables);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as Answer;
  }

  const send = (record: string, template: string, to: readonly string[], attachments: readonly string[] = []) =>
    ask<{ email: { id: string; files: { file: string; name: string }[] } }>(
      'mutation ($input: sendEmailInput!) { sendEmail(input: $input) { email { id files { file name } } } }',
      { input: { record, template, to, attachments } },
    );

  const draftOf = (record: string) =>
    ask<Draft | null>(
      'query ($record: ID!) { mailDraft(record: $record) { groups { label people { name email } } files { name label } } }',
      { record },
    );

  const subjectsOf = async (record: string): Promise<string[]> => {
    const query = 'query ($of: ID!) { emailLogs(of: $of, first: 100) { edges { node { id subject } } } }';
    const { edges } = await ask<{ edges: { node: { subject: string } }[] }>(query, { of: record });
    return edges.map(({ node }) => node.subject);
  };

  test('there are no mails, jobs and undeliverable addresses of a text that is no id', async () => {
    const { data, errors } = await server.ask(
      tokens.manager,
      `query ($id: ID!) {
        emailLogs(of: $id) { totalCount } suppressedAddresses(of: $id) { totalCount }
        about: emailLogs(targetId: $id) { totalCount } workflowScheduledJobs(targetId: $id) { totalCount }
      }`,
      { id: 'bookings/not-an-id' },
    );
    expect(errors).toBeUndefined();
    const none = { totalCount: 0 };
    expect(data).toEqual({ emailLogs: none, suppressedAddresses: none, about: none, workflowScheduledJobs: none });
  });

  async function one(query: ReturnType<typeof sql>): Promise<Record<string, string>> {
    const { rows } = await database.execute<Record<string, string>>(query);
    return rows[0] ?? {};
  }

  test('both roles may see whom a mail can go to and which files there are; others may not', async () => {
    const { id } = await one(sql`SELECT id FROM invoice WHERE status = 'confirmed' AND booking_id IS NOT NULL LIMIT 1`);
    const draft = await draftOf(`invoices/${id}`);
    expect(draft?.groups[0]?.label).toBe('Biller');
    expect(draft?.files).toEqual([{ name: 'invoice', label: 'Invoice (PDF)' }]);
    expect(await draftOf(`customer_contacts/${newId()}`)).toBeNull();
    const refused = await server.ask(tokens.trainer, `{ mailDraft(record: "invoices/${id}") { files { name } } }`);
    expect(refused.errors).toBeDefined();
  });

  test('the demo has a template that sends an invoice with its PDF', async () => {
    const { id, number, letter } =
      await one(sql`SELECT invoice.id, document_number AS number, email_template.id AS letter
      FROM invoice, email_template WHERE status = 'confirmed' AND invoice.type = 'invoice' AND document_number IS NOT NULL
        AND email_template.name = 'Invoice' LIMIT 1`);
    const { email } = await send(`invoices/${id}`, `email_templates/${letter}`, ['ada@customer.example'], ['invoice']);
    expect(email.files).toHaveLength(1);
    expect(await subjectsOf(`invoices/${id}`)).toContain(`Invoice ${number}`);
  });

  test('the PDF of an invoice and the statement of a customer are kept with the mail as they are now', async () => {
    const { id, customer } = await one(
      sql`SELECT id, customer_id AS customer FROM invoice WHERE status = 'confirmed' LIMIT 1`,
    );
    const sent = [
      await send(`invoices/${id}`, letters.invoice ?? '', ['ada@customer.example'], ['invoice']),
      await send(`customers/${customer}`, letters.customer ?? '', ['ada@customer.example'], ['statement']),
    ];
    for (const { email } of sent) {
      expect(email.files).toEqual([{ file: expect.any(String), name: expect.stringMatching(/\.pdf$/) }]);
      const kept = await one(sql`SELECT encode(substring(bytes FROM 1 FOR 5), 'escape') AS start, type,
        octet_length(bytes)::text AS size,
        (SELECT template_version_id FROM email WHERE email.id = email_id) AS version
        FROM email_attachment WHERE email_id = ${email.id.split('/')[1]}`);
      expect(kept).toMatchObject({ start: '%PDF-', type: 'application/pdf', version: expect.any(String) });
      const [{ file, name } = { file: '', name: '' }] = email.files;
      const link = 'query ($file: ID!) { emailFileDownload(input: { file: $file }) { path } }';
      const { path } = await ask<{ path: string }>(link, { file });
      const answer = await server.request(`/${path}`);
      expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(String((await answer.arrayBuffer()).byteLength)).toBe(kept.size);
    }
  });

  test('the people of a class get a mail each, and those who had to be told of its cancellation are told', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM training_class WHERE status IN ('canceled', 'postponed') ORDER BY id`,
    );
    let record = '';
    let people: readonly { email: string }[] = [];
    for (const { id } of rows) {
      record = `training_classes/${id}`;
      const [first] = (await draftOf(record))?.groups ?? [];
      if (first?.label === 'People to tell' && first.people.length > 1) people = first.people;
      if (people.length > 0) break;
    }
    const [told, also] = people.map(({ email }) => email);
    await send(record, letters.training_class ?? '', [told ?? '', also ?? '']);
    const logs = await one(sql`SELECT count(*)::text AS logs, max(array_length("to", 1))::text AS longest FROM email_log
      WHERE target_id = ${record.split('/')[1]} AND template_id = ${letters.training_class?.split('/')[1]}`);
    expect(logs).toEqual({ logs: '2', longest: '1' });
    // Nor does sending it again show them to each other.
    const { email } = await one(sql`SELECT email_id AS email FROM email_log
      WHERE target_id = ${record.split('/')[1]} AND template_id = ${letters.training_class?.split('/')[1]} LIMIT 1`);
    await ask('mutation ($input: resendEmailInput!) { resendEmail(input: $input) { email { id } } }', {
      input: { id: `emails/${email}`, to: [told, also] },
    });
    expect(
      await one(sql`SELECT count(*)::text AS logs, max(array_length("to", 1))::text AS longest FROM email_log
        WHERE email_id = ${email}`),
    ).toEqual({ logs: '4', longest: '1' });
    const left = (await draftOf(record))?.groups.find(({ label }) => label === 'People to tell')?.people ?? [];
    expect(left).toHaveLength(people.length - 2);
  });

  test('the mails of a record are those about it and those to its addresses', async () => {
    const { booking, contact, customer, email } = await one(sql`SELECT booking.id AS booking, person.id AS contact,
      booking.customer_id AS customer, person.email FROM booking JOIN person ON person.customer_id = booking.customer_id
      WHERE booking.status = 'confirmed' AND person.email IS NOT NULL LIMIT 1`);
    await send(`bookings/${booking}`, letters.booking ?? '', [email?.toUpperCase() ?? '']);
    const { ref } = await one(sql`SELECT ref FROM booking WHERE id = ${booking}`);
    for (const record of [`bookings/${booking}`, `customer_contacts/${contact}`, `customers/${customer}`]) {
      expect(await subjectsOf(record)).toContain(`About ${ref}`);
    }
    const { supplier, address } = await one(
      sql`SELECT id AS supplier, purchases_email AS address FROM supplier WHERE purchases_email IS NOT NULL LIMIT 1`,
    );
    await send(`bookings/${booking}`, letters.booking ?? '', [address ?? '']);
    expect(await subjectsOf(`suppliers/${supplier}`)).toContain(`About ${ref}`);
    expect(await subjectsOf(`suppliers/${newId()}`)).toEqual([]);
  });

  test('the mails of a booking are also those about its items', async () => {
    const { booking, item } = await one(
      sql`SELECT booking_id AS booking, id AS item FROM booking_item ORDER BY id LIMIT 1`,
    );
    const template = newId();
    await database.execute(sql`INSERT INTO email_template (id, name, type, target_resource)
      VALUES (${template}, 'A letter about an item', 'html', 'booking_item')`);
    await database.execute(sql`INSERT INTO email_template_version (id, template_id, number, subject, body)
      VALUES (${template}, ${template}, 1, 'About the item of {{ booking.reference }}', '<p>{{ title }}</p>')`);
    await send(`booking_items/${item}`, `email_templates/${template}`, ['ada@customer.example']);
    expect(await subjectsOf(`bookings/${booking}`)).toContainEqual(expect.stringMatching(/^About the item of BK-/));
  });

  test('a customer shows when the last reminder went to one of its contacts', async () => {
    const { customer, email } = await one(sql`SELECT customer_id AS customer, email FROM person
      WHERE customer_id IS NOT NULL AND email IS NOT NULL ORDER BY id LIMIT 1`);
    const remindedAt = async () => {
      const query = 'query ($id: ID!) { customer(id: $id) { id remindedAt } }';
      return (await ask<{ remindedAt: string | null }>(query, { id: `customers/${customer}` })).remindedAt;
    };
    const before = await remindedAt();
    const { email: sent } = await send(`customers/${customer}`, letters.customer ?? '', [email ?? '']);
    // A mail that waits has reminded nobody.
    expect(await remindedAt()).toBe(before);
    await database.execute(sql`UPDATE email_recipient SET status = 'sent' WHERE log_id IN
      (SELECT id FROM email_log WHERE email_id = ${sent.id.split('/')[1]})`);
    expect(Date.parse((await remindedAt()) ?? '')).toBeGreaterThan(Date.parse(before ?? '2000-01-01'));
  });

  test('an address that takes no mail is named with its reason, until it is released', async () => {
    const { id, email } = await one(sql`SELECT id, email FROM person
      WHERE customer_id IS NOT NULL AND email IS NOT NULL ORDER BY id LIMIT 1`);
    await database.execute(sql`INSERT INTO suppressed_address (id, address, reason)
      VALUES (${newId()}, email_key(${email}), '550 5.1.1 No such user')`);
    const query = 'query ($addresses: [String!]!) { undeliverableAddresses(addresses: $addresses) { id reason } }';
    const reasons = async () =>
      (await ask<{ reason: string }[]>(query, { addresses: [email?.toUpperCase(), 'bob@customer.example'] })).map(
        ({ reason }) => reason,
      );
    expect(await reasons()).toEqual(['550 5.1.1 No such user']);
    const contact = `{ customerContact(id: "customer_contacts/${id}") { id undeliverable { id reason } } }`;
    expect(await ask(contact)).toMatchObject({ undeliverable: { reason: '550 5.1.1 No such user' } });
    const listed = async (filter: string) => {
      const query = `{ suppressedAddresses(${filter}) { edges { node { address releasedBy { id } } } } }`;
      const { edges } = await ask<{ edges: { node: { address: string; releasedBy: object | null } }[] }>(query);
      return edges.map(({ node }) => node);
    };
    const address = email?.toLowerCase();
    const ofContact = `of: "customer_contacts/${id}"`;
    expect(await listed(`${ofContact}, isReleased: false`)).toEqual([{ address, releasedBy: null }]);
    expect(await listed(`address: "${address}"`)).toHaveLength(1);
    expect(await listed(`of: "bookings/${newId()}"`)).toEqual([]);
    await database.execute(sql`UPDATE suppressed_address SET released_at = now(), release_reason = 'A new mailbox.',
      released_by = (SELECT id FROM "user" LIMIT 1) WHERE address = email_key(${email})`);
    expect(await reasons()).toEqual([]);
    expect(await listed(`${ofContact}, isReleased: false`)).toEqual([]);
    expect(await listed(ofContact)).toEqual([{ address, releasedBy: { id: expect.stringMatching(/^users\//) } }]);
  });

  test('a user sends to at most 1,000 addresses within an hour, also by sending again', async () => {
    const { id } = await one(sql`SELECT id FROM booking LIMIT 1`);
    const { email } = await send(`bookings/${id}`, letters.booking ?? '', ['ada@customer.example']);
    await database.execute(sql`INSERT INTO email_recipient (id, log_id, position, address)
      SELECT left(id, 22) || lpad(n::text, 4, '0'), id, n, 'ada@customer.example'
      FROM email_log, generate_series(1000, 1999) AS n WHERE email_id = ${email.id.split('/')[1]}`);
    const to = ['bob@customer.example'];
    const refused = 'One user can send to 1,000 addresses within an hour. Try again later.';
    for (const [name, input] of [
      ['sendEmail', { record: `bookings/${id}`, template: letters.booking, to, attachments: [] }],
      ['resendEmail', { id: email.id, to }],
    ] as const) {
      const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { email { id } } }`;
      expect((await server.ask(tokens.manager, text, { input })).errors?.[0]?.message).toBe(refused);
      expect((await server.ask(tokens.admin, text, { input })).errors).toBeUndefined();
    }
  });
});
