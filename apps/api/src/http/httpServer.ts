import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** The most bytes of a request's headers. Longer ones are answered with 431. */
const MOST_HEADER_BYTES = 16 * 1024;

/** The time for sending the headers, in milliseconds, and for sending the whole request. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 60_000;

/**
 * Longer than proxies keep a connection. Otherwise a proxy could write into a connection that the server is closing.
 */
const KEEP_ALIVE_MS = 65_000;

/** The most requests of a connection that wait for the answers before them. No browser or proxy sends two. */
const MOST_WAITING = 100;

/** Creates the HTTP server with limits on what a slow or hostile client may send. */
export function newHttpServer(listener: RequestListener): Server {
  const limits = { maxHeaderSize: MOST_HEADER_BYTES, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS };
  return createServer({ ...limits, keepAliveTimeout: KEEP_ALIVE_MS }, oneByOne(listener));
}

/**
 * Begins a request when its connection has all the answers before it. Otherwise one packet could begin hundreds of
 * requests, and other clients would wait for all of them.
 */
function oneByOne(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node gives the connection to one response after the other.
    if (response.socket) return listener(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= MOST_WAITING) return void socket.destroy();
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      listener(request, response);
    });
  };
}
