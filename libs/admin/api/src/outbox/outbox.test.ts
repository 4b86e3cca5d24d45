import { newId } from '@console/api-kit/database';
import { describeWithDatabase } from '@console/api-kit/testing';
import { defineSecretMail } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import '../index.ts';
import { startMailServer } from '@console/harness/mail-server';
import { email, emailAttachment, emailLog, suppressedAddress } from '../tables.ts';
import { ADA, BOB, HOME, mailTo, OutboxDesk } from '../testing/OutboxDesk.ts';
import { Outbox } from './Outbox.ts';

let made = 0;
let isWanted = true;
defineSecretMail('testSecret', {
  subject: 'Your way in',
  body: async (_tx, { user, to, home }) => {
    made += 1;
    return isWanted ? `<p>Code ${user} ${made} for ${to} at ${home}</p>` : null;
  },
});

describeWithDatabase('the outbox and the answers of a mail server', (databases) => {
  const desk = new OutboxDesk(databases);

  const suppressed = async () =>
    (await desk.database.select().from(suppressedAddress)).map(({ address, reason }) => [address, reason]);

  test('a mail is sent with a fixed Message-ID, in HTML and as text', async () => {
    await desk.want(mailTo(ADA));
    await desk.sendDue();
    const { id, status, error, dueAt, recipients, answers } = await desk.newestLog();
    expect({ status, error, dueAt }).toEqual({ status: 'sent', error: null, dueAt: null });
    expect(recipients).toEqual([{ address: ADA, status: 'sent', answer: expect.stringMatching(/^250 /) }]);
    expect(answers).toEqual([expect.stringMatching(/^250 /)]);
    const [{ mail } = { mail: undefined }] = desk.server.received;
    expect(mail).toMatchObject({
      messageId: `<${id}@training.example>`,
      subject: 'Grüße – joining',
      from: { value: [{ name: 'Example Training', address: 'office@training.example' }] },
    });
    expect(mail?.text?.trim()).toBe('Hello Ada\n\nWe start at nine.');
    expect(mail?.html).toContain('<b>nine</b>');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('a mail takes its files with it', async () => {
    await desk.want(mailTo(ADA));
    const { emailId } = await desk.newestLog();
    const file = { name: 'INV-40187.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') } as const;
    await desk.database.insert(emailAttachment).values({ id: newId(), emailId, position: 1, ...file });
    await desk.sendDue();
    const [attached] = desk.server.received[0]?.mail.attachments ?? [];
    expect(attached).toMatchObject({ filename: file.name, contentType: file.type, content: file.bytes });
  });

  test('a picture that is written into a mail is attached to it, because mail programs show no other', async () => {
    await desk.want(mailTo(ADA));
    const { emailId } = await desk.newestLog();
    const html = '<p>Here:</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="A map">';
    await desk.database.update(email).set({ html }).where(eq(email.id, emailId));
    await desk.sendDue();
    const [{ mail } = { mail: undefined }] = desk.server.received;
    expect(mail?.attachments).toMatchObject([
      { contentType: 'image/png', related: true, content: Buffer.from('iVBORw0KGgo=', 'base64') },
    ]);
    expect(mail?.text?.trim()).toBe('Here:');
  });

  test('an address that is written twice gets one mail', async () => {
    await desk.want(mailTo(ADA, 'ADA@customer.example', BOB));
    await desk.sendDue();
    expect(desk.server.received.map(({ recipients }) => recipients)).toEqual([['ADA@customer.example', BOB]]);
  });

  test('a refusal for good is final, and marks the address undeliverable', async () => {
    desk.server.onRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await desk.want(mailTo(ADA));
    await desk.sendDue();
    const log = await desk.newestLog();
    expect(log).toMatchObject({ status: 'failed', dueAt: null, error: `${ADA}: 550 5.1.1 No such user` });
    expect(log.recipients).toMatchObject([{ status: 'refused', answer: '550 5.1.1 No such user' }]);
    expect(await suppressed()).toEqual([[ADA, '550 5.1.1 No such user']]);
  });

  test.each([
    [552, '5.2.2 The mailbox is full'],
    [550, '5.7.1 Relaying denied'],
    [554, 'Not today'],
  ])('a refusal for good that is not about the address leaves it deliverable: %i %s', async (code, text) => {
    desk.server.onRecipient = () => ({ code, text });
    await desk.want(mailTo(ADA));
    await desk.sendDue();
    expect(await desk.newestLog()).toMatchObject({ status: 'failed', recipients: [{ status: 'refused' }] });
    expect(await suppressed()).toEqual([]);
  });

  test('nothing is sent to an undeliverable address, and the log says why', async () => {
    desk.server.onRecipient = (address) => (address === ADA ? { code: 550, text: '5.1.1 No such user' } : 'take');
    await desk.want(mailTo(ADA));
    await desk.sendDue();
    await desk.want(mailTo('Ada@Customer.example'), mailTo(BOB));
    await desk.sendDue();
    const [log] = await desk.database
      .select()
      .from(emailLog)
      .where(eq(emailLog.to, ['Ada@Customer.example']));
    expect(log).toMatchObject({ status: 'not_sent', error: 'Ada@Customer.example: 550 5.1.1 No such user' });
    expect(desk.server.received.map(({ recipients }) => recipients)).toEqual([[BOB]]);
  });

  test('one of two is refused: the other has the mail, and only the refused one is tried again', async () => {
    desk.server.onRecipient = (address) => (address === BOB ? { code: 451, text: '4.7.1 Greylisted' } : 'take');
    await desk.want(mailTo(ADA, BOB));
    await desk.sendDue();
    let log = await desk.newestLog();
    expect(log).toMatchObject({ status: 'queued', error: `${BOB}: 451 4.7.1 Greylisted` });
    expect(log.recipients).toMatchObject([{ status: 'sent' }, { status: 'deferred', answer: '451 4.7.1 Greylisted' }]);
    desk.server.onRecipient = () => 'take';
    await desk.pass();
    await desk.sendDue();
    log = await desk.newestLog();
    expect(log).toMatchObject({ status: 'sent', error: null, recipients: [{ status: 'sent' }, { status: 'sent' }] });
    expect(desk.server.received.map(({ recipients }) => recipients)).toEqual([[ADA], [BOB]]);
    // Both see to whom it was written, and it is one mail.
    for (const { mail } of desk.server.received)
      expect(mail.headers.get('to')).toMatchObject({ text: `${ADA}, ${BOB}` });
    expect(new Set(desk.server.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('one of two is refused, whose domain is written in other letters: only the other one counts as sent', async () => {
    desk.server.onRecipient = (address) => (address === BOB ? 'take' : { code: 550, text: '5.1.1 No such user' });
    await desk.want(mailTo('ada@münchen.example', BOB));
    await desk.sendDue();
    expect((await desk.newestLog()).recipients).toMatchObject([
      { address: 'ada@münchen.example', status: 'refused' },
      { address: BOB, status: 'sent' },
    ]);
  });

  test('hostile names and addresses add no recipient and no header', async () => {
    const quoted = '"bob@evil.example, x"@customer.example';
    const subject = 'Hello\r\nBcc: bob@evil.example';
    await desk.want({ to: [quoted, BOB], about: null, content: { subject, html: '<p>x</p>' } });
    await desk.sendDue();
    // The server of the test takes no spaces within quotation marks.
    expect(desk.server.received.map(({ recipients }) => recipients)).toEqual([[BOB]]);
    expect([...(desk.server.received[0]?.mail.headers.keys() ?? [])]).not.toContain('bcc');
  });

  test('one of two is refused for good: the log is partly sent', async () => {
    desk.server.onRecipient = (address) => (address === BOB ? { code: 550, text: '5.1.1 No such user' } : 'take');
    await desk.want(mailTo(ADA, BOB));
    await desk.sendDue();
    expect(await desk.newestLog()).toMatchObject({ status: 'partial', error: `${BOB}: 550 5.1.1 No such user` });
  });

  test('a refused message is final, and its addresses stay deliverable', async () => {
    desk.server.onMessage = () => ({ code: 554, text: '5.7.1 Rejected as spam' });
    await desk.want(mailTo(ADA, BOB));
    await desk.sendDue();
    const log = await desk.newestLog();
    expect(log).toMatchObject({ status: 'failed', error: `${ADA}, ${BOB}: 554 5.7.1 Rejected as spam` });
    expect(await suppressed()).toEqual([]);
  });

  test('a deferred message waits longer each time, and fails when the pauses are used up', async () => {
    desk.server.onMessage = () => ({ code: 451, text: '4.3.0 Try again later' });
    await desk.want(mailTo(ADA));
    const outbox = desk.outbox({ pausesMs: [60_000, 240_000] });
    const waits: number[] = [];
    for (const _attempt of [1, 2, 3]) {
      await desk.sendDue(outbox);
      waits.push(Math.round(((await outbox.untilDueMs()) ?? 0) / 60_000));
      await desk.pass();
    }
    expect(waits).toEqual([1, 4, 0]);
    const log = await desk.newestLog();
    expect(log).toMatchObject({ status: 'failed', attempt: 3, error: `${ADA}: 451 4.3.0 Try again later` });
    expect(log.answers).toEqual(Array(3).fill('451 4.3.0 Try again later'));
  });

  test('a server that is away, that hangs or that dies is tried again', async () => {
    await desk.want(mailTo(ADA));
    desk.server.onMessage = () => 'hang';
    await desk.sendDue(desk.outbox({ times: { mail: 150 } }));
    expect(await desk.newestLog()).toMatchObject({ status: 'queued', recipients: [{ status: 'deferred' }] });

    const { url } = desk.server;
    const isBegun = Promise.withResolvers<void>();
    desk.server.onMessage = () => {
      isBegun.resolve();
      return 'hang';
    };
    await desk.pass();
    const sending = desk.sendDue();
    await isBegun.promise;
    await desk.server.close();
    await sending;
    expect(await desk.newestLog()).toMatchObject({ status: 'queued', attempt: 2 });

    await desk.pass();
    await desk.sendDue(desk.outbox({ url }));
    expect((await desk.newestLog()).answers).toEqual([
      'The mail server did not answer in time.',
      '421 Server shutting down',
      'The mail server cannot be reached.',
    ]);

    desk.server = await startMailServer(Number(new URL(url).port));
    await desk.pass();
    await desk.sendDue();
    expect(await desk.newestLog()).toMatchObject({ status: 'sent', attempt: 4 });
    // What it was technically is for the log of the console.
    expect(desk.errors).toHaveLength(2);
    expect(String(desk.errors.at(-1))).toContain('ECONNREFUSED');
  });

  test('without a mail server, mail is kept and says so', async () => {
    await desk.want(mailTo(ADA));
    await desk.sendDue(
      new Outbox({ database: desk.database, mailer: null, home: HOME, onError: (error) => desk.errors.push(error) }),
    );
    expect(await desk.newestLog()).toMatchObject({
      status: 'not_sent',
      error: 'Not sent: no mail server is configured.',
      recipients: [{ status: 'waiting' }],
    });
  });

  test('a mail that one of two has stays partly sent when there is no mail server any more', async () => {
    desk.server.onRecipient = (address) => (address === BOB ? { code: 451, text: '4.7.1 Greylisted' } : 'take');
    await desk.want(mailTo(ADA, BOB));
    await desk.sendDue();
    await desk.pass();
    await desk.sendDue(
      new Outbox({ database: desk.database, mailer: null, home: HOME, onError: (error) => desk.errors.push(error) }),
    );
    expect(await desk.newestLog()).toMatchObject({
      status: 'partial',
      error: 'Not sent: no mail server is configured.',
      recipients: [{ status: 'sent' }, { status: 'deferred' }],
    });
  });

  test('redirected mail goes to one address, and marks nobody undeliverable', async () => {
    const redirect = 'me@developer.example';
    await desk.want(mailTo(ADA, BOB));
    await desk.sendDue(desk.outbox({ redirect }));
    expect(desk.server.received.map(({ recipients }) => recipients)).toEqual([[redirect]]);
    expect((await desk.newestLog()).recipients).toMatchObject([
      { address: ADA, status: 'sent', answer: expect.stringMatching(/^Sent to me@developer.example instead: 250 /) },
      { address: BOB, status: 'sent' },
    ]);
    desk.server.onRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await desk.want(mailTo(ADA));
    await desk.sendDue(desk.outbox({ redirect }));
    expect(await desk.newestLog()).toMatchObject({ status: 'failed' });
    expect(await suppressed()).toEqual([]);
  });

  test('a mail that signs somebody in keeps no body: it is made anew for each attempt', async () => {
    await desk.want({ to: [ADA], about: null, content: { secret: 'testSecret', user: desk.user } });
    desk.server.onMessage = () => ({ code: 451, text: 'Later' });
    await desk.sendDue();
    desk.server.onMessage = () => 'take';
    await desk.pass();
    await desk.sendDue();
    const log = await desk.newestLog();
    expect(log).toMatchObject({ status: 'sent', subject: 'Your way in' });
    const [mail] = await desk.database.select().from(email).where(eq(email.id, log.emailId));
    expect(mail).toMatchObject({ html: null, secret: 'testSecret', secretOf: desk.user });
    expect(desk.server.received[0]?.mail.text?.trim()).toBe(`Code ${desk.user} ${made} for ${ADA} at ${HOME}`);
  });

  test('a mail that signs somebody in and is no longer wanted is not sent, and says so', async () => {
    await desk.want({ to: [ADA], about: null, content: { secret: 'testSecret', user: desk.user } });
    isWanted = false;
    await desk.sendDue();
    isWanted = true;
    const answer = 'Not sent: the user has another address now, or no longer signs in.';
    expect(await desk.newestLog()).toMatchObject({ status: 'failed', recipients: [{ status: 'refused', answer }] });
    expect(desk.server.received).toEqual([]);
    expect(await suppressed()).toEqual([]);
  });
});
