import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query, without the host. */
  readonly url: URL;
  /** Stands in the log, in the header X-Request-Id and in messages about internal errors. */
  readonly requestId: string;
  /** Who asked, once that is known; for the log. */
  userId?: string;
}

/** An answer other than 200 that a handler throws; its message is for the reader. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
