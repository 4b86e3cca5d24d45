import { type IEnvironment, ROOT_ID } from 'relay-runtime';
import { refresh } from '../refresh.ts';
import type { Change, ChangedRecord, Changes } from './Changes.ts';
import { type DisplayedQuery, displayedQueries } from './displayedQueries.ts';
import { connectionOf, listsOf } from './listsOf.ts';
import { isOwnChange, loseAnswer } from './ownWrites.ts';

/** The number of changes that are recognised when they arrive twice, such as after a reconnection. */
const SEEN = 1_000;
/** The number of messages that are kept, to answer which changes came since a certain message. */
const LOGGED = 300;

/**
 * The milliseconds for which a deletion may explain why a form disappeared. Lists and open dialogs refresh with a
 * delay.
 */
const RECENT_MS = 15_000;

/** The milliseconds in which small writes are collected where no live updates pace the requests. */
const COLLECT_MS = 1_000;

interface Heard {
  readonly gap: boolean;
  readonly ids: readonly string[];
  readonly types: ReadonlySet<string>;
}

type Question = Pick<DisplayedQuery, 'artifact' | 'operation'>;

/** Decides when a displayed query with outdated data is requested again. */
type Pace = (query: DisplayedQuery, gap: boolean) => void;

/**
 * Marks records in the store as outdated when somebody writes them, and has the displayed queries that are concerned
 * requested again: those of this tab's writes at once, those of others when the {@link Pace} says so.
 */
