import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../http/clientAddress.ts';

/** What a session keeps of the browser in which it began. */
export function clientOf(request: IncomingMessage, trustedProxies: number): { address: string; agent: string | null } {
  return { address: clientAddress(request, trustedProxies), agent: request.headers['user-agent'] ?? null };
}
