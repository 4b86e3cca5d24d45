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
