import type { ComponentType } from 'react';
import type { IEnvironment } from 'relay-runtime';
import type { PageData } from './ConsoleHost.ts';
import { ConsoleError, type ErrorCode, errorCodeOf } from './errorCodes.ts';
import type { SlotFill } from './remote.ts';
import type { SlotModuleOf } from './slotModules.ts';
import type { SlotProps } from './slots.ts';

export type FillingState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Panel: ComponentType<SlotProps>; readonly data: PageData }
  | { readonly status: 'failed'; readonly error: unknown };

/** Where a filling gets its code and data. */
export interface FillingSource {
  readonly environment: IEnvironment;
  /** The filling's module. @throws ConsoleError */
  load(): Promise<SlotModuleOf>;
  /** Its panel's code failed: whatever is kept of it must not answer for the next attempt. */
  drop(): void;
}

const LOADING: FillingState = { status: 'loading' };

/** One remote's part of a slot on one screen: it starts at once, code and data side by side, and fails and recovers by itself. */
export class Filling {
  readonly fill: SlotFill;
  readonly props: SlotProps;
  readonly #source: FillingSource;
  readonly #listeners = new Set<() => void>();
  #state: FillingState = LOADING;

  constructor(fill: SlotFill, props: SlotProps, source: FillingSource) {
    this.fill = fill;
    this.props = props;
    this.#source = source;
    void this.#start();
  }

  /** The same object until it changes. */
  state = (): FillingState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  retry = (): void => {
    this.#become(LOADING);
    void this.#start();
  };

  async #start(): Promise<void> {
    try {
      this.#become(await this.#load());
    } catch (error) {
      this.#become({ status: 'failed', error });
    }
  }

  async #load(): Promise<FillingState> {
    const { environment } = this.#source;
    const module = await this.#source.load();
    if (module.slot !== this.fill.slot)
      throw new ConsoleError('SLOT_CODE_FAILED', { detail: `it fills ${module.slot}` });
    const address = { props: this.props, now: new Date() };
    const query = module.query?.load(environment, address) ?? null;
    const [panel] = await Promise.all([
      module.panel().catch((cause) => {
        this.#source.drop();
        throw failure('SLOT_CODE_FAILED', cause, this.fill.id);
      }),
      query?.ready.catch((cause) => {
        throw failure('SLOT_QUERY_FAILED', cause, query.name);
      }),
    ]);
    const later = Object.entries(module.deferred ?? {}).map(([name, each]) => [name, each.load(environment, address)]);
    return {
      status: 'ready',
      Panel: panel.default,
      data: { query, deferred: Object.fromEntries(later), slots: {} },
    };
  }

  #become(state: FillingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function failure(code: ErrorCode, cause: unknown, detail: string): ConsoleError {
  return new ConsoleError(errorCodeOf(cause, code), { cause, detail });
}
