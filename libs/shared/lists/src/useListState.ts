import { addDays, toIsoDate } from '@console/format';
import { onBeforeReload } from '@console/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Filters, List, ListCursor, ListState } from './definition/index.ts';
import { useListAddress } from './useListAddress.ts';

/** Milliseconds between the last key and the request to the server (NAV-09). */
export const TYPING_PAUSE = 200;

export interface ListControls<Of extends Filters, Sort extends string> {
  /** The requested state, which the controls show while its rows are loading. */
  readonly state: ListState<Of, Sort>;
  /** The state of the displayed rows. */
  readonly displayed: ListState<Of, Sort>;
  /** Changes parts of the state and navigates. Typed text waits for a pause; all other changes navigate immediately. */
  set(change: Partial<ListState<Of, Sort>>): void;
  /** Removes every filter that can be removed. */
  clear(): void;
  /** Opens another page in place of this one in the history, because this one has no rows any more. */
  leavePage(cursor: ListCursor | null): void;
  /** The time at which the displayed rows were loaded. Period, rows and counts follow this one clock. */
  readonly now: number;
  /** True while other rows are loading and the old rows are displayed. */
  readonly pending: boolean;
}

/** Typed text, and the query that it caused. Null while the text waits for a pause. */
interface Typed<State> {
  readonly change: Partial<State>;
  readonly query: string | null;
}

/**
 * Returns the state of the displayed list. The state is only in the URL: it is read from there and changed by
 * navigating. So back, forward, reload and a pasted link give the same list (NAV-05).
 */
export function useListState<Of extends Filters, Sort extends string>(list: List<Of, Sort>): ListControls<Of, Sort> {
  const { search, coming, leaving, enter } = useListAddress();
  const now = useLoadedAt(search);
  const displayed = useMemo(() => list.parse(new URLSearchParams(search), now), [list, search, now]);
  const asked = useMemo(
    () => list.parse(new URLSearchParams(coming), coming === search ? now : Date.now()),
    [list, coming, search, now],
  );
  const [typed, setTyped] = useState<Typed<ListState<Of, Sort>> | null>(null);
  // The box shows the typed text, although the URL drops a space at its end. The user may be about to type another
  // word.
  const typing = typed && (typed.query === null || typed.query === coming) ? typed.change : null;
  const state = useMemo(() => (typing ? list.change(asked, typing) : asked), [list, asked, typing]);

  const waiting = typed?.query === null;
  const latest = useRef({ state, search, coming, leaving, waiting, now });
  useEffect(() => {
    latest.current = { state, search, coming, leaving, waiting, now };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = useRef<{ search: string; byTyping: boolean }>(undefined);

  const go = useCallback(
    (next: ListState<Of, Sort>, byTyping: boolean, inPlace = false) => {
      clearTimeout(timer.current);
      const query = list.serialise(next, Date.now());
      const target = query && `?${query}`;
      setTyped((before) => (byTyping && before ? { ...before, query: target } : null));
      // On another day the same address can mean another period.
      if (target === latest.current.coming && toIsoDate(Date.now()) === toIsoDate(latest.current.now)) return;
      // Text that is corrected after a pause adds one step to the history, not one for each pause.
      const replace = byTyping && gone.current?.byTyping === true && gone.current.search === latest.current.search;
      gone.current = { search: target, byTyping };
      enter(target, replace || inPlace);
    },
    [list, enter],
  );

  const set = useCallback(
    (change: Partial<ListState<Of, Sort>>) => {
      if (!isTyped(list, change)) return go(list.change(latest.current.state, change), false);
      setTyped((before) => ({
        change: before?.query === null ? { ...before.change, ...change } : change,
        query: null,
      }));
      clearTimeout(timer.current);
      // The user may be leaving for another screen. Waiting text must not bring the user back.
      const send = () => {
        if (latest.current.leaving) timer.current = setTimeout(send, TYPING_PAUSE);
        else go(latest.current.state, true);
      };
      timer.current = setTimeout(send, TYPING_PAUSE);
    },
    [list, go],
  );

  const clear = useCallback(() => go(list.cleared(latest.current.state), false), [list, go]);

  const leavePage = useCallback(
    (cursor: ListCursor | null) => go({ ...latest.current.state, cursor }, false, true),
    [go],
  );

  // Waiting text belongs to the list in which it was typed. The back button or a link may be opening another one, whose
  // rows can take a while.
  useEffect(() => {
    if (gone.current?.search === coming) return;
    gone.current = undefined;
    clearTimeout(timer.current);
    setTyped(null);
  }, [coming]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // At midnight the list is loaded again, because its period may be another one.
  useEffect(() => {
    const reload = () => latest.current.leaving || enter(latest.current.coming, true);
    const midnight = setTimeout(reload, Date.parse(addDays(toIsoDate(now), 1)) - Date.now());
    return () => clearTimeout(midnight);
  }, [now, enter]);
  useEffect(() => onBeforeReload(() => latest.current.waiting && go(latest.current.state, true)), [go]);

  return { state, displayed, set, clear, leavePage, now, pending: waiting || coming !== search };
}

/** Returns the time at which the route last loaded its data. */
function useLoadedAt(search: string): number {
  const loaded = useLoaderData<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of each loading
  return useMemo(() => Date.now(), [loaded, search]);
}

function isTyped<Of extends Filters, Sort extends string>(
  list: List<Of, Sort>,
  change: Partial<ListState<Of, Sort>>,
): boolean {
  return Object.keys(change).every((name) => list.filters[name]?.typed);
}
