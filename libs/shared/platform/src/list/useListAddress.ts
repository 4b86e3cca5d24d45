import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export interface ListAddress {
  /** The query of the rows on screen, with its question mark. */
  readonly search: string;
  /** The query that was asked for last, also while its rows are on their way. */
  readonly coming: string;
  /** Asks for another; `replace` makes it one step of the history with the last one. */
  enter(search: string, replace: boolean): void;
}

/**
 * The address of the list on screen, and the way to another. The router says in a transition where it goes, which a heavy list delays; until
 * then a second choice must already know of the first, so what was asked for counts at once.
 */
export function useListAddress(): ListAddress {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const heading = navigation.location ?? location;
  const [asked, setAsked] = useState<{ readonly at: string; readonly search: string } | null>(null);
  if (asked && asked.at !== heading.key) setAsked(null);
  const next = heading.pathname === location.pathname ? heading.search : location.search;

  const at = useRef(heading.key);
  useEffect(() => {
    at.current = heading.key;
  });
  const enter = useCallback(
    (search: string, replace: boolean) => {
      setAsked({ at: at.current, search });
      navigate({ search }, { replace });
    },
    [navigate],
  );
  return { search: location.search, coming: asked?.at === heading.key ? asked.search : next, enter };
}
