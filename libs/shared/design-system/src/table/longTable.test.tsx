import { screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { bookingColumns } from '../../gallery/bookingColumns.tsx';
import { type Booking, makeBookings } from '../../gallery/bookings.ts';
import { show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { DataTable } from './index.ts';
import { renderedAtOnce } from './useRenderedRows.ts';

const bookings = makeBookings(300);
const keyOf = ({ id }: Booking) => id;

/** Calls `onFirst` when the list is first shown, before the browser has rendered more. */
function List({ rows, onFirst }: { rows: readonly Booking[]; onFirst?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each list of rows
  useLayoutEffect(() => {
    onFirst?.();
  }, [rows]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '400px' }}>
      <DataTable label="Bookings" columns={bookingColumns} rows={rows} rowKey={keyOf} />
    </div>
  );
}

const otherBookings = makeBookings(600).slice(300);

/** Replaces the list as soon as the first one is shown. */
function NextPageAtOnce() {
  const [rows, setRows] = useState<readonly Booking[]>(bookings);
  useEffect(() => setRows(otherBookings), []);
  return <List rows={rows} />;
}

const area = () => screen.getByRole('region', { name: 'Bookings' });
const drawn = () => area().querySelectorAll('tbody tr').length;
const whole = () => waitFor(() => expect(drawn()).toBe(300));

test('a long list shows its first rows at the height of all, and the rest a moment later', async () => {
  let first: unknown;
  show(
    <List
      rows={bookings}
      onFirst={() => {
        const rowCount = screen.getByRole('table').getAttribute('aria-rowcount');
        first = { drawn: drawn(), height: area().scrollHeight, rowCount };
      }}
    />,
  );
  await whole();
  expect(first).toEqual({ drawn: 60, height: area().scrollHeight, rowCount: '301' });
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBeNull();
});

test('a long list can be scrolled before all its rows are rendered', async () => {
  show(
    <List
      rows={bookings}
      onFirst={() => {
        area().scrollTop = 5000;
      }}
    />,
  );
  await whole();
  expect(area().scrollTop).toBe(5000);
});

test('when a row changes or is removed, the other rows stay rendered', async () => {
  const seen: number[] = [];
  const list = (rows: readonly Booking[]) => <List rows={rows} onFirst={() => void seen.push(drawn())} />;
  const { rerender } = show(list(bookings));
  const showInstead = (rows: readonly Booking[]) =>
    rerender(<ThemeProvider scheme="light">{list(rows)}</ThemeProvider>);
  await whole();
  showInstead(bookings.map((booking, at) => (at === 3 ? { ...booking, title: 'Renamed' } : booking)));
  showInstead(bookings.slice(1));
  showInstead(bookings.toReversed());
  expect(seen).toEqual([60, 300, 299, 60]);
  await whole();
});

test('a list that replaces another one while it is rendered is rendered whole', async () => {
  show(<NextPageAtOnce />);
  await whole();
  expect(area().textContent).toContain(otherBookings.at(-1)?.reference);
});

test('the same list keeps its rendered rows, and another list starts with its first rows', () => {
  const known = { rows: bookings, count: 240, list: 3 };
  const at = (rows: readonly Booking[]) => {
    const { count, list } = renderedAtOnce(known, rows, keyOf);
    return { count, list };
  };
  expect(at(bookings.slice(5))).toEqual({ count: 240, list: 3 });
  expect(at(makeBookings(310))).toEqual({ count: 240, list: 3 });
  expect(at(bookings.toReversed())).toEqual({ count: 60, list: 4 });
  expect(at(bookings.slice(250))).toEqual({ count: 60, list: 3 });
  expect(at(bookings.slice(0, 100))).toEqual({ count: 100, list: 3 });
});

describe('a list that is scrolled down', () => {
  const topOf = (row: Booking) => screen.getByRole('link', { name: row.reference }).getBoundingClientRect().top;
  const looked = bookings[20] as Booking;

  test.each<[string, (rows: readonly Booking[]) => readonly Booking[]]>([
    ['two rows come above', (rows) => [...otherBookings.slice(0, 2), ...rows]],
    ['a row above goes', (rows) => rows.slice(1)],
    ['one comes and two go', (rows) => [...otherBookings.slice(0, 1), ...rows.slice(2)]],
    ['the first row in sight goes', (rows) => rows.filter((_, index) => index !== 12)],
  ])('stays in place when %s', async (_what, change) => {
    const { rerender } = show(<List rows={bookings} />);
    area().scrollTop = 12 * 32 + 10;
    const before = topOf(looked);
    rerender(
      <ThemeProvider scheme="light">
        <List rows={change(bookings)} />
      </ThemeProvider>,
    );
    expect(topOf(looked)).toBe(before);
  });

  test('shows new rows at its top', () => {
    const { rerender } = show(<List rows={bookings} />);
    const before = topOf(looked);
    rerender(
      <ThemeProvider scheme="light">
        <List rows={[...otherBookings.slice(0, 2), ...bookings]} />
      </ThemeProvider>,
    );
    expect(area().scrollTop).toBe(0);
    expect(topOf(looked)).toBe(before + 64);
  });
});
