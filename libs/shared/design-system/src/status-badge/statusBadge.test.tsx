import { expect, test } from 'vitest';
import { bookingStatuses } from '../../gallery/statuses.ts';
import { show } from '../testing/show.tsx';
import { StatusBadge, StatusMark } from './index.ts';

test('a badge is a word and an icon, 20 px high', () => {
  const { container } = show(<StatusBadge of={bookingStatuses} status="confirmed" />);
  expect(container.textContent).toBe('Confirmed');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('path')?.getAttribute('d')).toBe(bookingStatuses.lookOf('confirmed').icon?.path);
  expect(container.querySelector('svg')?.parentElement?.getBoundingClientRect().height).toBe(20);
});

test('a badge may have words of its own', () => {
  const badge = show(
    <StatusBadge of={bookingStatuses} status="on_hold">
      On hold for 17 days
    </StatusBadge>,
  );
  expect(badge.container.textContent).toBe('On hold for 17 days');
});

test('an unknown status shows its name with a question mark', () => {
  const { container } = show(<StatusBadge of={bookingStatuses} status="awaiting_venue" />);
  expect(container.textContent).toBe('Awaiting venue');
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a mark without room for its word is a picture with that name', async () => {
  const { getByRole } = show(<StatusMark of={bookingStatuses} status="on_hold" />);
  const mark = getByRole('img', { name: 'On hold' });
  expect(mark.textContent).toBe('');
  expect(mark.title).toBe('On hold');
});
