import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import type { DownloadFile } from '@console/api-kit';
import { dropWhenNotRead } from '../http/dropWhenNotRead.ts';
import type { Exchange } from '../http/exchange.ts';
import { leaving } from '../http/leaving.ts';
import { disposition } from './disposition.ts';

/** A client that takes no bytes for this long is disconnected. */
const STALLED_MS = 30_000;

/** A downloaded file must never run as a page of the console, whatever it contains. */
export const FILE_POLICY = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browsers show no PDF file in a sandbox. Its type and `nosniff` say that it is no page. */
const PDF_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a page that is shown: a sandbox with its own style, and pictures that stand within it. */
function pagePolicy(style: string): string {
  const digest = createHash('sha256').update(style).digest('base64');
  return `${FILE_POLICY}; style-src 'sha256-${digest}'; img-src data:`;
}

/** The policy of a page of others in a frame of the console: its own styles, and pictures from anywhere, as in a mail program. */
const FRAMED_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

function headersOf(file: DownloadFile): OutgoingHttpHeaders {
  const isShown = 'framed' in file || file.shown === true;
  return {
    'content-type': file.type,
    'content-disposition': disposition(isShown ? 'inline' : 'attachment', file.name),
    'cache-control': 'no-store',
    'content-security-policy': policyOf(file),
    // Browsers that know `frame-ancestors` ignore this header, others would show no mail.
    ...('framed' in file && { 'x-frame-options': 'SAMEORIGIN' }),
  };
}

function policyOf(file: DownloadFile): string {
  if ('framed' in file) return FRAMED_POLICY;
  if (!file.shown) return FILE_POLICY;
  return 'style' in file ? pagePolicy(file.style) : PDF_POLICY;
}

/** Sends a file part by part. The next part is made when the client has taken the one before. */
export async function sendFile(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  file: DownloadFile,
): Promise<void> {
  const parts = file.content[Symbol.asyncIterator]();
  try {
    // A failure before the first part can still be answered with a sentence.
    let part = await parts.next();
    response.writeHead(200, headersOf(file));
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
