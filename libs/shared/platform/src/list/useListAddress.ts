import { startTransition, useCallback, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export interface ListAddress {
  /** The query of the rows on screen, with its question mark. */
  readonly search: string;
  /** The query that was asked for last, also while its rows are on their way. */
  readonly coming: string;
  /** Another screen is on its way. */
  readonly leaving: boolean;
  /** Asks for another query; `replace` makes it one step of the history with the last one. */
  enter(search: string, replace: boolean): void;
}

/**
 * The address of the list on screen, and the way to another. The router says in a transition where it goes, which a heavy list delays; so
 * what was asked for counts at once, for as long as its navigation lasts: until it arrives, fails or makes way for another.
 */
export function useListAddress(): ListAddress {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly search: string } | null>(null);
  const leaving = navigation.location !== undefined && navigation.location.pathname !== pathname;
  const heading = leaving ? search : (navigation.location?.search ?? search);

  const enter = useCallback(
    (search: string, replace: boolean) => {
      const mine = { search };
      setAsked(mine);
      // With the router's own last word, which comes in a transition too.
      const forget = () => startTransition(() => setAsked((last) => (last === mine ? null : last)));
      Promise.resolve(navigate({ search }, { replace })).then(forget, forget);
    },
    [navigate],
  );
  return { search, coming: asked?.search ?? heading, leaving, enter };
}
