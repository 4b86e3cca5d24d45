import { filesBase } from '../config/config.ts';

const TIMEOUT_MS = 30_000;

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
}

/** Sends JSON to an address beside the GraphQL endpoint. Null when the server cannot be reached. */
export async function postJson(graphqlUrl: string, path: string, input: object): Promise<Answer | null> {
  try {
    const response = await fetch(new URL(path, filesBase(graphqlUrl)), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ok, status } = response;
    return { ok, status, body: await response.json().catch(() => undefined) };
  } catch {
    return null;
  }
}

/** The message for an answer without one. */
export const couldNotAnswer = (status: number): string =>
  `The server could not answer (${status}). Try again in a moment.`;

export function hasText<Key extends string>(value: unknown, key: Key): value is Record<Key, string> {
  return typeof value === 'object' && value !== null && key in value && typeof Reflect.get(value, key) === 'string';
}
