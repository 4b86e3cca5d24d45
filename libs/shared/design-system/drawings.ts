import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One of Fluent's icons as the path of an SVG, on a square grid that is this wide in the path's own units. */
export interface Drawing {
  readonly path: string;
  readonly grid: number;
}

const atoms = new URL(
  './lib/atoms/svg/',
  `file://${createRequire(import.meta.url).resolve('@fluentui/react-icons/package.json')}`,
);

/**
 * Reads an icon's drawing from @fluentui/react-icons. For builds: what runs in a browser has its drawings already.
 *
 * @param name as Fluent calls it, without its size: `CalendarCheckmark`, `CalendarCheckmarkFilled`.
 * @param grid the wished grid; Fluent's usual one of 20 when there is no drawing on it.
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
  throw new Error(`@fluentui/react-icons has no ${name}.`);
}

function sourceOf(file: string): string {
  try {
    return readFileSync(new URL(`${file}.js`, atoms), 'utf8');
  } catch {
    // A name that Fluent does not have has no file.
    return '';
  }
}
