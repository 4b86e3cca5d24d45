import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One Fluent icon: the path of its SVG, and the width of the square grid in which the path is drawn. */
export interface Drawing {
  readonly path: string;
  readonly grid: number;
}

const atoms = new URL(
  './lib/atoms/svg/',
  `file://${createRequire(import.meta.url).resolve('@fluentui/react-icons/package.json')}`,
);

/**
 * Reads an icon's drawing from @fluentui/react-icons. Only builds call it: browsers get the drawings ready-made.
 *
 * @param name Fluent's name of the icon without a size: `CalendarCheckmark`, `CalendarCheckmarkFilled`.
 * @param grid the preferred grid in pixels. Without a drawing on it, Fluent's usual grid of 20 is taken, then 16 or 24.
 * @returns the path and the grid on which it is drawn.
 * @throws Error when Fluent has no such icon.
 */
export function drawingOf(name: string, grid = 20): Drawing {
  const style = name.endsWith('Filled') ? 'Filled' : 'Regular';
  const base = name.replace(/(Filled|Regular)$/, '');
  const file = base.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  const source = sourceOf(file);
  for (const size of [grid, 20, 16, 24]) {
    const found = new RegExp(`export const ${base}${size}${style} = [^\\[]*\\[([^\\]]*)\\]`).exec(source);
    if (found?.[1]) return { path: JSON.parse(`[${found[1]}]`).join(''), grid: size };
  }
  throw new Error(`@fluentui/react-icons has no icon named ${name}.`);
}

function sourceOf(file: string): string {
  try {
    return readFileSync(new URL(`${file}.js`, atoms), 'utf8');
  } catch {
    // There is no file for a name that Fluent does not have.
    return '';
  }
}
