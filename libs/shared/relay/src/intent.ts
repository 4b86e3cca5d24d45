/** What a form wants to write. It stays the same from the first press until a press succeeds, and is kept with the draft. */
export interface Intent {
  readonly key: string;
  /** When the key was made, in milliseconds since 1970. The server forgets a key after a day. */
  readonly at: number;
  /** The mutation that has used the key. A further mutation of the same press has a key of its own. */
  operation?: string;
}

let current: Intent | null = null;

/**
 * Lets the write that `send` begins use the key of an intent. So a press after a lost answer, a reload or a changed field
 * finds what the first press made.
 */
export function withIntent<Answer>(intent: Intent, send: () => Answer): Answer {
  current = intent;
  try {
    return send();
  } finally {
    current = null;
  }
}

/** Returns the key of the intent that begins its first write now. Null when there is none. */
export function takeKey(operation: string): string | null {
  const intent = current;
  current = null;
  if (intent === null) return null;
  intent.operation ??= operation;
  return intent.operation === operation ? intent.key : null;
}

/** Returns an intent with a new key of 128 random bits. `crypto.randomUUID` is missing without TLS. */
export const newIntent = (): Intent => ({
  at: Date.now(),
  key: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
});

const earlier = new WeakSet<object>();

/** Remembers that an answer is that of an earlier press, whose own answer was lost. */
export function noteEarlier(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) earlier.add(answer);
}

/**
 * Tells whether an answer of `commit` is that of an earlier press, whose own answer was lost. What the user changed after
 * that press is not saved.
 */
export const isEarlierAnswer = (answer: object): boolean => earlier.has(answer);

/** Returns what a caller makes of an answer of `commit`. It is that of an earlier press when the answer is. */
export function partOfAnswer<Part extends object>(answer: object | null, part: Part): Part {
  if (answer !== null && isEarlierAnswer(answer)) noteEarlier(part);
  return part;
}
