/** A fake of the browser's lock manager with the functions that a stream needs. */
export function fakeLocks(): LockManager {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, { signal }: LockOptions, held: () => Promise<unknown>) {
      const before = tails.get(name);
      const turn = Promise.withResolvers<void>();
      tails.set(name, turn.promise);
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
      );
      aborted.catch(() => {});
      try {
        await Promise.race([before, aborted]);
        if (signal?.aborted) throw new DOMException('given up', 'AbortError');
        return await held();
      } finally {
        // When a waiting tab gives up, the next one must still wait for the holder of the lock.
        void Promise.resolve(before).then(() => turn.resolve());
      }
    },
  } as unknown as LockManager;
}

const channels = new Set<FakeChannel>();

/** A fake of the browser's broadcast channel inside one page, driven by fake timers. */
export class FakeChannel extends EventTarget {
  readonly #name: string;
  /** The number of messages that this channel will lose next. */
  losing = 0;

  constructor(name: string) {
    super();
    this.#name = name;
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of channels) {
      if (channel === this || channel.#name !== this.#name) continue;
      const message = new MessageEvent('message', { data: structuredClone(data) });
      setTimeout(() => channel.#receive(message), 0);
    }
  }

  #receive(message: MessageEvent): void {
    if (this.losing > 0) this.losing -= 1;
    else if (channels.has(this)) this.dispatchEvent(message);
  }

  close(): void {
    channels.delete(this);
  }
}
