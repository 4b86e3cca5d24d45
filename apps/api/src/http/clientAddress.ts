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
    .map((each) => withoutPort(each.trim()))
    .filter((each) => each !== '');
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct;
}

/** Some gateways add the port: `203.0.113.5:51000` or `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  const end = address.indexOf(']');
  if (address.startsWith('[') && end > 0) return address.slice(1, end);
  return /^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address;
}
