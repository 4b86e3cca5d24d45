import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Exchange } from './exchange.ts';

export type Encoding = 'br' | 'gzip';

const WORTHWHILE_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns an encoding that the client accepts. Brotli is preferred to gzip. */
export function encodingFor(exchange: Exchange): Encoding | undefined {
  const accepted = exchange.request.headers['accept-encoding'];
  const offers = (Array.isArray(accepted) ? accepted.join(',') : (accepted ?? ''))
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
    .filter(([, quality]) => quality === undefined || Number(quality.slice(2)) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding));
}

/** @param effort how hard to compress: 4 for a body that is sent once, 9 for a body that is kept. */
export function compress(body: Buffer, encoding: Encoding, effort: 4 | 9): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: effort === 4 ? 4 : 9 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Sends a body that was made for this request. It is compressed if that saves enough. */
export async function send(
  exchange: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
): Promise<void> {
  const body = Buffer.from(text);
  const encoding = body.length > WORTHWHILE_BYTES ? encodingFor(exchange) : undefined;
  const encoded = encoding ? await compress(body, encoding, 4) : body;
  sendEncoded(exchange, status, { ...headers, vary: 'Accept-Encoding' }, encoded, encoding);
}

export function sendEncoded(
  { request, response }: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  encoding: Encoding | undefined,
): void {
  const about = { ...headers, 'content-length': body.length, ...(encoding ? { 'content-encoding': encoding } : {}) };
  response.writeHead(status, about);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function sendJson(
  exchange: Exchange,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const about = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers };
  return send(exchange, status, about, JSON.stringify(value));
}
