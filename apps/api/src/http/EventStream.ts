import type { ServerResponse } from 'node:http';

const CONTENT_TYPE = 'text/event-stream';

/** Who takes nothing for so long is gone. */
const PATIENCE_MS = 30_000;

export function wantsEvents(accept: string | undefined): boolean {
  return accept?.includes(CONTENT_TYPE) ?? false;
}

/** An answer that goes on, as server-sent events: `next` with each result, `complete` when there are no more. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #patienceMs: number;

  constructor(response: ServerResponse, patienceMs = PATIENCE_MS) {
    this.#response = response;
    this.#patienceMs = patienceMs;
    response.writeHead(200, {
      'content-type': `${CONTENT_TYPE}; charset=utf-8`,
      // Nobody on the way may keep, compress or hold back what is written.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.beat();
  }

  /** Shows that it is still there, to the reader and to whoever stands between. */
  beat(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(':\n\n');
  }

  /** Resolves when the reader can take more, or is gone. */
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
