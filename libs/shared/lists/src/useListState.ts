import { onRefresh } from '@console/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Filters, List, ListState } from './definition/index.ts';
import { useListAddress } from './useListAddress.ts';

/** Milliseconds after the last key before typed text asks the server (NAV-09). */
export const TYPING_PAUSE = 200;

export interface ListControls<Of extends Filters, Sort extends string> {
  /** What the controls show: what was asked for last, also while it is on its way. */
  readonly state: ListState<Of, Sort>;
  /** What the rows on screen are. */
  readonly shown: ListState<Of, Sort>;
  /** Changes some of the state and goes there: typed text after a pause, everything else at once. */
  set(change: Partial<ListState<Of, Sort>>): void;
  /** Removes every filter that can be removed. */
  clear(): void;
  /** Other rows are asked for; those of before are still on screen. */
  readonly pending: boolean;
}

/** Text as it was typed, and the query that it led to; null while it still waits. */
interface Typed<State> {
  readonly change: Partial<State>;
  readonly query: string | null;
}

/**
 * The state of the list on screen. It reads the URL and changes it by navigating, so that back, forward, reload and a pasted
 * link give the same list (NAV-05); nothing else keeps it.
 */
export function useListState<Of extends Filters, Sort extends string>(list: List<Of, Sort>): ListControls<Of, Sort> {
  const { search, coming, leaving, enter } = useListAddress();
  const shown = useMemo(() => list.parse(new URLSearchParams(search), Date.now()), [list, search]);
  const asked = useMemo(() => list.parse(new URLSearchParams(coming), Date.now()), [list, coming]);
  const [typed, setTyped] = useState<Typed<ListState<Of, Sort>> | null>(null);
  // What was typed is shown as it was typed, also where the URL says it shorter: a space at its end waits for the next word.
  const typing = typed && (typed.query === null || typed.query === coming) ? typed.change : null;
  const state = useMemo(() => (typing ? list.change(asked, typing) : asked), [list, asked, typing]);

  const waiting = typed?.query === null;
  const latest = useRef({ state, search, coming, leaving, waiting });
  useEffect(() => {
    latest.current = { state, search, coming, leaving, waiting };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = useRef<{ search: string; byTyping: boolean }>(undefined);

  const go = useCallback(
    (next: ListState<Of, Sort>, byTyping: boolean) => {
      clearTimeout(timer.current);
      const query = list.serialise(next, Date.now());
      const target = query && `?${query}`;
      setTyped((before) => (byTyping && before ? { ...before, query: target } : null));
      if (target === latest.current.coming) return;
      // Text that is corrected after a pause is one step of the history, not one a pause.
      const replace = byTyping && gone.current?.byTyping === true && gone.current.search === latest.current.search;
      gone.current = { search: target, byTyping };
      enter(target, replace);
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
      // Text that still waits calls nobody back who is on the way to another screen.
      const send = () => {
        if (latest.current.leaving) timer.current = setTimeout(send, TYPING_PAUSE);
        else go(latest.current.state, true);
      };
      timer.current = setTimeout(send, TYPING_PAUSE);
    },
    [list, go],
  );

  const clear = useCallback(() => go(list.cleared(latest.current.state), false), [list, go]);

  // Text on its way belongs to the list it was typed for, not to one that the back button or a link has opened since.
  useEffect(() => {
    if (gone.current?.search === search) return;
    clearTimeout(timer.current);
    setTyped(null);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => onRefresh(() => latest.current.waiting && go(latest.current.state, true)), [go]);

  return { state, shown, set, clear, pending: waiting || coming !== search };
}

function isTyped<Of extends Filters, Sort extends string>(
  list: List<Of, Sort>,
  change: Partial<ListState<Of, Sort>>,
): boolean {
  return Object.keys(change).every((name) => list.filters[name]?.typed);
}
