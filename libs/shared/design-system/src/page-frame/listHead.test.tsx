import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilterChips, ResultCount, SearchBox } from '../filter-bar/index.ts';
import { SelectionBar } from '../selection/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { PageFrame } from './index.ts';

const noun = ['booking', 'bookings'] as const;

interface HeadProps {
  readonly selected?: number;
  readonly filtered?: boolean;
  readonly loading?: boolean;
  readonly onClear?: () => void;
}

function Head({ selected = 0, filtered = false, loading = false, onClear = () => {} }: HeadProps) {
  return (
    <ThemeProvider scheme="light">
      <PageFrame
        title="Bookings"
        count={<ResultCount matching={38} noun={noun} showNoun loading={loading} />}
        actions={<button type="button">New booking of a customer</button>}
        filters={
          <>
            <SearchBox placeholder="Filter by title" value="" onChange={() => {}} />
            <button type="button">Status</button>
          </>
        }
        selection={selected > 0 && <SelectionBar count={selected} noun={noun} onClear={onClear} />}
        chips={filtered && <FilterChips chips={[{ id: 'status', label: 'Status', value: 'Draft' }]} />}
      >
        <p>Rows</p>
      </PageFrame>
    </ThemeProvider>
  );
}

const top = (text: string) => screen.getByText(text).getBoundingClientRect().top;

afterEach(() => page.viewport(1440, 900));

test('the count stands beside the title, and the rows right below the filters while none is active', () => {
  const { rerender } = show(<Head />);
  const count = screen.getByRole('status').getBoundingClientRect();
  expect(count.top).toBeLessThan(screen.getByRole('heading').getBoundingClientRect().bottom);
  const rows = top('Rows');
  rerender(<Head filtered />);
  expect(top('Rows') - rows).toBe(36);
});

test('the selection covers the filters, and moves nothing', async () => {
  const { rerender } = show(<Head />);
  const rows = top('Rows');
  rerender(<Head selected={3} />);
  expect(top('Rows')).toBe(rows);
  const bar = screen.getByRole('region', { name: 'Selection' }).getBoundingClientRect();
  const filter = screen.getByPlaceholderText('Filter by title').parentElement?.getBoundingClientRect();
  expect([bar.top, bar.left]).toEqual([filter?.top, filter?.left]);
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
  expect(await findings()).toEqual([]);
});

test('/ leads to the search box also while rows are selected, and the selection stays', async () => {
  show(<Head selected={3} />);
  const visible = (element: Element) => getComputedStyle(element).visibility;
  const box = screen.getByPlaceholderText('Filter by title');
  const bar = screen.getByText('3 selected');
  expect([visible(box), visible(bar)]).toEqual(['hidden', 'visible']);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box);
  expect([visible(box), visible(bar)]).toEqual(['visible', 'hidden']);
  expect(visible(screen.getByText('Status'))).toBe('visible');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText('Status'));
  (document.activeElement as HTMLElement).blur();
  expect([visible(box), visible(bar)]).toEqual(['hidden', 'visible']);
});

test('Escape clears the selection, and the focus of the bar goes to the title', async () => {
  const onClear = vi.fn();
  show(<Head selected={3} onClear={onClear} />);
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Clear the selection' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bookings' }));
  // Escape in the search box belongs to the box.
  await userEvent.keyboard('/');
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledTimes(2);
});

test('on a phone the words of the count move nothing', async () => {
  await page.viewport(390, 844);
  const { rerender } = show(<Head />);
  const rows = top('Rows');
  rerender(<Head loading />);
  expect(screen.getByRole('status').textContent).toBe('Loading bookings');
  expect(top('Rows')).toBe(rows);
});
