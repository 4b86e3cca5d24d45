import { type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';

/** The selection of a table's rows. */
export interface RowSelection<Data> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Returns the name of a row for its check box: the record's reference. */
  readonly labelOf: (data: Data) => string;
}

interface RowSelecting {
  /** Undefined when the table has no selection. */
  readonly state: 'all' | 'some' | 'none' | undefined;
  readonly selectAll: (selected: boolean) => void;
  /** Changes one row, or with Shift every row since the last click. Its identity never changes. */
  readonly toggle: (key: string, event: MouseEvent) => void;
}

/** The selection over the rows of a page. Selected keys of other pages stay selected. */
export function useRowSelection<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
  selection: RowSelection<Row> | undefined,
): RowSelecting {
  const keys = selection && rows ? rows.map(rowKey) : [];
  const latest = useRef({ keys, selection });
  const lastPressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { keys, selection };
  });

  const change = useCallback((changed: readonly string[], selected: boolean) => {
    const current = latest.current.selection;
    if (!current) return;
    const next = new Set(current.selected);
    for (const key of changed) selected ? next.add(key) : next.delete(key);
    current.onChange(next);
  }, []);

  const toggle = useCallback(
    (key: string, event: MouseEvent) => {
      const { keys: all, selection: current } = latest.current;
      const from = event.shiftKey && lastPressed.current !== undefined ? all.indexOf(lastPressed.current) : -1;
      const to = all.indexOf(key);
      lastPressed.current = key;
      const range = from < 0 ? [key] : all.slice(Math.min(from, to), Math.max(from, to) + 1);
      change(range, !current?.selected.has(key));
    },
    [change],
  );

  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  const state = selection && (chosen === 0 ? 'none' : chosen === keys.length ? 'all' : 'some');
  return { state, selectAll: (selected) => change(latest.current.keys, selected), toggle };
}
