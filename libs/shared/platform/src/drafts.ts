const PREFIX = 'console.draft';

/** The user, screen and field that a draft belongs to. */
export interface DraftPlace {
  /** `users/{ulid}`: no other user of this tab gets the draft. */
  readonly userId: string;
  readonly pathname: string;
  readonly field: string;
}

/**
 * Unsaved text, by user, screen and field. It is in the tab's session storage, so it survives a reload and the end of
 * a session, and is deleted when the tab is closed.
 */
export const drafts = {
  read: (place: DraftPlace): string | null => sessionStorage.getItem(keyOf(place)),
  write(place: DraftPlace, text: string): void {
    try {
      sessionStorage.setItem(keyOf(place), text);
    } catch {
      // When the storage is full, the text does not survive a reload, but the field still has it.
    }
  },
  forget: (place: DraftPlace): void => sessionStorage.removeItem(keyOf(place)),
  /** Removes all drafts of a user who signs out. */
  forgetAll(userId: string): void {
    const own = `${PREFIX} ${userId} `;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(own)) sessionStorage.removeItem(key);
  },
};

const keyOf = ({ userId, pathname, field }: DraftPlace): string => `${PREFIX} ${userId} ${pathname} ${field}`;
