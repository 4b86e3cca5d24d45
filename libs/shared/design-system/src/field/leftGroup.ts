import type { FocusEvent } from 'react';

/** The handler of `onBlur` of a group of controls: called when the focus goes to something outside. */
export const leftGroup =
  (left: () => void) =>
  (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) left();
  };
