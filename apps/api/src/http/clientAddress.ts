import type { IncomingMessage } from 'node:http';

/**
 * Returns the network address of a request. Each trusted proxy appends the address of its caller to X-Forwarded-For.
 * Earlier entries could be forged.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct;
}
