/** The most streams of one user, who has one for each browser. A further stream ends the user's oldest one. */
const MOST_OF_ONE = 12;

const MOST = 2_000;

interface Stream {
  readonly userId: string;
  end(): void;
  /** Ends the stream when its session has ended. */
  checkSession(): void;
}

/** The open streams of this process. */
export class Streams {
  /** The oldest first. */
  readonly #open = new Set<Stream>();
  #ended = false;

  get size(): number {
    return this.#open.size;
  }

  /** Whether another stream may be opened. */
  get hasRoom(): boolean {
    return !this.#ended && this.#open.size < MOST;
  }

  /** @returns a function to call when the stream has ended. */
  add(stream: Stream): () => void {
    const own = [...this.#open].filter(({ userId }) => userId === stream.userId);
    if (own.length >= MOST_OF_ONE) own[0]?.end();
    this.#open.add(stream);
    if (this.#ended) stream.end();
    return () => void this.#open.delete(stream);
  }

  /** Checks the sessions of these users' streams. */
  checkSessions(users: readonly string[] | 'all'): void {
    for (const stream of this.#open) if (users === 'all' || users.includes(stream.userId)) stream.checkSession();
  }

  /** Ends all streams and refuses new ones. */
  endAll(): void {
    this.#ended = true;
    for (const stream of this.#open) stream.end();
  }
}
