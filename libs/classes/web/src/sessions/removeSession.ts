import type { ListEdit } from '@console/forms';

/** Removes a session from a form. The focus goes to the button of the session that takes its place, or of the last one. */
export function removeSession<Session>(list: ListEdit<Session[]>, sessions: readonly Session[], index: number): void {
  const left = sessions.filter((_, place) => place !== index);
  list.change(left, { place: Math.min(index, left.length - 1), control: '[data-remove]' });
}
