import type { FocusEvent } from 'react';

/** Returns an `onBlur` handler for a group of controls. It calls `left` when the focus leaves the whole group. */
export const onLeaveGroup =
  (left: () => void) =>
  (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) left();
  };
