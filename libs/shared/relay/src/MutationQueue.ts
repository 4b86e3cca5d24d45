import { unsaved } from '@console/platform';
import type { Disposable, GraphQLTaggedNode, IEnvironment, MutationParameters, StoreUpdater } from 'relay-runtime';
import { Backoff } from './Backoff.ts';
import { bearerOf } from './environment.ts';
import type { MappedError } from './graphQLErrors.ts';
import { newIdempotencyKey, sendMutation } from './sendMutation.ts';

/** One write of a queue. */
export interface QueuedWrite<TMutation extends MutationParameters> {
  /**
   * What is sent, made as soon as nothing of its key is on its way.
   *
   * @param before the answer to the write that this one waited for; null when it waited for none.
   */
  readonly variables: (before: TMutation['response'] | null) => TMutation['variables'];
  /** It is shown at once and sent when this has ended: what another queue has on its way for the same records. */
  readonly after?: Promise<void> | undefined;
  /** What the screens show until the answer is there. */
  readonly optimistic: StoreUpdater;
  readonly onSaved?: (response: TMutation['response']) => void;
  /** The server has decided against it, and the screens show what is true again. */
  readonly onRefused?: (failure: MappedError) => void;
}

/** A write that has been pressed and not been answered, with what it shows meanwhile. */
interface Pressed<TMutation extends MutationParameters> {
  readonly write: QueuedWrite<TMutation>;
  readonly shown: Disposable;
}

interface Line<TMutation extends MutationParameters> {
  /** On its way, or waiting to be sent again. */
  first: Pressed<TMutation> & { readonly variables: TMutation['variables']; readonly idempotencyKey: string };
  /** The latest press since; it replaces what was pressed before it. */
  next: Pressed<TMutation> | null;
  readonly backoff: Backoff;
  again: ReturnType<typeof setTimeout> | undefined;
  slow: ReturnType<typeof setTimeout> | undefined;
}

/** What is not saved yet. */
export interface QueueState {
  /** The keys of all that is waiting for its answer. */
  readonly waiting: ReadonlySet<string>;
  /** Those of them that have waited for longer than a person takes for at once. */
  readonly late: ReadonlySet<string>;
  /** There was no answer to some of them, which are sent again by themselves. */
  readonly unreached: boolean;
}

const nothing: QueueState = { waiting: new Set(), late: new Set(), unreached: false };

/** Milliseconds after which what is shown is marked as not saved. */
const AT_ONCE = 1000;
/** While its person is not signed in, so often is looked whether they are again; nothing is sent for it. */
const SIGNED_OUT_MS = 1000;

/**
 * Small writes that follow each other quickly: for each key one is on its way and the latest press waits behind it. One without an
 * answer is sent again, under the same Idempotency-Key, until there is one; leaving the screen does not end that. A session that ends
 * does not either: it waits until its person has signed in again at this tab.
 */
export class MutationQueue<TMutation extends MutationParameters> {
  readonly #environment: IEnvironment;
  readonly #mutation: GraphQLTaggedNode;
  readonly #lines = new Map<string, Line<TMutation>>();
  readonly #late = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #state = nothing;
  #release: (() => void) | null = null;

  constructor(environment: IEnvironment, mutation: GraphQLTaggedNode) {
    this.#environment = environment;
    this.#mutation = mutation;
  }

