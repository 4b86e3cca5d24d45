import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query, without the host. */
  readonly url: URL;
  /** The id of the request. The log, the header X-Request-Id and messages about internal errors contain it. */
  readonly requestId: string;
  /** The user's id, for the log. Set as soon as it is known. */
  userId?: string;
}

/** An answer with another status than 200. The message is sent to the client. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Names the problem for the client: the status, unless it has a name of its own. */
  readonly code: string | number;

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    code: string | number = status,
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.code = code;
  }
}
