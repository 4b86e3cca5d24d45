import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { FileButton } from './index.ts';

test('gives the chosen file, also when the same one is chosen again', async () => {
  const chosen: string[] = [];
  const { container } = show(
    <FileButton accept="image/png" onChoose={({ name }) => chosen.push(name)}>
      Upload logo
    </FileButton>,
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('The button has no input.');
  const clicks: Event[] = [];
  // The browser's own dialog would stop the test.
  input.addEventListener('click', (event) => {
    event.preventDefault();
    clicks.push(event);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Upload logo' }));
  expect(clicks).toHaveLength(1);
  const file = new File(['…'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(chosen).toEqual(['logo.png', 'logo.png']);
  expect(await findings()).toEqual([]);
});
