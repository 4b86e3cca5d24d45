const listeners = new Set<() => void>();

/**
 * Registers a function that saves pending text, such as a filter that waits for a typing pause. It is called before the
 * console reloads itself for a newer version (FED-07), so that the reload finds the text.
 *
 * @returns a function that removes it.
 */
export function onBeforeReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the registered functions, before the shell reloads the console. */
export function saveBeforeReload(): void {
  for (const listener of listeners) listener();
}
