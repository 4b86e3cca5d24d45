import { useCallback, useMemo, useState } from 'react';
import type { Column } from './column.ts';

/**
 * The columns that a user sees, in their order. Only ids are stored, so that the choice stays valid when columns
 * change.
 */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly shown: readonly string[];
  /** Columns that were hidden by hand while they were brought into view. They are not brought again. */
  readonly hidden?: readonly string[] | undefined;
}

/** Returns the choice before the user changes it. */
export function standardChoice<Data>(columns: readonly Column<Data>[]): ColumnChoice {
  return {
    order: columns.map((column) => column.id),
    shown: columns.filter((column) => !column.optional).map((column) => column.id),
  };
}

/** Updates a stored choice: drops removed columns and inserts new ones at their standard place. */
export function mergeChoice<Data>(columns: readonly Column<Data>[], remembered: ColumnChoice): ColumnChoice {
  const standard = standardChoice(columns);
  const order = remembered.order.filter((id) => standard.order.includes(id));
  for (const [index, id] of standard.order.entries()) {
    if (!order.includes(id)) order.splice(index, 0, id);
  }
  const shown = order.filter((id) => {
    const column = columns.find((other) => other.id === id);
    if (column?.always) return true;
    return remembered.order.includes(id) ? remembered.shown.includes(id) : standard.shown.includes(id);
  });
  return { order, shown, hidden: remembered.hidden };
}

/** Returns the choice with columns that are brought into view for a while, unless they were hidden by hand. */
export function broughtInto(choice: ColumnChoice, brought: readonly string[]): ColumnChoice {
  const added = brought.filter((id) => !choice.shown.includes(id) && !choice.hidden?.includes(id));
  return added.length > 0 ? { ...choice, shown: [...choice.shown, ...added] } : choice;
}

/** Returns what to remember of a choice that was made while columns were brought into view. */
export function ownChoice(before: ColumnChoice, next: ColumnChoice, brought: readonly string[]): ColumnChoice {
  const { shown } = broughtInto(before, brought);
  const byFilter = (id: string) => shown.includes(id) && !before.shown.includes(id);
  const hidden = [...(before.hidden ?? []), ...brought].filter((id) => !next.shown.includes(id));
  return { ...next, shown: next.shown.filter((id) => !byFilter(id)), hidden: [...new Set(hidden)] };
}

/** Returns the columns of a choice, in its order. */
export function chosenColumns<Data>(
  columns: readonly Column<Data>[],
  { order, shown }: ColumnChoice,
): readonly Column<Data>[] {
  return order.filter((id) => shown.includes(id)).flatMap((id) => columns.find((column) => column.id === id) ?? []);
}

const none: readonly string[] = [];

/** Returns the columns so that the brought ones stay where space is short. On a phone other money gives way to them. */
export function lastingColumns<Data>(
  columns: readonly Column<Data>[],
  brought: readonly string[],
): readonly Column<Data>[] {
  if (!columns.some(({ id }) => brought.includes(id))) return columns;
  return columns.map((column) => {
    const { dropRank = column.align ? Number.MAX_SAFE_INTEGER : undefined, ...rest } = column;
    if (brought.includes(column.id) || column.always || dropRank === undefined) return rest;
    return { ...rest, dropRank };
  });
}

/**
 * The columns of a table as the user chose them. The browser stores the choice.
 *
 * @param storageKey the storage key, one for each list.
 * @param columns all columns of the list. Their identity must stay the same.
 * @param brought the columns that a filter brings into view, until the user hides them. They are the last to be dropped. Their
 * identity must stay the same.
 */
export function useColumnChoice<Data>(
  storageKey: string,
  columns: readonly Column<Data>[],
  brought: readonly string[] = none,
) {
  const [kept, setKept] = useState(() => mergeChoice(columns, read(storageKey) ?? standardChoice(columns)));
  const choice = useMemo(() => broughtInto(kept, brought), [kept, brought]);
  const visible = useMemo(() => lastingColumns(chosenColumns(columns, choice), brought), [columns, choice, brought]);
  const choose = useCallback(
    (next: ColumnChoice | undefined) => {
      const own = next && ownChoice(kept, next, brought);
      setKept(own ?? standardChoice(columns));
      write(storageKey, own);
    },
    [storageKey, columns, kept, brought],
  );
  return { visible, choice, choose };
}

function read(storageKey: string): ColumnChoice | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isChoice(kept) ? kept : undefined;
  } catch (cause) {
    console.warn(`The column choice stored under ${storageKey} is not readable.`, cause);
    return undefined;
  }
}

function write(storageKey: string, choice: ColumnChoice | undefined): void {
  try {
    if (choice) localStorage.setItem(storageKey, JSON.stringify(choice));
    else localStorage.removeItem(storageKey);
  } catch (cause) {
    // When the storage is full or blocked, the choice applies only until the page is left.
    console.warn(`The column choice could not be stored under ${storageKey}.`, cause);
  }
}

function isChoice(value: unknown): value is ColumnChoice {
  const isIds = (ids: unknown) => Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return (
    typeof value === 'object' &&
    value !== null &&
    'order' in value &&
    'shown' in value &&
    isIds(value.order) &&
    isIds(value.shown) &&
    (!('hidden' in value) || isIds(value.hidden))
  );
}
