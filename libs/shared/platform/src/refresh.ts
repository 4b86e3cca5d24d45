const listeners = new Set<() => void>();

/**
 * Registers whoever holds text that is still on its way, such as a filter that waits for a pause in the typing. It is called before the
 * console reloads itself because somebody accepted a newer version (FED-07), and puts the text where the reload finds it.
 *
 * @returns how to stop being called.
 */
export function onRefresh(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has everything on its way put in a safe place, for the shell. */
export function prepareRefresh(): void {
  for (const listener of listeners) listener();
}
