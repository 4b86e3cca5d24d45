import type { Attendance } from '@console/classes-contracts';
import { isSingleKey, letterOf } from '@console/design-system/keys';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { cellAt, nextMark, type RegisterPlace, type RegisterRow, type Step, stepFrom } from './register.ts';

/** The state and the callbacks that {@link useRegisterKeys} needs. */
export interface RegisterActions {
  readonly rows: readonly RegisterRow[];
  readonly locked: boolean;
  /** Whether delegates can be marked on a day. */
  readonly markable: (day: number) => boolean;
  /** Single-letter shortcuts are on. */
  readonly letters: boolean;
  /** Renders every row, so that a row not rendered yet can be focused. */
  readonly renderAll: () => void;
  readonly onMark: (place: RegisterPlace, mark: Attendance) => void;
  readonly onMarkDay: (day: number) => void;
  readonly onNotes: (place: RegisterPlace) => void;
  readonly onUndo: () => void;
  /** Called on each key, with the day that refused its mark. Null when nothing was refused. */
  readonly onKey: (refusedDay: number | null) => void;
}

const letters: Readonly<Record<string, Attendance>> = { n: 'none', p: 'partial', f: 'full' };

const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

const keyOf = (event: KeyboardEvent): string => (event.key.length === 1 ? letterOf(event) : event.key);

/** Tells whether a held key would repeat a change. Holding F marks one delegate, not all below. */
const isHeld = (event: KeyboardEvent): boolean =>
  event.repeat && !event.altKey && [...Object.keys(letters), 'z', ' ', 'Enter'].includes(keyOf(event));

/**
 * Focuses a place. Returns false when its row is not rendered yet. It searches only that row, because a class may have
 * thousands of cells.
 */
function focusPlace(table: HTMLTableElement | null, { row, day }: RegisterPlace): boolean {
  const cell = table?.tBodies[0]?.rows[row]?.querySelector<HTMLElement>(`[data-cell$=" ${day}"]`);
  cell?.focus();
  return Boolean(cell);
}

/**
 * Handles keys, touches and clicks for the whole register. The listeners are on the table, so that thousands of cells
 * need none.
 */
export function useRegisterKeys(table: RefObject<HTMLTableElement | null>, actions: RegisterActions) {
  const { rows, locked, markable, onMark, onMarkDay, onNotes, onUndo } = actions;

  function placeOf(target: EventTarget): RegisterPlace | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const [number, day] = (cell?.dataset.cell ?? '').split(' ').map(Number);
    const row = cell ? rows.findIndex((other) => other.number === number) : -1;
    return row < 0 || day === undefined ? null : { row, day };
  }

  function focus(place: RegisterPlace) {
    if (focusPlace(table.current, place)) return;
    flushSync(actions.renderAll);
    focusPlace(table.current, place);
  }

  function mark(place: RegisterPlace, to: Attendance) {
    const cell = cellAt(rows, place);
    if (!locked && markable(place.day) && cell && cell.mark !== to) onMark(place, to);
  }

  /** Returns true when the register used the key. */
  function press(event: KeyboardEvent, place: RegisterPlace): boolean {
    const command = event.ctrlKey || event.metaKey;
    const key = keyOf(event);
    if (event.altKey) return false;
    if (command && key === 'z' && !event.shiftKey) {
      onUndo();
      return true;
    }
    const step = command ? ({ Home: 'start', End: 'end' } as const)[key] : arrows[key];
    if (step) {
      const next = stepFrom(rows, place, step);
      if (next) focus(next);
      return true;
    }
    if (command || event.nativeEvent.isComposing) return false;
    if (key === 'Enter') {
      onNotes(place);
      return true;
    }
    if (key === ' ') {
      mark(place, nextMark(cellAt(rows, place)?.mark ?? 'none'));
      return true;
    }
    const to = actions.letters ? letters[key] : undefined;
    if (!to) return false;
    if (event.shiftKey) {
      if (to === 'full' && !locked && markable(place.day)) onMarkDay(place.day);
      return to === 'full';
    }
    if (!markable(place.day)) return true;
    mark(place, to);
    const below = stepFrom(rows, place, 'down');
    if (below) focus(below);
    return true;
  }

  function marksBy(event: KeyboardEvent): boolean {
    const key = keyOf(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    return key === ' ' || (actions.letters && letters[key] !== undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    const atCell = event.target instanceof HTMLElement && event.target.dataset.cell !== undefined;
    const place = atCell && !event.defaultPrevented ? placeOf(event.target) : null;
    if (place) actions.onKey(marksBy(event) && !markable(place.day) ? place.day : null);
    if (place && (isHeld(event) || press(event, place))) event.preventDefault();
  }

  /** Focuses the cell, which handles the keys, instead of the clicked button. */
  function onPointerDown(event: PointerEvent) {
    const place = event.button === 0 ? placeOf(event.target) : null;
    if (!place) return;
    event.preventDefault();
    focus(place);
  }

  function onClick({ target }: MouseEvent) {
    const place = placeOf(target);
    const button = target instanceof Element ? target.closest('button') : null;
    if (!place || !button) return;
    const to = button.dataset.mark as Attendance | undefined;
    if (to) mark(place, to);
    else onNotes(place);
  }

  useEntry(table, actions, focus);
  return { focus, onKeyDown, onPointerDown, onClick };
}

/** A letter pressed anywhere on the screen focuses the first unmarked place of the register. */
function useEntry(
  table: RefObject<HTMLTableElement | null>,
  { rows, locked, markable, letters: on }: RegisterActions,
  focus: (place: RegisterPlace) => void,
): void {
  useEffect(() => {
    if (locked || !on) return;
    function enter(event: globalThis.KeyboardEvent) {
      if (!letters[letterOf(event)] || event.shiftKey || !isSingleKey(event)) return;
      if (table.current?.contains(document.activeElement)) return;
      const place = firstUnmarked(rows, markable);
      if (!place) return;
      event.preventDefault();
      focus(place);
    }
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  });
}

/** Returns the first unmarked place of the first day that has one and can be marked. */
function firstUnmarked(rows: readonly RegisterRow[], markable: (day: number) => boolean): RegisterPlace | null {
  const days = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (let day = 0; day < days; day += 1) {
    if (!markable(day)) continue;
    const row = rows.findIndex((_, index) => cellAt(rows, { row: index, day })?.mark === 'none');
    if (row >= 0) return { row, day };
  }
  return null;
}
