import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { encodingFor } from './contentEncoding.ts';

function encodingOf(accepted?: string) {
  const request = new IncomingMessage(new Socket());
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  return encodingFor({ request });
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.000 , gzip', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=nonsense', undefined],
  [`a${' '.repeat(15_800)}b`, undefined],
  [`${'a;q='.repeat(4_000)}, br`, 'br'],
  [`${','.repeat(8_000)}gzip`, 'gzip'],
])('Accept-Encoding: %.40s is answered in %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
