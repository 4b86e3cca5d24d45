import { newId } from '@console/api-kit/database';
import { describeWithDatabase, startTestServer } from '@console/api-kit/testing';
import { expect, test } from 'vitest';
import { LiveDesk, type Stream } from '../testing/LiveDesk.ts';
import { openStream } from '../testing/openStream.ts';

describeWithDatabase('the end of a stream of changes', (databases) => {
  const desk = new LiveDesk(databases);

  test.each([
    ['signed out everywhere', 'token_version = token_version + 1', 'token_version = token_version - 1', 401],
    ['deactivated', 'is_active = false', 'is_active = true', 401],
  ])('ends with 401 for who is %s, without a change and with one', async (_what, is, was, status) => {
    const stream = await desk.open('manager');
    await desk.whileManager(is, was, async () => {
      await stream.untilEnded();
      expect(stream.state.complete).toBe(true);
      expect(stream.events.map(({ errors }) => errors?.map(({ extensions }) => extensions?.status))).toEqual([
        [status],
      ]);
      expect(stream.events[0]?.errors?.[0]?.message).toContain('401');
    });
  });

  test('a user who loses the staff role gets 403, which does not sign them out', async () => {
    const stream = await desk.open('manager');
    const roles = (...names: string[]) => `roles = '{${names}}'`;
    await desk.whileManager(roles('ROLE_SUPPLIER_TRAINER'), roles('ROLE_ACCOUNT_MANAGER'), async () => {
      await desk.publish({ r: [[`users/${desk.userOf('manager')}`, 'u', 2]] });
      await stream.untilEnded();
      expect(stream.events.flatMap(({ errors = [] }) => errors)).toMatchObject([{ extensions: { status: 403 } }]);
      expect(stream.ids()).toEqual([]);
    });
  });

  test('the stream sends nothing that its user may no longer read', async () => {
    const roles = (...names: string[]) => `roles = '{${names}}'`;
    const signal = `sale_signals/${newId()}`;
    await desk.whileManager(roles('ROLE_ADMIN'), roles('ROLE_ACCOUNT_MANAGER'), async () => {
      const stream = await desk.open('manager');
      await desk.publish({ r: [[signal, 'u', 2]] });
      await stream.untilHeard(signal);
      await desk.whileManager(roles('ROLE_ACCOUNT_MANAGER'), roles('ROLE_ADMIN'), async () => {
        // A change of roles writes the user. So the stream checks the user again before it sends the next change.
        await desk.publish({
          r: [
            [`users/${desk.userOf('manager')}`, 'u', 3],
            [`sale_signals/${newId()}`, 'u', 3],
          ],
        });
        await desk.publish({ r: [[`sale_signals/${newId()}`, 'u', 4]] });
        const last = await desk.write();
        await stream.untilHeard(last);
        expect(stream.ids().filter((id) => id.startsWith('sale_signals/'))).toEqual([signal]);
      });
    });
  });

  test('the stream ends with its token, without an error', async () => {
    const before = desk.server.now;
    // The stream is opened 1.5 seconds before the session ends, which has been used all the time.
    await desk.useSessions(12);
    desk.server.now = new Date(before.getTime() + 12 * 3_600_000 - 1_500);
    const stream = await desk.open('manager').finally(() => {
      desk.server.now = before;
    });
    await stream.untilEnded();
    expect([stream.state.complete, stream.events]).toEqual([true, []]);
  });

  test('the stream sends a heartbeat from time to time', async () => {
    const stream = await desk.open('manager');
    await stream.until(() => stream.state.beats > 3);
    expect(stream.events).toEqual([]);
  });

  test('the stream ends when its client has disconnected', async () => {
    const stream = await desk.open('manager');
    expect(desk.server.streams.size).toBe(1);
    await stream.close();
    await expect.poll(() => desk.server.streams.size).toBe(0);
  });

  test('a user has twelve streams at most: the next one ends the oldest', async () => {
    const other = await desk.open('admin');
    const own: Stream[] = [];
    for (let count = 0; count < 13; count += 1) own.push(await desk.open('manager'));
    await own[0]?.untilEnded();
    expect(own[0]?.state.complete).toBe(true);
    const note = await desk.write();
    for (const stream of [other, ...own.slice(1)]) await stream.untilHeard(note);
    expect(desk.server.streams.size).toBe(13);
  });

  test('the stream ends when the server stops, without delaying the stop', async () => {
    const stopping = await startTestServer({ database: desk.database });
    const open = await Promise.all(Array.from({ length: 10 }, () => openStream(stopping, desk.tokens.manager ?? '')));
    await stopping.close();
    for (const stream of open) await stream.untilEnded();
    expect(open.map(({ state }) => state.complete)).toEqual(open.map(() => true));
  });
});
