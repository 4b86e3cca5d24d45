import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connection } from './connection.ts';

const network = vi.fn<typeof fetch>();
const back = vi.fn();
let stop = () => {};

beforeAll(() => connection.watch('/graphql'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  answers();
  stop = connection.onReturn(back);
});

afterEach(async () => {
  answers();
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function answers(status = 200) {
  network.mockImplementation(async () => new Response('{}', { status }));
}
const fails = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test('a request without an answer loses the connection only when the server does not answer now either', async () => {
  connection.doubt();
  await pass();
  expect(connection.isLost()).toBe(false);
  fails();
  connection.doubt();
  await pass();
  expect(connection.isLost()).toBe(true);
});

test('a gateway that cannot reach the server is no answer, and a refusal is one', async () => {
  answers(502);
  connection.doubt();
  await pass();
  expect(connection.isLost()).toBe(true);
  answers(401);
  await pass(1_000);
  expect(connection.isLost()).toBe(false);
});

test('a lost connection is tried every second, and its return is told once', async () => {
  fails();
  connection.doubt();
  await pass(10_000);
  expect(network).toHaveBeenCalledTimes(11);
  expect(back).not.toHaveBeenCalled();
  answers();
  await pass(1_000);
  expect(connection.isLost()).toBe(false);
  expect(back).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(network).toHaveBeenCalledTimes(12);
});

test('the browser’s own signals are checked at once', async () => {
  fails();
  window.dispatchEvent(new Event('offline'));
  await pass();
  expect(connection.isLost()).toBe(true);
  answers();
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(connection.isLost()).toBe(false);
});

test('a late failure of an earlier attempt does not lose the connection again', async () => {
  fails();
  connection.doubt();
  await pass();
  const { promise, reject } = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(promise);
  await pass(1_000);
  answers();
  await pass(1_000);
  expect(connection.isLost()).toBe(false);
  reject(new TypeError('Failed to fetch'));
  await pass();
  expect(connection.isLost()).toBe(false);
});
