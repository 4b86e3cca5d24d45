import { connection, unsaved } from '@console/platform';
import type { Disposable, GraphQLTaggedNode, IEnvironment, MutationParameters, StoreUpdater } from 'relay-runtime';
import { Backoff } from './Backoff.ts';
import { bearerOf } from './environment.ts';
import type { MappedError } from './graphQLErrors.ts';
import { newIntent } from './intent.ts';
import { sendMutation } from './sendMutation.ts';

/** One write in the queue. */
export interface QueuedWrite<TMutation extends MutationParameters> {
  /**
   * Returns the variables. It is called when the write is sent, after earlier writes of its key have ended.
   *
   * @param before the answer to the previous write of the key; null when there was none.
   */
  readonly variables: (before: TMutation['response'] | null) => TMutation['variables'];
  /**
   * Delays sending until this promise resolves, such as writes of another queue to the same records. The optimistic
   * change shows at once.
   */
  readonly after?: Promise<void> | undefined;
  /** Changes the store until the answer arrives. */
  readonly optimistic: StoreUpdater;
  readonly onSaved?: (response: TMutation['response']) => void;
  /** Called when the server refuses the write. The screens then show the true state again. */
  readonly onRefused?: (failure: MappedError) => void;
}

/** A write without an answer yet, with its optimistic change. */
interface PendingWrite<TMutation extends MutationParameters> {
  readonly write: QueuedWrite<TMutation>;
  readonly shown: Disposable;
}

interface Line<TMutation extends MutationParameters> {
  /** The write that is being sent, or waits for its next attempt. */
  first: PendingWrite<TMutation> & { readonly variables: TMutation['variables']; readonly idempotencyKey: string };
  /** The latest write made while `first` is under way. A newer one replaces it. */
  next: PendingWrite<TMutation> | null;
  readonly backoff: Backoff;
  again: ReturnType<typeof setTimeout> | undefined;
  slow: ReturnType<typeof setTimeout> | undefined;
}

/** The state of the writes that are not saved yet. */
export interface QueueState {
  /** The keys with an unanswered write. */
  readonly waiting: ReadonlySet<string>;
  /** The keys whose write has been unanswered for more than a second. */
  readonly unsaved: ReadonlySet<string>;
  /** True when a write got no answer. The queue sends it again. */
  readonly unanswered: boolean;
}

const nothing: QueueState = { waiting: new Set(), unsaved: new Set(), unanswered: false };

/** The milliseconds after which an unanswered write is shown as not saved. */
const UNSAVED_AFTER_MS = 1000;
/** The milliseconds between two checks whether the user has signed in again. Nothing is sent before that. */
const SIGNED_OUT_MS = 1000;

/**
 * Sends small writes that follow each other quickly. Each key has at most one write under way. Of the writes made
 * meanwhile, only the latest waits behind it. A write without an answer is sent again with the same Idempotency-Key
 * until the server answers, even after the screen is left. When the session ends, the writes wait until the same user
 * has signed in again in this tab.
 */
export class MutationQueue<TMutation extends MutationParameters> {
  readonly #environment: IEnvironment;
  readonly #mutation: GraphQLTaggedNode;
  readonly #lines = new Map<string, Line<TMutation>>();
  readonly #unsaved = new Set<string>();
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
    const pending = { write, shown: this.#environment.applyUpdate({ storeUpdater: write.optimistic }) };
    const line = this.#lines.get(key);
    line?.next?.shown.dispose();
    if (line) line.next = pending;
    else this.#begin(key, pending, null);
  };

  /** Returns a promise that resolves when the key has no more writes, or undefined when it has none. */
  whenSettled = (key: string): Promise<void> | undefined => {
    if (!this.#lines.has(key)) return undefined;
    return new Promise((resolve) => {
      // The next write of a key starts in the same moment, right after this notification. So look again in a microtask.
      const stop = this.subscribe(() =>
        queueMicrotask(() => {
          if (this.#lines.has(key)) return;
          stop();
          resolve();
        }),
      );
    });
  };

  /** Sends unanswered writes again at once. */
  retry = (): void => {
    for (const [key, line] of this.#lines) if (line.again) this.#attempt(key, line);
  };

  #begin(key: string, pending: PendingWrite<TMutation>, before: TMutation['response'] | null): void {
    const { after } = pending.write;
    const line: Line<TMutation> = {
      first: { ...pending, variables: pending.write.variables(before), idempotencyKey: newIntent().key },
      next: null,
      backoff: new Backoff(),
      again: undefined,
      slow: setTimeout(() => this.#update(() => this.#unsaved.add(key)), UNSAVED_AFTER_MS),
    };
    this.#update(() => this.#lines.set(key, line));
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
      complete: true,
      paced: true,
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
    // The server answers again, so the other unanswered writes are sent too.
    this.retry();
  }

  /**
   * Only the latest write reports the refusal. A write that waits behind the refused one is dropped, because the user
   * made it for a state that the server does not have.
   */
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
    this.#update(() => this.#unsaved.add(key));
  }

  #end(key: string, line: Line<TMutation>): void {
    clearTimeout(line.slow);
    clearTimeout(line.again);
    this.#update(() => {
      this.#lines.delete(key);
      this.#unsaved.delete(key);
    });
  }

  /** Drops all unsaved writes, because the user left them or another user signed in. */
  #discard = (): void => {
    for (const [key, line] of [...this.#lines]) this.#drop(key, line);
  };

  #drop(key: string, line: Line<TMutation>): void {
    this.#end(key, line);
    line.next?.shown.dispose();
    line.first.shown.dispose();
  }

  #update(change: () => void): void {
    change();
    const unanswered = [...this.#lines.values()].some(({ backoff }) => backoff.attempts > 0);
    this.#state = { waiting: new Set(this.#lines.keys()), unsaved: new Set(this.#unsaved), unanswered };
    this.#hold();
    for (const listener of this.#listeners) listener();
  }

  /**
   * While a write is unsaved for more than a second, the shell asks before the user leaves the screen or the tab. Other
   * writes reach the server even if the user leaves.
   */
  #hold(): void {
    if (this.#unsaved.size > 0 && !this.#release) {
      const release = unsaved.hold({ discard: this.#discard });
      const stop = connection.onReturn(this.retry);
      this.#release = () => {
        release();
        stop();
      };
    } else if (this.#unsaved.size === 0 && this.#release) {
      this.#release();
      this.#release = null;
    }
  }
}
