import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { Pager, rangeText } from './index.ts';

test.each([
  [50, 0, 1204, '1–50 of 1,204'],
  [4, 1200, 1204, '1,201–1,204 of 1,204'],
  [50, 50, undefined, '51–100'],
  [50, undefined, 1204, '50 of 1,204'],
  [0, 0, 0, '0 of 0'],
])('%s rows after %s of %s read "%s"', (rows, offset, total, words) => {
  expect(rangeText(rows, offset, total)).toBe(words);
});

test('NAV-08 the pager offers page sizes and the next page if there is one', async () => {
  const onPageSize = vi.fn();
  const onNext = vi.fn();
  show(
    <Pager
      pageSize={10}
      sizes={[10, 20, 50, 100]}
      onPageSize={onPageSize}
      rows={10}
      offset={0}
      hasPrevious={false}
      hasNext
      onPrevious={() => undefined}
      onNext={onNext}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(onPageSize).toHaveBeenCalledWith(50);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  expect(await findings()).toEqual([]);
});
