import { type Clock, type Download, downloadNamed, isForReader, type Viewer } from '@console/api-kit';
import type { SignedLinks } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import type { Sessions } from '../auth/Sessions.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { send } from '../http/send.ts';
import { whileConnected } from '../http/whileConnected.ts';
import type { SecurityLog } from '../securityLog.ts';
import { problemPage } from './problemPage.ts';
import { FILE_POLICY, sendFile } from './sendFile.ts';

interface DownloadOptions {
  links: SignedLinks;
  database: Database;
  sessions: Sessions;
  clock: Clock;
  securityLog: SecurityLog;
  trustedProxies: number;
  /** The address of the console. */
  home: string;
}

/**
 * `GET /downloads/<name>?…`: answers a link that `defineDownload` has signed (API-05). Signature, time, session and role are
 * checked when the link is opened. A refusal is a page with a sentence and a way back.
 */
export function downloadHandler(options: DownloadOptions): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    try {
      const { download, input, viewer } = await allowedDownload(exchange, options);
      const { database, clock } = options;
      const signature = exchange.url.searchParams.get('mac') ?? '';
      const opening = exchange.request.method === 'HEAD' ? null : { viewer, clock, signature };
      await whileConnected(exchange, async (signal) => {
        const reader = { userId: viewer.userId, now: clock(), signal };
        const file = await download.open(database, input, reader, opening);
        if (!file) throw new HttpProblem(404, 'This file no longer exists, because its record was deleted.');
        await sendFile(exchange, file);
      });
    } catch (error) {
      if (!(error instanceof HttpProblem) || exchange.response.headersSent) throw error;
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': FILE_POLICY,
      };
      await send(exchange, error.status, headers, problemPage(error.message, options.home));
    }
  };
}

interface AllowedDownload {
  readonly download: Download;
  readonly input: unknown;
  readonly viewer: Viewer;
}

/** Checks a link. From then on the request is its user's. @throws HttpProblem for a link that does not open. */
async function allowedDownload(exchange: Exchange, options: DownloadOptions): Promise<AllowedDownload> {
  const { links, sessions, clock, securityLog, trustedProxies } = options;
  const { url, request, requestId } = exchange;
  const download = downloadNamed(url.pathname.slice('/downloads/'.length));
  if (!download) throw new HttpProblem(404, 'There is no such file.');
  const link = links.read(download.name, url.searchParams, clock());
  if (link === 'invalid') throw new HttpProblem(403, 'This link is not valid. Download the file in the console.');
  if (link === 'expired') {
    throw new HttpProblem(
      410,
      'This link has expired: it works for 60 seconds. Download the file in the console again.',
    );
  }
  const viewer = await sessions.viewer(link.session).catch((error: unknown) => {
    if (!isForReader(error)) throw error;
    throw new HttpProblem(403, 'Your session has ended. Sign in to the console and download the file again.');
  });
  exchange.userId = viewer.userId;
  if (!download.rule.allows(viewer, {})) {
    const address = clientAddress(request, trustedProxies);
    securityLog.refusedByRole({ requestId, address, userId: viewer.userId, what: [`download ${download.name}`] });
    throw new HttpProblem(403, 'You are not allowed to download this file.');
  }
  return { download, input: JSON.parse(link.input), viewer };
}
