import type { IncomingMessage } from 'node:http';
import { type Exchange, HttpProblem } from './exchange.ts';

interface HostOptions {
  /** The public address of the console. Without it, every host is accepted. */
  publicUrl: string | undefined;
  /** Whether a proxy may name the host of the browser in X-Forwarded-Host. */
  trustsProxy: boolean;
}

/**
 * Returns a check of the host that a request names: only the host of the public address. A page that another name leads
 * to could otherwise read the console's answers (DNS rebinding). Health checks may come by any name.
 */
export function hostCheck({ publicUrl, trustsProxy }: HostOptions): (exchange: Exchange) => void {
  const expected = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (!expected) return () => {};
  const isExpected = (host: string | undefined) => URL.parse(`${expected.protocol}//${host}`)?.host === expected.host;
  return ({ request, url }) => {
    if (/^\/health(\/|$)/.test(url.pathname)) return;
    const forwarded = forwardedHost(request);
    const isRight = forwarded === undefined ? isExpected(request.headers.host) : isExpected(forwarded);
    const isDirect = trustsProxy || isExpected(request.headers.host);
    if (!isRight || !isDirect) throw new HttpProblem(421, `The console is at ${expected.origin}, not at this address.`);
  };
}

/** Each proxy appends the host that it was asked for. Only the last one is the nearest proxy's own. */
function forwardedHost({ headers }: IncomingMessage): string | undefined {
  return headers['x-forwarded-host']?.toString().split(',').at(-1)?.trim();
}
