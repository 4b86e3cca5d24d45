import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { sendResult } from './sendResult.ts';

/** Returns what the client receives for a result. */
async function sent(result: object): Promise<string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  let body = '';
  response.end = (text?: unknown) => {
    body = String(text);
    return response;
  };
  await sendResult({ request, response, url: new URL('http://console/graphql'), requestId: 'r' }, result);
  return body;
}

test('an answer that is too large is replaced by an error, and nothing of it is sent', async () => {
  const body = 'x'.repeat(50_000);
  expect(await sent({ data: { notes: Array.from({ length: 600 }, () => body) } })).toMatch(/^\{"data":\{"notes":\["x/);
  expect(JSON.parse(await sent({ data: { notes: Array.from({ length: 700 }, () => body) } }))).toEqual({
    errors: [{ message: 'The answer is too large. Ask for smaller pages.', extensions: { status: 400 } }],
  });
});
