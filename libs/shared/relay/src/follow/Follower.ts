import type { IEnvironment } from 'relay-runtime';
import { type ChangeWatcher, type DisplayedQuery, displayedQueries, watchChanges } from '../displayedQueries.ts';
import { isOwnWrite } from '../ownWrites.ts';
import { invalidate } from '../touched.ts';
import type { Change, ChangedRecord, Changes } from './Changes.ts';
import { listsOf } from './listsOf.ts';

/** The number of changes that are recognised when they arrive twice, such as after a reconnection. */
const SEEN = 1_000;
/** The number of messages that are kept, to answer which changes came since a certain message. */
const LOGGED = 300;

/**
 * The milliseconds for which a deletion may explain why a form disappeared. Lists and open dialogs refresh with a
 * delay.
 */
const RECENT_MS = 15_000;

interface Heard {
  readonly gap: boolean;
  readonly ids: readonly string[];
  readonly types: ReadonlySet<string>;
}

type Question = Pick<DisplayedQuery, 'artifact' | 'operation'>;

/**
 * Marks records in the store as outdated when other tabs or users write them, and reports the displayed queries that
 * are concerned.
 */
export class Follower implements ChangeWatcher {
  readonly #environment: IEnvironment;
  readonly #concern: (query: DisplayedQuery, gap: boolean) => void;
  readonly #seen = new Set<string>();
  readonly #log: Heard[] = [];
  readonly #leave: () => void;
  #heard = 0;
  #deletedAt = Number.NEGATIVE_INFINITY;

  /** @param concern called for each displayed query with outdated data. */
  constructor(environment: IEnvironment, concern: (query: DisplayedQuery, gap: boolean) => void) {
    this.#environment = environment;
    this.#concern = concern;
    this.#leave = watchChanges(environment, this);
  }

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
    const types = new Set([...records.map(({ type }) => type), ...news.flatMap(({ lists }) => lists)]);
    const source = this.#environment.getStore().getSource();
    if (records.some(({ id, kind }) => kind === 'deleted' && source.has(id))) this.#deletedAt = performance.now();
    this.#heard += 1;
    this.#log.push({ gap, ids, types });
    if (this.#log.length > LOGGED) this.#log.shift();
    invalidate(this.#environment, gap ? 'everything' : ids);
    for (const query of displayedQueries(this.#environment)) {
      if (gap || this.#shows(query, types)) this.#concern(query, gap);
    }
  }

  concerns(query: Question, since: number): boolean {
    if (since === this.#heard) return false;
    const first = this.#heard - this.#log.length;
    if (since < first) return true;
    const missed = this.#log.slice(since - first);
    if (missed.some(({ gap }) => gap)) return true;
    // An answer that arrived after these messages has marked its records as current, even if it was requested earlier.
    // So mark them again.
    invalidate(
      this.#environment,
      missed.flatMap(({ ids }) => ids),
    );
    return this.#shows(query, new Set(missed.flatMap(({ types }) => [...types])));
  }

  outdated(query: DisplayedQuery): void {
    this.#concern(query, false);
  }

  stop(): void {
    this.#leave();
  }

  #shows({ artifact, operation }: Question, types: ReadonlySet<string>): boolean {
    for (const type of listsOf(artifact)) if (types.has(type)) return true;
    return this.#environment.check(operation).status === 'stale';
  }

  #isNew({ id, key }: Change): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > SEEN && oldest !== undefined) this.#seen.delete(oldest);
    return key === null || !isOwnWrite(this.#environment, key);
  }

  /** Tells whether the store has an older version of the record. */
  #isOld({ id, version, kind }: ChangedRecord): boolean {
    if (version === null || kind === 'deleted') return true;
    const known = this.#environment.getStore().getSource().get(id)?.version;
    return typeof known !== 'number' || known < version;
  }
}
