import { fetchQuery, type IEnvironment } from 'relay-runtime';
import { Backoff } from '../Backoff.ts';
import { GraphQLRequestError } from '../graphQLErrors.ts';
import { type ShownQuery, shownQueries } from '../shownQueries.ts';
import { isWriting } from '../writes.ts';

/** Milliseconds until it is tried again when somebody else's request for the same is on its way, or a write of this tab. */
const BUSY_MS = 200;
/** For so long writes of this tab come first, one after the other: what is asked for meanwhile would be asked for anew after each. */
const WRITES_FIRST_MS = 3_000;

/** A request without an answer is tried again after so long, and not much sooner: what it asks for stands on screen already. */
const RETRY = { firstMs: 2_000, least: 0.5 };

/** Until what came with an answer, or went, has done so on screen. */
const DRAWN_MS = 100;

/**
 * Asks for shown queries again, one request a query at a time. Relay joins who asks for what is on its way already, so an answer from
 * before a change would be taken for one from after it: what is asked for meanwhile is asked for once more. What could not be asked for, with
 * no connection or no server, is asked for later: nobody will tell of that change again.
 */
export class Refreshing {
  readonly #environment: IEnvironment;
  readonly #begin: () => () => void;
  readonly #missed: (query: ShownQuery) => void;
  /** What is tried again, and when. */
  readonly #failed = new Map<string, { backoff: Backoff; timer: ReturnType<typeof setTimeout> }>();
  #stopped = false;
  readonly #online = () => this.#retryAll();
  /** By the operation's identifier: whether it is to be asked for once more. */
  readonly #flying = new Map<string, boolean>();
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** Since when it waits for writes. */
  readonly #wanted = new Map<string, number>();

  /**
   * @param begin called when something is asked for; what it answers, when the answer has been drawn.
   * @param missed called some time after nothing has answered: the query is still to be asked for.
   */
  constructor(environment: IEnvironment, begin: () => () => void, missed: (query: ShownQuery) => void) {
    this.#environment = environment;
    this.#begin = begin;
    this.#missed = missed;
    addEventListener('online', this.#online);
  }

  ask(query: ShownQuery): void {
    const { identifier, variables } = query.operation.request;
    if (!shownQueries(this.#environment).has(query) || this.#waiting.has(identifier)) return;
    if (this.#flying.has(identifier)) {
      this.#flying.set(identifier, true);
      return;
    }
    if (this.#isBusy(identifier)) {
      const again = () => {
        this.#waiting.delete(identifier);
        this.#askAgain(identifier);
      };
      this.#waiting.set(identifier, setTimeout(again, BUSY_MS));
      return;
    }
    this.#wanted.delete(identifier);
    clearTimeout(this.#failed.get(identifier)?.timer);
    this.#flying.set(identifier, false);
    const drawn = this.#begin();
    // Not at once: until whoever waits has been told, Relay still joins.
    const landed = () =>
      setTimeout(() => {
        const again = this.#flying.get(identifier);
        this.#flying.delete(identifier);
        if (again) this.#askAgain(identifier);
        else setTimeout(drawn, DRAWN_MS);
      });
    // The environment has written a failure to the console; what is shown stays.
    fetchQuery(this.#environment, query.artifact, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => {
        this.#failed.delete(identifier);
        landed();
      },
      error: (error: Error) => {
        // The same again would be answered the same.
        if (error instanceof GraphQLRequestError) this.#failed.delete(identifier);
        else this.#retryLater(identifier);
        landed();
      },
    });
  }

  #askAgain(identifier: string): void {
    const query = this.#shown(identifier);
    if (query) this.ask(query);
  }

  /** Whoever shows it by now. */
  #shown(identifier: string): ShownQuery | undefined {
    for (const query of shownQueries(this.#environment))
      if (query.operation.request.identifier === identifier) return query;
    return undefined;
  }

  #retryLater(identifier: string): void {
    if (this.#stopped) return;
    const backoff = this.#failed.get(identifier)?.backoff ?? new Backoff(RETRY);
    const timer = setTimeout(() => this.#retry(identifier), backoff.next());
    this.#failed.set(identifier, { backoff, timer });
  }

  #retry(identifier: string): void {
    const query = this.#shown(identifier);
    if (query) this.#missed(query);
    else this.#failed.delete(identifier);
  }

  #retryAll(): void {
    for (const [identifier, { timer }] of this.#failed) {
      clearTimeout(timer);
      this.#retry(identifier);
    }
  }

  #isBusy(identifier: string): boolean {
    if (this.#environment.isRequestActive(identifier)) return true;
    if (!isWriting(this.#environment)) return false;
    const since = this.#wanted.get(identifier) ?? performance.now();
    this.#wanted.set(identifier, since);
    return performance.now() - since < WRITES_FIRST_MS;
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#online);
    for (const { timer } of this.#failed.values()) clearTimeout(timer);
    this.#failed.clear();
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
