import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { PaperFrame } from './index.ts';

const outline = () => getComputedStyle(screen.getByTitle('The mail')).outlineStyle;

test('a page of others is a Tab stop with a visible focus', async () => {
  show(
    <>
      <button type="button">Before</button>
      <PaperFrame src="data:text/html,Hello" label="The mail" />
      <button type="button">After</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  expect(outline()).toBe('none');
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTitle('The mail')));
  await waitFor(() => expect(outline()).toBe('solid'));
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' })));
  await waitFor(() => expect(outline()).toBe('none'));
});

const frameIn = (place: number, widths: { readonly width?: number; readonly leastWidth?: number }) => {
  show(
    <div style={{ width: place }} data-testid="place">
      <PaperFrame src="about:blank" label="The mail" {...widths} />
    </div>,
  );
  return screen.getByTitle<HTMLIFrameElement>('The mail');
};

test('a page that is wider than its place is drawn smaller, and its frame keeps its height', async () => {
  const frame = frameIn(360, { leastWidth: 720 });
  await waitFor(() => expect(frame.clientWidth).toBeGreaterThan(700));
  const { width, height } = frame.getBoundingClientRect();
  expect([Math.round(width), Math.round(height)]).toEqual([360, 480]);
  expect(screen.getByTestId('place').scrollHeight).toBe(480);
});

test('a page that has its place is as wide as the place, or as it is asked to be', async () => {
  expect(Math.round(frameIn(900, { leastWidth: 720 }).getBoundingClientRect().width)).toBe(900);
  expect(Math.round(frameIn(900, { width: 375, leastWidth: 720 }).getBoundingClientRect().width)).toBe(375);
});
