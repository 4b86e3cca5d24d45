import { once } from 'node:events';
import type { DownloadFile } from '@console/api-kit';
import { dropWhenNotRead } from '../http/dropWhenNotRead.ts';
import type { Exchange } from '../http/exchange.ts';
import { leaving } from '../http/leaving.ts';
import { attachment } from './attachment.ts';

/** A client that takes no bytes for this long is disconnected. */
const STALLED_MS = 30_000;

/** A downloaded file must never run as a page of the console, whatever it contains. */
export const FILE_POLICY = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends a file part by part. The next part is made when the client has taken the one before. */
export async function sendFile(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  { name, type, content }: DownloadFile,
): Promise<void> {
  const parts = content[Symbol.asyncIterator]();
  try {
    // A failure before the first part can still be answered with a sentence.
    let part = await parts.next();
    response.writeHead(200, {
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
      'content-security-policy': FILE_POLICY,
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    response.setTimeout(STALLED_MS, () => response.destroy());
    const signal = leaving(response);
    for (; !part.done && !signal.aborted; part = await parts.next()) {
      if (!response.write(part.value)) await once(response, 'drain', { signal }).catch(ifLeft);
    }
    if (signal.aborted) return;
    response.end();
    dropWhenNotRead(response);
  } finally {
    await parts.return?.();
  }
}

/** The visitor has left, so nobody waits for the rest. */
function ifLeft(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
}
