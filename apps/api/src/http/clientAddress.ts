import type { IncomingMessage } from 'node:http';

/**
 * The network address that a request came from. Each trusted proxy has added the address it was called from to the
 * end of X-Forwarded-For; what stands before that, anybody could have written.
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
