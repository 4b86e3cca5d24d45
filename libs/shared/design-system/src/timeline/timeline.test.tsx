import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingStatuses } from '../../gallery/statuses.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { Conversation, Timeline, TimelineChange, TimelineEntry } from './index.ts';

test.each(['light', 'dark'] as const)(
  'a conversation shows messages, changes and the editor below them (%s)',
  async (scheme) => {
    show(
      <Conversation foot={<button type="button">Post</button>}>
        <Timeline label="Conversation">
          <TimelineEntry author="Amelia Hughes" at="2026-11-13T15:22:00Z">
            Where?
          </TimelineEntry>
          <TimelineChange text="Priya Nair changed the status" at="2026-11-13T15:41:00Z">
            <StatusBadge of={bookingStatuses} status="open" />
          </TimelineChange>
        </Timeline>
      </Conversation>,
      scheme,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AHAmelia Hughes13 Nov 2026 15:22Where?',
      'Priya Nair changed the statusOpen13 Nov 2026 15:41',
    ]);
    screen.getByRole('button', { name: 'Post' });
    expect(await findings()).toEqual([]);
  },
);

const talk = (...messages: readonly string[]) => (
  <Conversation foot={<textarea aria-label="Post" style={{ width: '100%', height: '150px' }} />}>
    {messages.map((text) => (
      <p key={text} style={{ margin: 0, height: '60px' }}>
        {text}
      </p>
    ))}
  </Conversation>
);

test('the editor stands a short way below one message, and a message that arrives while somebody types does not move it', async () => {
  await page.viewport(1440, 900);
  const { rerender } = show(talk('Where?'));
  const say = (...messages: readonly string[]) =>
    rerender(<ThemeProvider scheme="light">{talk(...messages)}</ThemeProvider>);
  const editor = screen.getByRole('textbox', { name: 'Post' });
  const below = (text: string) =>
    editor.getBoundingClientRect().top - screen.getByText(text).getBoundingClientRect().bottom;
  await expect.poll(() => below('Where?')).toBeGreaterThan(60);
  const apart = below('Where?');
  expect(apart).toBeLessThanOrEqual(110);
  editor.focus();
  const { top } = editor.getBoundingClientRect();
  say('Where?', 'In Leeds.');
  expect(editor.getBoundingClientRect().top).toBe(top);
  expect(below('In Leeds.')).toBeGreaterThan(0);
  // Once nobody types, there is room for the next message again.
  editor.blur();
  say('Where?', 'In Leeds.', 'Thanks.');
  await expect.poll(() => below('Thanks.')).toBe(apart);
});
