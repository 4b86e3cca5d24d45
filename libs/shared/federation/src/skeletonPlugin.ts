import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import { styleTag } from './styleTag.ts';

/**
 * Puts the style sheet of the skeleton into index.html, so that the page shows the skeleton before any other file has
 * loaded.
 */
export function skeletonPlugin(css: string): RsbuildPlugin {
  return {
    name: 'console-skeleton',
    setup(api) {
      api.modifyHTML((html) => html.replace('<!-- skeleton -->', () => styleTag(readFileSync(css, 'utf8'))));
    },
  };
}
