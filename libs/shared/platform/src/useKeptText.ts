import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from './ConsoleHost.ts';
import { type DraftPlace, drafts } from './drafts.ts';

export interface KeptText {
  readonly text: string;
  readonly set: (text: string) => void;
  /** Back to the beginning, because the text has been saved or thrown away. */
  readonly forget: () => void;
}

interface Held {
  readonly of: DraftPlace;
  readonly text: string;
}

/**
 * The text of a field that must not be lost: it is there again after a reload, also into a newer version (FED-07), and after a session
 * that ended meanwhile, for the same person on the same screen in the same tab.
 *
 *     const { text, set, forget } = useKeptText('notes', booking.notes);
 *
 * @param field names it on its screen.
 * @param initial what stands there before anything was typed.
 */
export function useKeptText(field: string, initial = ''): KeptText {
  const { userId } = useSession();
  const { pathname } = useLocation();
  const place = useMemo(() => ({ userId, pathname, field }), [userId, pathname, field]);
  const [held, hold] = useState<Held>(() => ({ of: place, text: drafts.read(place) ?? initial }));
  // Another record on the same screen has a text of its own.
  if (held.of !== place) hold({ of: place, text: drafts.read(place) ?? initial });

  const set = useCallback(
    (text: string) => {
      drafts.write(place, text);
      hold({ of: place, text });
    },
    [place],
  );
  const forget = useCallback(() => {
    drafts.forget(place);
    hold({ of: place, text: initial });
  }, [place, initial]);
  return { text: held.text, set, forget };
}
