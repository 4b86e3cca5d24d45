import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findings, show } from '../src/testing/show.tsx';
import Gallery from './Gallery.tsx';

const pages = [
  'list',
  'schedule',
  'detail',
  'badges',
  'buttons',
  'fields',
  'rich-text',
  'choosing',
  'dates',
  'dialogs',
  'palette',
  'states',
  'values',
  'icons',
];

for (const scheme of ['light', 'dark'] as const) {
  test.each(pages)(`axe finds nothing on the gallery's page %s, ${scheme}`, async (page) => {
    window.location.hash = page;
    const { container } = show(<Gallery />, scheme);
    // The click sets the scheme; the browser's preference does not matter.
    screen.getByRole('radio', { name: scheme === 'light' ? 'Light' : 'Dark' }).click();
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    expect(await findings()).toEqual([]);
  });
}
