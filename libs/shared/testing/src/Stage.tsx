import { type ReactElement, useSyncExternalStore } from 'react';

/** What a test shows, and shows anew. */
export class Shown {
  #element: ReactElement;
  readonly #listeners = new Set<() => void>();

  constructor(element: ReactElement) {
    this.#element = element;
  }

  readonly get = (): ReactElement => this.#element;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(element: ReactElement): void {
    this.#element = element;
    for (const listener of this.#listeners) listener();
  }
}

/** Stands where a screen would. */
export function Stage({ shown }: { readonly shown: Shown }) {
  return useSyncExternalStore(shown.subscribe, shown.get);
}
