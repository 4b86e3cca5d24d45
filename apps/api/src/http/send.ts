import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './contentEncoding.ts';
import { dropWhenNotRead } from './dropWhenNotRead.ts';
import type { Exchange } from './exchange.ts';

const WORTHWHILE_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
  const about = { ...headers, vary: 'Accept-Encoding' };
  const length = Buffer.byteLength(text);
  const encoding = length > WORTHWHILE_BYTES ? encodingFor(exchange) : undefined;
  if (encoding) return sendEncoded(exchange, status, about, await compress(Buffer.from(text), encoding, 4), encoding);
  // Node writes headers and a text into the socket in one piece. It would write a buffer separately.
  end(exchange, status, { ...about, 'content-length': length }, text);
}

export function sendEncoded(
  exchange: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  encoding: Encoding | undefined,
): void {
  const about = { ...headers, 'content-length': body.length, ...(encoding ? { 'content-encoding': encoding } : {}) };
  end(exchange, status, about, body);
}

function end(
  { request, response }: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string,
): void {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  dropWhenNotRead(response);
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
