import { describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { runJobs } from '@console/core-api/testing';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { email, emailLog, suppressedAddress } from '../tables.ts';
import { ADA, BOB, mailTo, OutboxDesk } from '../testing/OutboxDesk.ts';

describeWithDatabase('emails that are sent again', (databases) => {
  const desk = new OutboxDesk(databases);
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ database: desk.database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  /** Sends a mutation whose answer is its first field. */
  async function send(text: string, input: object): Promise<unknown> {
    server.now = new Date();
    const { data, errors } = await server.ask(token, text, { input });
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0];
  }

  const newestEmail = async () => {
    const [row] = await desk.database.select().from(email).orderBy(desc(email.id)).limit(1);
    return row?.id ?? '';
  };

  test('ADM-09 Resend Email answers the email and its logs, and sends it to each address', async () => {
    await desk.want(mailTo(ADA));
    await desk.sendDue();
    const answer = await send(
      `mutation ($input: resendEmailInput!) { resendEmail(input: $input) { email { to emailLogs(first: 10) { edges { node { to status } } } } } }`,
      { id: `emails/${await newestEmail()}`, to: [BOB, 'carol@customer.example'] },
    );
    expect(answer).toEqual({
      email: {
        to: [ADA],
        emailLogs: {
          edges: [
            { node: { to: [BOB, 'carol@customer.example'], status: 'queued' } },
            { node: { to: [ADA], status: 'sent' } },
          ],
        },
      },
    });
    await desk.sendDue();
    const [first, second] = desk.server.received;
    expect(second?.recipients).toEqual([BOB, 'carol@customer.example']);
    expect(second?.mail.html).toBe(first?.mail.html);
    // It is another mail, so nobody takes it for a double of the first.
    expect(second?.mail.messageId).not.toBe(first?.mail.messageId);
  });

  test('an email that is sent again is found by its template', async () => {
    const made = and(isNotNull(emailLog.templateId), isNotNull(email.templateVersionId));
    const [sent] = await desk.database
      .select({ id: email.id, templateId: emailLog.templateId })
      .from(email)
      .innerJoin(emailLog, eq(emailLog.emailId, email.id))
      .where(made)
      .limit(1);
    await send(`mutation ($input: resendEmailInput!) { resendEmail(input: $input) { email { id } } }`, {
      id: `emails/${sent?.id}`,
      to: [BOB],
    });
    expect(await desk.newestLog()).toMatchObject({ to: [BOB], emailId: sent?.id, templateId: sent?.templateId });
  });

  const tryAgain = `mutation ($input: tryEmailsAgainInput!) { tryEmailsAgain(input: $input) { job { id } } }`;

  test('trying again sends to those who do not have the mail, under its Message-ID', async () => {
    desk.server.onRecipient = (address) => (address === BOB ? { code: 554, text: 'Not today' } : 'take');
    await desk.want(mailTo(ADA, BOB));
    await desk.sendDue();
    const { id, status } = await desk.newestLog();
    expect(status).toBe('partial');
    desk.server.onRecipient = () => 'take';
    await send(tryAgain, { ids: [`email_logs/${id}`] });
    expect(await runJobs(desk.database)).toEqual([]);
    await desk.sendDue();
    expect(await desk.newestLog()).toMatchObject({ id, status: 'sent', error: null });
    expect(desk.server.received.map(({ recipients }) => recipients)).toEqual([[ADA], [BOB]]);
    expect(new Set(desk.server.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('a mail that everybody has is refused, and the job says why', async () => {
    await desk.want(mailTo(ADA));
    await desk.sendDue();
    const { id } = await desk.newestLog();
    await send(tryAgain, { ids: [`email_logs/${id}`] });
    expect(await runJobs(desk.database)).toEqual([]);
    const { rows } = await desk.database.execute(sql`SELECT refusal FROM job_outcome ORDER BY id DESC LIMIT 1`);
    expect(rows).toEqual([{ refusal: 'This email was sent to everybody.' }]);
    expect((await desk.newestLog()).status).toBe('sent');
  });

  test('an undeliverable address is released, and gets the mail', async () => {
    desk.server.onRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await desk.want(mailTo(ADA));
    await desk.sendDue();
    const [held] = await desk.database.select().from(suppressedAddress);
    const released = `mutation ($input: releaseAddressInput!) { releaseAddress(input: $input) { suppressedAddress { releaseReason } } }`;
    await send(released, { id: `suppressed_addresses/${held?.id}`, reason: 'They have a new mailbox.' });
    desk.server.onRecipient = () => 'take';
    const { id } = await desk.newestLog();
    await send(tryAgain, { ids: [`email_logs/${id}`] });
    expect(await runJobs(desk.database)).toEqual([]);
    await desk.sendDue();
    expect(await desk.newestLog()).toMatchObject({ status: 'sent', recipients: [{ address: ADA, status: 'sent' }] });
  });

  const bodyLink = (id: string) =>
    server.ask(token, 'query ($id: ID!) { emailBodyDownload(input: { email: $id }) { path } }', { id: `emails/${id}` });

  test('the body of a mail is shown only in a frame, as a sandbox that runs nothing', async () => {
    await desk.want({ ...mailTo(ADA), content: { subject: 'Hostile', html: '<script>alert(1)</script><p>Hello</p>' } });
    const { data } = await bodyLink(await newestEmail());
    const { path } = (data as { emailBodyDownload: { path: string } }).emailBodyDownload;
    const response = await server.request(`/${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<script>alert(1)</script><p>Hello</p>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      'sandbox',
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data: https:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
  });

  test('the body of a mail that signs somebody in has no link', async () => {
    await desk.database.execute(
      sql`UPDATE email SET html = NULL, secret = 'reset', secret_of = ${desk.user} WHERE id = ${await newestEmail()}`,
    );
    const { errors } = await bodyLink(await newestEmail());
    expect(errors?.[0]?.message).toBe('This email no longer exists.');
  });

  test('logs are found by the record that they are about', async () => {
    const { rows } = await desk.database.execute<{ target_id: string }>(
      sql`SELECT target_id FROM ${emailLog} WHERE target_resource = 'booking' LIMIT 1`,
    );
    const id = `bookings/${rows[0]?.target_id}`;
    const question =
      'query ($id: ID!) { emailLogs(targetId: $id) { edges { node { target { target resource name shownBy } } } } }';
    const { data } = await server.ask(token, question, { id });
    const { edges } = (data as { emailLogs: { edges: { node: { target: object } }[] } }).emailLogs;
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges) {
      const name = expect.stringMatching(/^BK-\d+$/);
      expect(node.target).toEqual({ target: id, resource: 'booking', name, shownBy: id });
    }
  });
});
