import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router';

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
 * The address of the list on screen, and the way to another. `useNavigation` says in a transition where the router goes, which a heavy list
 * delays; a second choice must know of the first at once, so the router itself is asked.
 *
 * @throws Error outside of a router.
 */
export function useListAddress(): ListAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  if (!router) throw new Error('A list is shown inside a router.');
  const heading = useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.location ?? router.state.location,
  );
  const leaving = heading.pathname !== pathname;
  const enter = useCallback((search: string, replace: boolean) => void navigate({ search }, { replace }), [navigate]);
  return { search, coming: leaving ? search : heading.search, leaving, enter };
}