export class Follower {
  readonly #environment: IEnvironment;
  readonly #seen = new Set<string>();
  readonly #log: Heard[] = [];
  #pace: Pace | null = null;
  #collecting: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #deletedAt = Number.NEGATIVE_INFINITY;

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  /** Lets live updates pace the requests. Returns a function that ends it; without a pace, queries are requested at once. */
  setPace(pace: Pace): () => void {
    this.#pace = pace;
    return () => {
      if (this.#pace === pace) this.#pace = null;
    };
  }

  /** The number of messages and own writes so far. */
  get heard(): number {
    return this.#heard;
  }

  /** Tells whether a record in the store was deleted within the last seconds. */
  get hasHeardOfDeletion(): boolean {
    return performance.now() - this.#deletedAt < RECENT_MS;
  }

  /** Applies one message of the stream. Changes of this tab, and changes that arrived before, are ignored. */
  apply({ gap, changes }: Changes): void {
    const news = changes.filter((change) => this.#isNew(change));
    if (!gap && news.length === 0) return;
    const records = news.flatMap((change) => change.records);
    const ids = [
      ...records.filter((record) => this.#isOld(record)).map(({ id }) => id),
      ...news.flatMap((change) => change.touched),
    ];
    const types = typesIn(news);
    const source = this.#environment.getStore().getSource();
    if (records.some(({ id, kind }) => kind === 'deleted' && source.has(id))) this.#deletedAt = performance.now();
    this.#note({ gap, ids, types });
    for (const query of this.#concerned(gap, types)) this.#concern(query, gap);
  }

  /**
   * Applies what a write of this tab changed. Its result must show at once, so the displayed queries are requested
   * without a pause, and a navigation to a list of the written types waits for new data.
   *
   * @param answered the ids of records whose changes the answer has put into the store already.
   * @param paced for small writes that follow each other quickly: the queries are requested as after changes by others.
   */
  applyOwn({ gap, changes }: Changes, answered: ReadonlySet<string>, paced: boolean): void {
    const news = changes.filter((change) => this.#isFirst(change));
    if (!gap && news.length === 0) return;
    const records = news.flatMap((change) => change.records);
    const types = typesIn(news);
    const ids = [...records.map(({ id }) => id), ...news.flatMap((change) => change.touched)];
    const deleted = new Set(records.filter(({ kind }) => kind === 'deleted').map(({ id }) => id));
    const outdated = ids.filter((id) => deleted.has(id) || !answered.has(id));
    this.#note({ gap, ids: [...outdated, ...this.#historiesOf(ids)], types });
    this.#invalidate(this.#rootLists(types));
    for (const query of this.#concerned(gap, types)) {
      // The screen of a deleted record is being left.
      if (Object.values(query.operation.request.variables).some((value) => deleted.has(String(value)))) continue;
      if (!paced) this.#request(query);
      else if (this.#pace) this.#pace(query, gap);
      else this.#collect();
    }
  }

  /** Applies what the stream says of a write of this tab whose answer did not arrive: the server may have done it. */
  applyUnanswered(key: string): void {
    this.apply({ gap: false, changes: loseAnswer(this.#environment, key) });
  }

  /**
   * Tells whether changes since the one with number `since` concern the data of an operation. They are marked as outdated
   * again, because an answer that arrived after these changes has marked its records as current, even if it was
   * requested earlier.
   */
  concerns(query: Question, since: number): boolean {
    if (since === this.#heard) return false;
    const first = this.#heard - this.#log.length;
    if (since < first) return true;
    const missed = this.#log.slice(since - first);
    if (missed.some(({ gap }) => gap)) return true;
    this.#invalidate(missed.flatMap(({ ids }) => ids));
    return this.#shows(query, new Set(missed.flatMap(({ types }) => [...types])));
  }

  /** Reports a query that is displayed with data from before a change that concerns it. */
  outdated(query: DisplayedQuery): void {
    this.#concern(query, false);
  }

  #concern(query: DisplayedQuery, gap: boolean): void {
    if (this.#pace) this.#pace(query, gap);
    else this.#request(query);
  }

  #collect(): void {
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined;
      for (const query of this.#concerned(false, new Set())) this.#request(query);
    }, COLLECT_MS);
  }

  #request({ artifact, operation }: DisplayedQuery): void {
    refresh(this.#environment, artifact, operation.request.variables);
  }

  #note(heard: Heard): void {
    this.#heard += 1;
    this.#log.push(heard);
    if (this.#log.length > LOGGED) this.#log.shift();
    // Every query starts at the root.
    this.#invalidate(heard.gap ? [ROOT_ID] : heard.ids);
  }

  #invalidate(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#environment.commitUpdate((store) => {
      for (const id of ids) store.get(id)?.invalidateRecord();
    });
  }

  #concerned(gap: boolean, types: ReadonlySet<string>): DisplayedQuery[] {
    return [...displayedQueries(this.#environment)].filter((query) => gap || this.#shows(query, types));
  }

  /** Returns the ids of the histories of these records in the store. A write adds an entry that its answer does not have. */
  #historiesOf(ids: readonly string[]): string[] {
    const source = this.#environment.getStore().getSource();
    return ids
      .flatMap((id) => Object.entries(source.get(id) ?? {}))
      .filter(([field]) => field.startsWith('history('))
      .map(([, history]) => idOf(history));
  }

  /** Returns the ids of the lists of these types at the root of the store. */
  #rootLists(types: ReadonlySet<string>): string[] {
    const lists = new Set([...types].map(connectionOf));
    const source = this.#environment.getStore().getSource();
    return Object.values(source.get(ROOT_ID) ?? {})
      .map(idOf)
      .filter((id) => lists.has(String(source.get(id)?.__typename)));
  }

  #shows({ artifact, operation }: Question, types: ReadonlySet<string>): boolean {
    for (const type of listsOf(artifact)) if (types.has(type)) return true;
    return this.#environment.check(operation).status === 'stale';
  }

  #isNew(change: Change): boolean {
    // The stream may be faster than the answer to an own write, which must still find its changes new.
    return !isOwnChange(this.#environment, change) && this.#isFirst(change);
  }

  /** Tells whether a change has not arrived before. */
  #isFirst({ id }: Change): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > SEEN && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }

  /** Tells whether the store has an older version of the record. */
  #isOld({ id, version, kind }: ChangedRecord): boolean {
    if (version === null || kind === 'deleted') return true;
    const known = this.#environment.getStore().getSource().get(id)?.version;
    return typeof known !== 'number' || known < version;
  }
}

/** Returns the id of the record to which a field of the store refers. */
const idOf = (field: unknown): string => String((field as { __ref?: string } | null)?.__ref);

const typesIn = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ records, lists }) => [...records.map(({ type }) => type), ...lists]));

const followers = new WeakMap<IEnvironment, Follower>();

/** Returns the follower of the environment's store. All remotes and live updates share it. */
export function followerOf(environment: IEnvironment): Follower {
  const follower = followers.get(environment) ?? new Follower(environment);
  followers.set(environment, follower);
  return follower;
}
