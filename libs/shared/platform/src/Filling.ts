import type { ComponentType } from 'react';
import type { IEnvironment } from 'relay-runtime';
import { ConsoleError, type ErrorCode, errorCodeOf } from './errorCodes.ts';
import type { SlotFill } from './remote.ts';
import type { LoadedData } from './routeModules.ts';
import type { SlotModuleOf } from './slotModules.ts';
import type { SlotProps } from './slots.ts';

export type FillingState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Panel: ComponentType<SlotProps>; readonly data: LoadedData }
  | { readonly status: 'failed'; readonly error: unknown };

/** The functions with which a filling loads its code and data. */
export interface FillingSource {
  readonly environment: IEnvironment;
  /**
   * Loads the filling's module.
   *
   * @throws ConsoleError when it does not load.
   */
  load(): Promise<SlotModuleOf>;
  /** Watches the loading of the panel's code, so that the next attempt after a failure loads it again. */
  watchCode<Code>(code: Promise<Code>): Promise<Code>;
  /** Cancels the loading of code that has not arrived yet. */
  cancelLoading(): void;
}

const LOADING: FillingState = { status: 'loading' };

/**
 * One remote's part of a slot on one screen. It starts loading at once, with code and data in parallel. Its failure
 * and its 'Try again' affect nothing else on the screen.
 */
export class Filling {
  readonly fill: SlotFill;
  readonly props: SlotProps;
  readonly #source: FillingSource;
  readonly #listeners = new Set<() => void>();
  #state: FillingState = LOADING;
  #attempt = 0;

  constructor(fill: SlotFill, props: SlotProps, source: FillingSource) {
    this.fill = fill;
    this.props = props;
    this.#source = source;
    void this.#start();
  }

  /** Returns the current state. It stays the same object until it changes. */
  state = (): FillingState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads again, even if the last attempt is still under way. */
  retry = (): void => {
    if (this.#state === LOADING) this.#source.cancelLoading();
    this.#become(LOADING);
    void this.#start();
  };

  async #start(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const state = await this.#load().catch((error: unknown): FillingState => ({ status: 'failed', error }));
    if (attempt === this.#attempt) this.#become(state);
  }

  async #load(): Promise<FillingState> {
    const { environment } = this.#source;
    const module = await this.#source.load();
    if (module.slot !== this.fill.slot)
      throw new ConsoleError('SLOT_CODE_FAILED', { detail: `its code fills ${module.slot}` });
    const address = { props: this.props, now: new Date() };
    const query = module.query?.load(environment, address) ?? null;
    const [panel] = await Promise.all([
      this.#source.watchCode(module.panel()).catch((cause) => {
        throw failure('SLOT_CODE_FAILED', cause, this.fill.id);
      }),
      query?.ready.catch((cause) => {
        throw failure('SLOT_QUERY_FAILED', cause, query.name);
      }),
    ]);
    const later = Object.entries(module.deferred ?? {}).map(([name, each]) => [name, each.load(environment, address)]);
    return { status: 'ready', Panel: panel.default, data: { query, deferred: Object.fromEntries(later) } };
  }

  #become(state: FillingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function failure(code: ErrorCode, cause: unknown, detail: string): ConsoleError {
  return new ConsoleError(errorCodeOf(cause, code), { cause, detail });
}
