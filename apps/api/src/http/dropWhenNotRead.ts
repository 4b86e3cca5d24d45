import type { ServerResponse } from 'node:http';

interface Patience {
  /** A client that takes no bytes for this long is disconnected, in milliseconds. */
  stalledMs: number;
  /** A client that has not taken the whole answer by then is disconnected, in milliseconds. */
  wholeMs: number;
}

const PATIENCE: Patience = { stalledMs: 30_000, wholeMs: 120_000 };

/** The most bytes of answers that may wait in this process for clients to read them. */
const MOST_WAITING_BYTES = 256_000_000;

let waitingBytes = 0;

/**
 * Disconnects a client that does not read its answer, because the rest of the answer waits in memory. When too much
 * waits already, the client is disconnected at once. Call it after `response.end`.
 */
export function dropWhenNotRead(response: ServerResponse, { stalledMs, wholeMs }: Patience = PATIENCE): void {
  // Most answers fit into the buffers of the connection, and nothing waits. A response without a socket waits for the
  // answers to earlier requests on the same connection.
  const bytes = response.socket?.writableLength ?? response.writableLength;
  if (response.socket && bytes === 0) return;
  waitingBytes += bytes;
  response.once('close', () => {
    waitingBytes -= bytes;
  });
  if (waitingBytes > MOST_WAITING_BYTES) {
    response.destroy();
    return;
  }
  // The socket counts the bytes that the client takes, and is destroyed when there were none for so long. Node sets its
  // time-out anew for the next request.
  response.setTimeout(stalledMs);
  const deadline = setTimeout(() => response.destroy(), wholeMs);
  response.once('close', () => clearTimeout(deadline));
}
