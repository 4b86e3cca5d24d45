import type { ServerResponse } from 'node:http';

const CONTENT_TYPE = 'text/event-stream';

/** A client that accepts no data for this long counts as disconnected. */
const PATIENCE_MS = 30_000;

export function wantsEvents(accept: string | undefined): boolean {
  return accept?.includes(CONTENT_TYPE) ?? false;
}

/** An answer as server-sent events: `next` with each result, `complete` at the end. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #patienceMs: number;
  /** Whether the client had no room for the last heartbeat. */
  #isBehind = false;

  constructor(response: ServerResponse, patienceMs = PATIENCE_MS) {
    this.#response = response;
    this.#patienceMs = patienceMs;
    response.writeHead(200, {
      'content-type': `${CONTENT_TYPE}; charset=utf-8`,
      // Proxies must not store, compress or delay the events.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.beat();
  }

  /**
   * Sends a keep-alive message to the client and to the proxies. A client that has no room for two of them in a row is
   * disconnected.
   */
  beat(): void {
    const isFull = this.#response.writableNeedDrain;
    if (isFull && this.#isBehind) this.#response.destroy();
    else if (!isFull) this.#response.write(':\n\n');
    this.#isBehind = isFull;
  }

  /** Resolves when the client can take more or has disconnected. */
  async next(result: object): Promise<void> {
    const response = this.#response;
    if (response.destroyed || response.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const impatience = setTimeout(() => response.destroy(), this.#patienceMs);
    response.once('drain', resolve).once('close', resolve);
    await promise;
    response.off('drain', resolve).off('close', resolve);
    clearTimeout(impatience);
  }

  complete(): void {
    if (!this.#response.destroyed) this.#response.end('event: complete\ndata:\n\n');
  }
}
