import type { LoadedQuery } from '@console/platform';
import type { IEnvironment, OperationType } from 'relay-runtime';
import { writesOf } from './writes.ts';

/** The milliseconds for which a preloaded result may be used by a click. */
const FRESH_FOR = 20_000;

interface Started<Loaded> {
  loaded: Loaded;
  at: number;
  /** The number of writes in this tab when the query was sent. */
  writes: number;
}

/**
 * The preloaded results of a page query. Each is kept until a navigation uses it. A write in this tab makes all of them
 * outdated. A write by someone else makes those outdated that show the written record.
 */
export class Preloaded<Loaded extends LoadedQuery> {
  readonly #isOutdated: (environment: IEnvironment, loaded: Loaded) => boolean;
  readonly #started = new WeakMap<IEnvironment, Map<string, Started<Loaded>>>();

  constructor(isOutdated: (environment: IEnvironment, loaded: Loaded) => boolean) {
    this.#isOutdated = isOutdated;
  }

  find(environment: IEnvironment, variables: OperationType['variables']): Loaded | undefined {
    const found = this.#of(environment).get(JSON.stringify(variables));
    const fresh = found && performance.now() - found.at < FRESH_FOR && found.writes === writesOf(environment);
    return fresh && !this.#isOutdated(environment, found.loaded) ? found.loaded : undefined;
  }

  keep(environment: IEnvironment, variables: OperationType['variables'], loaded: Loaded): Loaded {
    const key = JSON.stringify(variables);
    const started = this.#of(environment);
    for (const [other, { at }] of started) if (performance.now() - at >= FRESH_FOR) started.delete(other);
    started.set(key, { loaded, at: performance.now(), writes: writesOf(environment) });
    loaded.ready.catch(() => started.delete(key));
    return loaded;
  }

  take(environment: IEnvironment, variables: OperationType['variables']): Loaded | undefined {
    const found = this.find(environment, variables);
    this.#of(environment).delete(JSON.stringify(variables));
    return found;
  }

  #of(environment: IEnvironment): Map<string, Started<Loaded>> {
    const known = this.#started.get(environment);
    if (known) return known;
    const made = new Map<string, Started<Loaded>>();
    this.#started.set(environment, made);
    return made;
  }
}
