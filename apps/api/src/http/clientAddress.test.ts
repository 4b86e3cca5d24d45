import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const request = (forwarded: string) =>
  ({ socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:51000', '203.0.113.5'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['198.51.100.9, 203.0.113.5:51000', '203.0.113.5'],
  ['', '10.0.0.1'],
])('a proxy that reports "%s" means the client %s', (forwarded, address) => {
  expect(clientAddress(request(forwarded), 1)).toBe(address);
});

test('without a trusted proxy the header counts for nothing', () => {
  expect(clientAddress(request('203.0.113.5'), 0)).toBe('10.0.0.1');
});
