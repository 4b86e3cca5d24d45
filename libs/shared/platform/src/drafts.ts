const PREFIX = 'console.draft';

/** Whose text it is, and of which field on which screen. */
export interface DraftPlace {
  /** `users/{ulid}`: nobody else who signs in at this tab is given it. */
  readonly userId: string;
  readonly pathname: string;
  readonly field: string;
}

/**
 * Text that was typed and not saved, by person, screen and field. It is kept in the tab's session storage, so it outlives a reload and
 * a session that ended, and goes with the tab.
 */
export const drafts = {
  read: (place: DraftPlace): string | null => sessionStorage.getItem(keyOf(place)),
  write(place: DraftPlace, text: string): void {
    try {
      sessionStorage.setItem(keyOf(place), text);
    } catch {
      // A full store costs the draft its outliving of a reload; the field still has it.
    }
  },
  forget: (place: DraftPlace): void => sessionStorage.removeItem(keyOf(place)),
  /** For somebody who signs out on purpose. */
  forgetAll(userId: string): void {
    const own = `${PREFIX} ${userId} `;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(own)) sessionStorage.removeItem(key);
  },
};

const keyOf = ({ userId, pathname, field }: DraftPlace): string => `${PREFIX} ${userId} ${pathname} ${field}`;
