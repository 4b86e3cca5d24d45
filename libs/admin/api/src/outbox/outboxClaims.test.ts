import { setTimeout as wait } from 'node:timers/promises';
import { describeOnEachDatabase } from '@console/api-kit/testing';
import { mailWanted } from '@console/core-api';
import { expect, test } from 'vitest';
import '../index.ts';
import { ADA, mailTo, OutboxDesk, toItsEnd } from '../testing/OutboxDesk.ts';

describeOnEachDatabase('the outbox and its processes', (databases) => {
  const desk = new OutboxDesk(databases);

  test('a write that is rolled back sends nothing', async () => {
    const { id } = await desk.newestLog();
    const write = desk.write(async (writing) => {
      await writing.announce(mailWanted, [mailTo(ADA)]);
      writing.refuseIf('This is refused.');
    });
    await expect(write).rejects.toThrow('This is refused.');
    await desk.sendDue();
    expect(desk.server.received).toEqual([]);
    expect((await desk.newestLog()).id).toBe(id);
  });

  test('what a dead process was sending is sent by another one, and the dead one writes nothing', async () => {
    await desk.want(mailTo(ADA));
    const dead = await desk.outbox({ leaseMs: 1 }).take();
    expect((await desk.newestLog()).status).toBe('sending');
    await wait(5);
    await desk.sendDue();
    expect(await desk.newestLog()).toMatchObject({
      status: 'sent',
      attempt: 2,
      answers: [null, expect.stringMatching(/^250/)],
    });
    desk.server.onRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await toItsEnd(dead);
    expect(await desk.newestLog()).toMatchObject({ status: 'sent', attempt: 2, recipients: [{ status: 'sent' }] });
  });

  test('several processes send each mail once', async () => {
    await desk.want(...Array.from({ length: 20 }, (_, index) => mailTo(`person${index}@customer.example`)));
    await Promise.all([desk.sendDue(), desk.sendDue(), desk.sendDue()]);
    const ids = desk.server.received.map(({ mail }) => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  });

  test('a server that stops gives a mail back unsent', async () => {
    await desk.want(mailTo(ADA));
    desk.server.onRecipient = () => 'hang';
    const stop = new AbortController();
    const work = (await desk.outbox().take())?.(stop.signal);
    stop.abort();
    await work;
    expect(await desk.newestLog()).toMatchObject({
      status: 'queued',
      failures: 0,
      recipients: [{ status: 'waiting' }],
    });
    expect(await desk.outbox().untilDueMs()).toBeLessThanOrEqual(0);
  });
});