  get = (): QueueState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  send = (key: string, write: QueuedWrite<TMutation>): void => {
    const pressed = { write, shown: this.#environment.applyUpdate({ storeUpdater: write.optimistic }) };
    const line = this.#lines.get(key);
    line?.next?.shown.dispose();
    if (line) line.next = pressed;
    else this.#begin(key, pressed, null);
  };

  /** Ends when nothing of a key is on its way any more; undefined when nothing is. */
  over = (key: string): Promise<void> | undefined => {
    if (!this.#lines.has(key)) return undefined;
    return new Promise((resolve) => {
      // The next of a line begins in the moment in which the first has ended.
      const stop = this.subscribe(() =>
        queueMicrotask(() => {
          if (this.#lines.has(key)) return;
          stop();
          resolve();
        }),
      );
    });
  };

  /** Sends at once what had no answer. */
  retry = (): void => {
    for (const [key, line] of this.#lines) if (line.again) this.#attempt(key, line);
  };

  #begin(key: string, pressed: Pressed<TMutation>, before: TMutation['response'] | null): void {
    const { after } = pressed.write;
    const line: Line<TMutation> = {
      first: { ...pressed, variables: pressed.write.variables(before), idempotencyKey: newIdempotencyKey() },
      next: null,
      backoff: new Backoff(),
      again: undefined,
      slow: setTimeout(() => this.#tell(() => this.#late.add(key)), AT_ONCE),
    };
    this.#tell(() => this.#lines.set(key, line));
    if (after) void after.then(() => this.#lines.get(key) === line && this.#attempt(key, line));
    else this.#attempt(key, line);
  }

  #attempt(key: string, line: Line<TMutation>): void {
    clearTimeout(line.again);
    line.again = undefined;
    if (bearerOf(this.#environment) === null) {
      this.#later(key, line, SIGNED_OUT_MS);
      return;
    }
    const { variables, idempotencyKey } = line.first;
    sendMutation<TMutation>(this.#environment, {
      mutation: this.#mutation,
      variables,
      idempotencyKey,
      onDone: (response) => this.#done(key, line, response),
      onFailed: (failure) => (failure.refused ? this.#refused(key, line, failure) : this.#unanswered(key, line)),
    });
  }

  #done(key: string, line: Line<TMutation>, response: TMutation['response']): void {
    const { first, next } = line;
    this.#end(key, line);
    first.shown.dispose();
    if (next) this.#begin(key, next, response);
    else first.write.onSaved?.(response);
    // The server is there again.
    this.retry();
  }

  /** Whoever pressed again did so for what turned out not to be so: the latest press is the one that was refused. */
  #refused(key: string, line: Line<TMutation>, failure: MappedError): void {
    this.#drop(key, line);
    (line.next ?? line.first).write.onRefused?.(failure);
  }

  #unanswered(key: string, line: Line<TMutation>): void {
    if (this.#lines.get(key) !== line) return;
    const signedOut = bearerOf(this.#environment) === null;
    this.#later(key, line, signedOut ? SIGNED_OUT_MS : line.backoff.next());
  }

  #later(key: string, line: Line<TMutation>, milliseconds: number): void {
    line.again = setTimeout(() => this.#attempt(key, line), milliseconds);
    this.#tell(() => this.#late.add(key));
  }

  #end(key: string, line: Line<TMutation>): void {
    clearTimeout(line.slow);
    clearTimeout(line.again);
    this.#tell(() => {
      this.#lines.delete(key);
      this.#late.delete(key);
    });
  }

  /** Throws away what is not saved, because the person said so or somebody else has come. */
  #discard = (): void => {
    for (const [key, line] of [...this.#lines]) this.#drop(key, line);
  };

  #drop(key: string, line: Line<TMutation>): void {
    this.#end(key, line);
    line.next?.shown.dispose();
    line.first.shown.dispose();
  }

  #tell(change: () => void): void {
    change();
    const unreached = [...this.#lines.values()].some(({ backoff }) => backoff.attempts > 0);
    this.#state = { waiting: new Set(this.#lines.keys()), late: new Set(this.#late), unreached };
    this.#hold();
    for (const listener of this.#listeners) listener();
  }

  /** While something is late the shell asks before the screen or the tab is left. What is on its way arrives without us. */
  #hold(): void {
    if (this.#late.size > 0 && !this.#release) {
      const release = unsaved.hold({ discard: this.#discard });
      addEventListener('online', this.retry);
      this.#release = () => {
        release();
        removeEventListener('online', this.retry);
      };
    } else if (this.#late.size === 0 && this.#release) {
      this.#release();
      this.#release = null;
    }
  }
}
