import { useCallback, useMemo, useState } from 'react';
import type { Column } from './column.ts';

/**
 * The columns that a user sees, in their order. Only ids are stored, so that the choice stays valid when columns
 * change.
 */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly shown: readonly string[];
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
  return { order, shown };
}

/** Returns the columns of a choice, in its order. */
export function chosenColumns<Data>(
  columns: readonly Column<Data>[],
  { order, shown }: ColumnChoice,
): readonly Column<Data>[] {
  return order.filter((id) => shown.includes(id)).flatMap((id) => columns.find((column) => column.id === id) ?? []);
}

/**
 * The columns of a table as the user chose them. The browser stores the choice.
 *
 * @param storageKey the storage key, one for each list.
 * @param columns all columns of the list. Their identity must stay the same.
 */
export function useColumnChoice<Data>(storageKey: string, columns: readonly Column<Data>[]) {
  const [choice, setChoice] = useState(() => mergeChoice(columns, read(storageKey) ?? standardChoice(columns)));
  const visible = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  const choose = useCallback(
    (next: ColumnChoice | undefined) => {
      setChoice(next ?? standardChoice(columns));
      write(storageKey, next);
    },
    [storageKey, columns],
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
    isIds(value.shown)
  );
}
