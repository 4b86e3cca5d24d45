import { useEffect, useRef, useSyncExternalStore } from 'react';

/** While the connection is lost, the server is asked this often. */
const EVERY_MS = 1_000;
const TIMEOUT_MS = 3_000;
/** A gateway answers with one of these when it cannot reach the server behind it. */
const GATEWAY_STATUSES = [502, 504];

let url: string | undefined;
let lost = false;
/** Counts the changes of `lost`. */
let changes = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Tells whether a gateway answered because it could not reach the server. */
export function isFromGateway({ status }: Response): boolean {
  return GATEWAY_STATUSES.includes(status);
}

/** Asks for nothing, without a token. Every GraphQL server answers this, also with a refusal. */
async function isAnswering(): Promise<boolean> {
  if (url === undefined) return true;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return !isFromGateway(response);
  } catch {
    return false;
  }
}

function become(next: boolean): void {
  if (next === lost) return;
  lost = next;
  changes += 1;
  clearInterval(timer);
  // A hidden tab waits until it is shown.
  if (lost) timer = setInterval(() => document.visibilityState === 'visible' && void check(), EVERY_MS);
  for (const listener of listeners) listener();
}

async function check(): Promise<void> {
  const before = changes;
  const answering = await isAnswering();
  // Attempts overlap. A late failure says nothing about a connection that has come back meanwhile.
  if (answering || before === changes) become(!answering);
}

/** Whether the server can be reached. The shell shows it, and what failed meanwhile is asked for again. */
export const connection = {
  /** Watches the connection to this GraphQL endpoint. */
  watch(endpoint: string): void {
    url = endpoint;
    const ask = () => void check();
    window.addEventListener('offline', ask);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', () => lost && ask());
  },
  isLost: (): boolean => lost,
  /** Call this when a request got no answer. The connection counts as lost when the server does not answer now either. */
  doubt(): void {
    if (!lost) void check();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Calls the listener when the lost connection is back, and when the browser says so before a request was missed. */
  onReturn(listener: () => void): () => void {
    const call = () => !lost && listener();
    const unsubscribe = connection.subscribe(call);
    window.addEventListener('online', call);
    return () => {
      unsubscribe();
      window.removeEventListener('online', call);
    };
  },
};

/** Returns whether the connection to the server is lost, and renders again when this changes. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isLost);
}

/** Does again what failed without a connection, as soon as the connection is back. */
export function useOnReturn(again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => connection.onReturn(() => latest.current()), []);
}
