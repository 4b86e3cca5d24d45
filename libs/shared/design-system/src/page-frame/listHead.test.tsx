import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FilterChips, ResultCount, SelectionBar } from '../filter-bar/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { PageFrame } from './index.ts';

const noun = ['booking', 'bookings'] as const;

interface HeadProps {
  readonly selected?: number;
  readonly filtered?: boolean;
  readonly loading?: boolean;
}

function Head({ selected = 0, filtered = false, loading = false }: HeadProps) {
  return (
    <ThemeProvider scheme="light">
      <PageFrame
        title="Bookings"
        count={<ResultCount matching={38} noun={noun} showNoun loading={loading} />}
        actions={<button type="button">New booking of a customer</button>}
        filters={<button type="button">Status</button>}
        selection={selected > 0 && <SelectionBar count={selected} noun={noun} onClear={() => {}} />}
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
  const filter = screen.getByText('Status').getBoundingClientRect();
  expect([bar.top, bar.left]).toEqual([filter.top, filter.left]);
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
  expect(await findings()).toEqual([]);
});

test('on a phone the words of the count move nothing', async () => {
  await page.viewport(390, 844);
  const { rerender } = show(<Head />);
  const rows = top('Rows');
  rerender(<Head loading />);
  expect(screen.getByRole('status').textContent).toBe('Loading bookings');
  expect(top('Rows')).toBe(rows);
});
