import { notices, unsaved } from '@console/platform';
import { expect, test, vi } from 'vitest';
import {
  answers,
  network,
  onUnauthorised,
  openStreams,
  pass,
  setVisible,
  state,
  stops,
  streams,
  tab,
  withTestTabs,
  written,
} from './testingTabs.ts';

withTestTabs();

test('a server without subscriptions is asked once, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error');
  answers.push(() => Response.json({ errors: [{ message: 'Cannot query field "changes" on type "Subscription".' }] }));
  await tab();
  await pass(600_000);
  await setVisible(false);
  await setVisible(true);
  expect(network).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('ACC-08 a refused token ends the session, in the answer or in the stream', async () => {
  const refused = JSON.stringify({ errors: [{ message: '401 Unauthorized' }] });
  answers.push(() => new Response(refused, { status: 401, headers: { 'content-type': 'application/json' } }));
  await tab();
  expect(onUnauthorised).toHaveBeenCalledTimes(1);
  for (const stop of stops.splice(0)) stop();
  await tab();
  await streams[0]?.send(`event: next\ndata: ${refused}\n\nevent: complete\ndata:\n\n`);
  expect(onUnauthorised).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(streams).toHaveLength(1);
});

test('ACC-08 an error of the stream with another status ends no session, and the stream is opened again', async () => {
  const failed = JSON.stringify({ errors: [{ message: 'Please quote request 9f401c.', extensions: { status: 500 } }] });
  await tab();
  await streams[0]?.send(`event: next\ndata: ${failed}\n\nevent: complete\ndata:\n\n`);
  await pass(60_000);
  expect(onUnauthorised).not.toHaveBeenCalled();
  expect(openStreams()).toHaveLength(1);
});

test('ACC-08 a 401 for a replaced token ends no session', async () => {
  await tab();
  state.token = 'newer';
  await streams[0]?.send('event: next\ndata: {"errors":[{"message":"401 Unauthorized"}]}\n\n');
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('after a gap the displayed data is requested again', async () => {
  await tab();
  await streams[0]?.send(written('', true));
  await pass(3_000);
  expect(state.refreshes).toBe(1);
});

test('a form that disappears with a deleted record shows a notice, but a form that the user left does not', async () => {
  await tab();
  const typed = () => unsaved.hold({ discard: () => {} });
  const deleted = written('deleted').replace('updated', 'deleted');
  let goes = typed();
  await streams[0]?.send(written('changed'));
  await pass(300);
  goes();
  await pass(1_000);
  expect(notices.get()).toEqual([]);
  goes = typed();
  await streams[0]?.send(deleted);
  await pass(300);
  goes();
  await pass(1_000);
  expect(notices.get()).toMatchObject([{ tone: 'error', text: expect.stringContaining('deleted meanwhile') }]);
  notices.clear();
});

test('a stopped console has no stream and requests nothing', async () => {
  const { stop } = await tab();
  await streams[0]?.send(written('a'));
  stop();
  await pass(60_000);
  expect(openStreams()).toHaveLength(0);
  expect(state.refreshes).toBe(0);
});

test('without TLS there are no locks, so each visible tab has its own stream', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await tab();
  await tab();
  expect(openStreams()).toHaveLength(2);
  await streams[0]?.send(written('a'));
  await pass(400);
  expect(state.refreshes).toBe(1);
  await setVisible(false);
  expect(openStreams()).toHaveLength(0);
  await setVisible(true);
  expect(openStreams()).toHaveLength(2);
});

test('a frozen tab gives the stream to another tab', async () => {
  await tab();
  document.dispatchEvent(new Event('freeze'));
  await pass();
  expect(openStreams()).toHaveLength(0);
  document.dispatchEvent(new Event('resume'));
  await pass();
  expect(openStreams()).toHaveLength(1);
});
