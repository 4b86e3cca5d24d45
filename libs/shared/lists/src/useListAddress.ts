import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router';

export interface ListAddress {
  /** The query of the displayed rows, with its question mark. */
  readonly search: string;
  /** The last requested query, also while its rows are loading. */
  readonly coming: string;
  /** True while another screen is loading. */
  readonly leaving: boolean;
  /** Navigates to another query. `replace` replaces the last step of the history. */
  enter(search: string, replace: boolean): void;
}

/**
 * Returns the address of the displayed list. `useNavigation` reports a navigation inside a transition, which a long
 * list delays. A second change must know about the first one immediately. So this hook reads the router's state.
 *
 * @throws Error outside a router.
 */
export function useListAddress(): ListAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  if (!router) throw new Error('useListAddress must be used inside a router.');
  const heading = useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.location ?? router.state.location,
  );
  const leaving = heading.pathname !== pathname;
  const enter = useCallback((search: string, replace: boolean) => void navigate({ search }, { replace }), [navigate]);
  return { search, coming: leaving ? search : heading.search, leaving, enter };
}
