import { connection, notify, unsaved } from '@console/platform';
import type { IEnvironment, RequestParameters } from 'relay-runtime';
import { Backoff } from '../Backoff.ts';
import { bodyOf } from '../environment.ts';
import { type Follower, followerOf } from '../follow/Follower.ts';
import { whileLeading } from './leadership.ts';
import { openStream, type StreamEnd } from './openStream.ts';
import { Pace } from './Pace.ts';
import { QuietMoment } from './QuietMoment.ts';
import { Refresher } from './Refresher.ts';
import { Tabs } from './Tabs.ts';

/**
 * The version of the messages between tabs, part of the channel and the lock. Two releases of the shell in one browser
 * may have different versions.
 */
const PROTOCOL = 1;
/** A hidden tab keeps the stream for this long, because most users return soon. */
const LEAVES_AFTER_MS = 60_000;
/** The last seconds of an ended stream that the next stream repeats, because they may have been lost. */
const MARGIN_MS = 10_000;
/**
 * After this time without a keep-alive message, the stream may be broken, for example because the machine slept. A
 * returning user then gets a new stream. A stream that lasted longer than this resets the backoff.
 */
const DOUBTFUL_MS = 20_000;
/** A server that stops ends all streams at once. The tabs reconnect at random times within this time. */
const RETURN_SPREAD_MS = 2_000;

export interface LiveOptions {
  readonly environment: IEnvironment;
  /** The address of the GraphQL endpoint. */
  readonly url: string;
  readonly token: () => string | null;
  /** Called when the server no longer accepts the token. */
  readonly onUnauthorised: () => void;
  readonly userId: string;
  /** The subscription `changes` with its variable `missed`. */
  readonly request: RequestParameters;
  /** The time of the first data request, from `Date.now()`. */
  readonly since: number;
}

/**
 * Updates the displayed data when other users write. Of all tabs of one user in a browser, only one has the stream of
 * changes. It is a tab that is visible or was visible a minute ago.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  readonly #stop = new AbortController();
  readonly #follower: Follower;
  readonly #pace: Pace;
  readonly #tabs: Tabs;
  /** Set while this tab wants to have the stream. */
  #wish: AbortController | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait before the next attempt, or drops a stream that may be broken. */
  #wake = () => {};

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#name = `console live ${PROTOCOL} ${options.userId} ${options.url}`;
    const shared = 'locks' in navigator && 'BroadcastChannel' in window;
    this.#locks = shared ? navigator.locks : undefined;
    const quiet = new QuietMoment();
    const refresher = new Refresher(
      options.environment,
      () => this.#watchForms(),
      (query) => pace.concern(query, false),
    );
    const pace = new Pace((query) => refresher.ask(query), quiet);
    this.#pace = pace;
    this.#follower = followerOf(options.environment);
    const unpace = this.#follower.setPace((query, gap) => pace.concern(query, gap));
    this.#tabs = new Tabs({
      channel: shared ? new BroadcastChannel(this.#name) : null,
      since: options.since,
      onChanges: (changes) => this.#follower.apply(changes),
      onUnsupported: () => this.#end(),
    });
    const { signal } = this.#stop;
    quiet.watch(signal);
    signal.addEventListener('abort', () => {
      clearTimeout(this.#leaving);
      this.#wish?.abort();
      this.#tabs.close();
      unpace();
      pace.stop();
      refresher.stop();
    });
  }

  /** Starts the updates. Returns a function that ends them. */
  start(): () => void {
    const { signal } = this.#stop;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    // A frozen tab, or a tab in the back/forward cache, must not have the stream.
    document.addEventListener('freeze', () => this.#leave(), { signal });
    document.addEventListener('resume', () => this.#look(), { signal });
    window.addEventListener('pagehide', () => this.#leave(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#look(), { signal });
    signal.addEventListener(
      'abort',
      connection.onReturn(() => this.#wake()),
    );
    this.#look();
    return () => this.#end();
  }

  /** When a record is deleted, its form disappears with it. This shows a notice to the user who was typing. */
  #watchForms(): () => void {
    const before = unsaved.any();
    return () => {
      if (!before || unsaved.any() || !this.#follower.hasHeardOfDeletion) return;
      notify.error('What you were changing has been deleted meanwhile, so it could not be saved.');
    };
  }

  #end(): void {
    this.#stop.abort();
  }

  #look(): void {
    if (this.#stop.signal.aborted) return;
    clearTimeout(this.#leaving);
    if (document.visibilityState !== 'visible') {
      this.#leaving = setTimeout(() => this.#leave(), this.#locks ? LEAVES_AFTER_MS : 0);
      return;
    }
    this.#wake();
    this.#tabs.look();
    this.#pace.shown();
    if (this.#wish) return;
    const wish = new AbortController();
    this.#wish = wish;
    void whileLeading(this.#locks, this.#name, wish.signal, () => this.#lead(wish.signal));
  }

  #leave(): void {
    this.#wish?.abort();
    this.#wish = null;
  }

  /** Opens the stream, and opens it again after each end, while this tab leads. */
  async #lead(signal: AbortSignal): Promise<void> {
    const backoff = new Backoff();
    for (let token = this.#options.token(); token !== null && !signal.aborted; token = this.#options.token()) {
      const began = Date.now();
      const end = await this.#read(token, signal);
      if (signal.aborted) break;
      if (end === 'unsupported') {
        this.#tabs.publishUnsupported();
        this.#end();
        break;
      }
      if (end === 'unauthorised') {
        // A late 401 for a replaced token says nothing about the new token.
        if (token === this.#options.token()) this.#options.onUnauthorised();
        break;
      }
      if (end === 'broken') connection.doubt();
      if (Date.now() - began > DOUBTFUL_MS) backoff.reset();
      await this.#rest(end === 'complete' ? Math.random() * RETURN_SPREAD_MS : backoff.next(), signal);
    }
    this.#tabs.follow();
  }

  /** Reads one stream to its end. */
  async #read(token: string, signal: AbortSignal): Promise<StreamEnd> {
    const { request, url } = this.#options;
    const from = this.#tabs.until - MARGIN_MS;
    let standing = false;
    let lastAlive = Date.now();
    const connection = new AbortController();
    const drop = () => connection.abort();
    signal.addEventListener('abort', drop);
    this.#wake = () => {
      if (Date.now() - lastAlive > DOUBTFUL_MS) drop();
    };
    const end = await openStream({
      url: `${url}?live`,
      token,
      body: bodyOf(request, { missed: Math.ceil((Date.now() - from) / 1000) }),
      signal: connection.signal,
      onAlive: () => {
        lastAlive = Date.now();
        if (!standing) this.#tabs.lead(from);
        standing = true;
        this.#tabs.alive();
      },
      onChanges: (changes) => this.#tabs.publish(changes),
    });
    signal.removeEventListener('abort', drop);
    return end;
  }

  #rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#wake = () => {};
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', done);
      this.#wake = done;
    });
  }
}
