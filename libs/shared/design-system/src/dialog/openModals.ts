/** The open modal dialogs, the topmost last. Everything outside the topmost one is inert. */
const modals: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes a modal dialog that just opened. Call the returned function before it closes. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  modals.push(dialog);
  for (const listener of listeners) listener();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    for (const listener of listeners) listener();
  };
}

/** Returns the only part of the page that is not inert, or undefined when no modal dialog is open. */
export function topmostModal(): HTMLDialogElement | undefined {
  return modals.at(-1);
}

/** Calls the listener when a modal dialog opens or closes. Returns a function that ends this. */
export function onModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
