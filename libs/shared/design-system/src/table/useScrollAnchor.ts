import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isSameList } from './isSameList.ts';
import { ROW_HEIGHT } from './useTableStyles.ts';

/**
 * Keeps the rows in view at their place: when rows above them are added or removed, the area scrolls by the height of
 * those rows. At the top of the list it does not scroll, so new rows appear. Browsers' scroll anchoring does not work
 * below a sticky head.
 *
 * @param area the element that scrolls, with rows of equal height.
 */
export function useScrollAnchor<Row>(
  area: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): void {
  const earlier = useRef(rows);
  useLayoutEffect(() => {
    const before = earlier.current;
    earlier.current = rows;
    const top = area.current?.scrollTop ?? 0;
    if (!area.current || before === rows || top === 0) return;
    const places = new Map(rows.map((row, index) => [rowKey(row), index]));
    const first = Math.floor(top / ROW_HEIGHT);
    const held = before.findIndex((row, index) => index >= first && places.has(rowKey(row)));
    const place = held < 0 ? undefined : places.get(rowKey(before[held] as Row));
    if (place === undefined || place === held || !isSameList(before, rows, rowKey)) return;
    area.current.scrollTop = top + (place - held) * ROW_HEIGHT;
  }, [area, rows, rowKey]);
}
