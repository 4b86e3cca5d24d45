import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { Timeline, TimelineEntry } from './index.ts';

const posts = (from: number, until: number) => (
  <div data-testid="page" style={{ height: 300, overflow: 'auto' }}>
    <Timeline label="Conversation" keepsPlace>
      {Array.from({ length: until - from + 1 }, (_, index) => `Post ${from + index}`).map((post) => (
        <TimelineEntry key={post} author="Priya Nair" at="2026-11-13T15:44:00Z">
          {post}
        </TimelineEntry>
      ))}
    </Timeline>
  </div>
);

/** Shows some posts, then others in the same list. */
function showTwice(scrolled: number) {
  const { rerender } = show(posts(21, 40));
  const page = screen.getByTestId('page');
  page.scrollTop = scrolled;
  return {
    page,
    showPosts: (from: number, until: number) =>
      rerender(<ThemeProvider scheme="light">{posts(from, until)}</ThemeProvider>),
  };
}

const topOf = (text: string) => Math.round(screen.getByText(text).getBoundingClientRect().top);

test.each([0, 120])('earlier posts that are added above %i px of scrolling move no post on screen', (scrolled) => {
  const { page, showPosts } = showTwice(scrolled);
  const before = topOf('Post 24');
  showPosts(1, 40);
  expect(topOf('Post 24')).toBe(before);
  expect(page.scrollTop).toBeGreaterThan(scrolled);
});

test('a new post below moves nothing', () => {
  const { page, showPosts } = showTwice(50);
  showPosts(21, 41);
  expect(page.scrollTop).toBe(50);
});
