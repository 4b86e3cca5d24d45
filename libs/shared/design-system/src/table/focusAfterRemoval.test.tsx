import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bookingColumns } from '../../gallery/bookingColumns.tsx';
import { type Booking, makeBookings } from '../../gallery/bookings.ts';
import { PageFrame } from '../page-frame/index.ts';
import { RecordCard } from '../record-card/index.ts';
import { show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { DataTable } from './index.ts';
import { ROW_HEIGHT } from './useTableStyles.ts';

const bookings = makeBookings(40);
const keyOf = ({ id }: Booking) => id;
const labelOf = ({ reference }: Booking) => reference;
const selection = { selected: new Set<string>(), onChange: () => {}, labelOf };
const without = (...places: number[]) => bookings.filter((_, index) => !places.includes(index));

function List({ rows }: { readonly rows: readonly Booking[] }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '400px' }}>
      <DataTable label="Bookings" columns={bookingColumns} rows={rows} rowKey={keyOf} selection={selection} />
    </div>
  );
}

function Schedule({ days }: { readonly days: readonly (readonly string[])[] }) {
  return (
    <PageFrame title="Classes" variant="schedule">
      {days.map((titles, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days do not change their order
        <section key={day}>
          {titles.map((title) => (
            <RecordCard key={title} title={title} to={`/${title}`} meta="" facts="">
              <i />
            </RecordCard>
          ))}
        </section>
      ))}
    </PageFrame>
  );
}

/** Shows a component and returns a function that renders it with other props. */
function follow<Props extends object>(What: (props: Props) => React.ReactNode, props: Props) {
  const { rerender } = show(<What {...props} />);
  return async (changed: Props) => {
    rerender(
      <ThemeProvider scheme="light">
        <What {...changed} />
      </ThemeProvider>,
    );
    // The MutationObserver runs in a microtask.
    await Promise.resolve();
  };
}

const area = () => screen.getByRole('region', { name: 'Bookings' });
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => localStorage.clear());

test.each([
  ['in sight', 64],
  ['above what is looked at', 300],
])(
  'when the row with the focus goes %s, the focus moves to the same column of the next row, and the rows in view do not move',
  async (_where, scrolled) => {
    const change = follow(List, { rows: bookings });
    screen.getByRole('checkbox', { name: `Select ${bookings[4]?.reference}` }).focus();
    area().scrollTop = scrolled;
    const first = bookings[Math.ceil(scrolled / ROW_HEIGHT)]?.reference ?? '';
    const top = () => screen.getByRole('link', { name: first }).getBoundingClientRect().top;
    const before = top();
    await change({ rows: without(4) });
    expect(focusedName()).toBe(`Select ${bookings[5]?.reference}`);
    expect(top()).toBe(before);
  },
);

test('rows that are removed above the focused row do not move the focus', async () => {
  const change = follow(List, { rows: bookings });
  screen.getByRole('link', { name: bookings[6]?.reference ?? '' }).focus();
  await change({ rows: without(0, 1) });
  expect(focusedName()).toBe(bookings[6]?.reference);
  await change({ rows: without(0, 1, 6) });
  expect(focusedName()).toBe(bookings[7]?.reference);
});

test('when the last row is removed, the row before it gets the focus; when the list is empty, the area around it', async () => {
  const change = follow(List, { rows: bookings.slice(0, 3) });
  screen.getByRole('link', { name: bookings[2]?.reference ?? '' }).focus();
  await change({ rows: bookings.slice(0, 2) });
  expect(focusedName()).toBe(bookings[1]?.reference);
  await change({ rows: [] });
  expect(document.activeElement).toBe(area());
});

test('a row that is removed after the focus has left the list does not move the focus', async () => {
  const change = follow(List, { rows: bookings });
  const link = screen.getByRole('link', { name: bookings[4]?.reference ?? '' });
  link.focus();
  link.blur();
  await Promise.resolve();
  await change({ rows: without(4) });
  expect(document.activeElement).toBe(document.body);
});

test('the focus follows a card to another day, and moves to the next card when its own is removed', async () => {
  const change = follow(Schedule, { days: [['one', 'two', 'three'], ['four']] });
  screen.getByRole('link', { name: 'two' }).focus();
  await change({
    days: [
      ['one', 'three'],
      ['two', 'four'],
    ],
  });
  expect(focusedName()).toBe('two');
  await change({ days: [['one', 'three'], ['four']] });
  expect(focusedName()).toBe('four');
  await change({ days: [] });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Classes' }));
});
