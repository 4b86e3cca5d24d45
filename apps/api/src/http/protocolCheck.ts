import { type Exchange, HttpProblem } from './exchange.ts';

/**
 * Refuses requests that a proxy before this server may read in another way: another version than HTTP/1.0 or 1.1, and
 * several hosts, of which each side could take another one.
 *
 * @throws HttpProblem
 */
export function checkProtocol({ request: { httpVersion, rawHeaders } }: Exchange): void {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    throw new HttpProblem(505, 'Send requests as HTTP/1.1.', { connection: 'close' });
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw new HttpProblem(400, 'A request names one host.', { connection: 'close' });
}
