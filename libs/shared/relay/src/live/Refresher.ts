import { fetchQuery, type IEnvironment } from 'relay-runtime';
import { Backoff } from '../Backoff.ts';
import { type DisplayedQuery, displayedQueries } from '../follow/displayedQueries.ts';
import { GraphQLRequestError } from '../graphQLErrors.ts';
import { isWriting } from '../writes.ts';

/**
 * The milliseconds until the next try while another request for the same data, or a write of this tab, is under way.
 */
const BUSY_MS = 200;
/** Writes of this tab come first for this long. Data requested between them would be outdated after each. */
const WRITES_FIRST_MS = 3_000;

/**
 * The first retry of an unanswered request comes after one to two seconds. It may wait, because the data is already
 * displayed.
 */
const RETRY = { firstMs: 2_000, least: 0.5 };

/** The milliseconds until the screen has rendered an answer. */
const RENDERED_MS = 100;

/**
 * Requests displayed queries again, each one at a time. Relay lets a new request join one under way, so it could get an
 * answer from before the change. Therefore a query asked for during its request is requested once more afterwards. A
 * request without an answer is repeated later, because nobody reports that change again.
 */
export class Refresher {
  readonly #environment: IEnvironment;
  readonly #begin: () => () => void;
  readonly #missed: (query: DisplayedQuery) => void;
  /** The queries that will be tried again. */
  readonly #failed = new Map<string, { backoff: Backoff; timer: ReturnType<typeof setTimeout> }>();
  #stopped = false;
  readonly #online = () => this.#retryAll();
  /** The queries under way by identifier, and whether to request each once more. */
  readonly #underWay = new Map<string, boolean>();
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** The time since which each query waits for writes. */
  readonly #wanted = new Map<string, number>();

  /**
   * @param begin called before each request. It returns a function that is called when the answer is rendered.
   * @param missed called some time after an unanswered request. The query still has to be requested.
   */
  constructor(environment: IEnvironment, begin: () => () => void, missed: (query: DisplayedQuery) => void) {
    this.#environment = environment;
    this.#begin = begin;
    this.#missed = missed;
    addEventListener('online', this.#online);
  }

  ask(query: DisplayedQuery): void {
    const { identifier, variables } = query.operation.request;
    if (!displayedQueries(this.#environment).has(query) || this.#waiting.has(identifier)) return;
    if (this.#underWay.has(identifier)) {
      this.#underWay.set(identifier, true);
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
    this.#underWay.set(identifier, false);
    const rendered = this.#begin();
    // Relay lets new requests join until all subscribers have the answer. So this waits for a moment.
    const ended = () =>
      setTimeout(() => {
        const again = this.#underWay.get(identifier);
        this.#underWay.delete(identifier);
        if (again) this.#askAgain(identifier);
        else setTimeout(rendered, RENDERED_MS);
      });
    // The environment logs the failure, and the displayed data stays.
    fetchQuery(this.#environment, query.artifact, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => {
        this.#failed.delete(identifier);
        ended();
      },
      error: (error: Error) => {
        // The server would answer the same request with the same error.
        if (error instanceof GraphQLRequestError) this.#failed.delete(identifier);
        else this.#retryLater(identifier);
        ended();
      },
    });
  }

  #askAgain(identifier: string): void {
    const query = this.#shown(identifier);
    if (query) this.ask(query);
  }

  /** Returns the query that is displayed now for this identifier. */
  #shown(identifier: string): DisplayedQuery | undefined {
    for (const query of displayedQueries(this.#environment))
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
