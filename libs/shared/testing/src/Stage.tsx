import { type ReactElement, useSyncExternalStore } from 'react';

/** The element of a test, which can be replaced. */
export class StagedElement {
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

/** Renders the element of a test. */
export function Stage({ shown }: { readonly shown: StagedElement }) {
  return useSyncExternalStore(shown.subscribe, shown.get);
}
