import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { drawingOf } from '@console/design-system/drawings';

const file = 'icons.ts';
const heading =
  '// Made by `npm run icons` from @fluentui/react-icons: the icons that the files beside this one use.\n';

/**
 * Returns the files with the icons that the contracts, the domains’ own components and the gallery use, by their paths. They name an icon as
 * Fluent does, followed by its grid: `icons.CheckmarkCircle16`.
 *
 * @throws when Fluent has no icon of a name, or none on its grid.
 */
export function statusIconFiles(root: string): Map<string, string> {
  const names = new Map<string, Set<string>>();
  for (const source of globSync('libs/{*/contracts/src,*/web/src/*,shared/design-system/gallery}/*.{ts,tsx}', {
    cwd: root,
  }).sort()) {
    if (basename(source) === file) continue;
    const text = readFileSync(join(root, source), 'utf8');
    for (const [, name = ''] of text.matchAll(/\bicons\.([A-Z]\w+)/g)) {
      const path = join(dirname(source), file).replaceAll('\\', '/');
      names.set(path, (names.get(path) ?? new Set()).add(name));
    }
  }
  return new Map([...names].map(([path, used]) => [path, contentOf([...used].sort())]));
}

function contentOf(names: readonly string[]): string {
  const lines = names.map((name) => {
    const [, icon = name, size = '20'] = /^(.*?)(\d+)$/.exec(name) ?? [];
    const { path, grid } = drawingOf(icon, Number(size));
    if (`${icon}${grid}` !== name) throw new Error(`There is no icon ${name}. Fluent draws it as ${icon}${grid}.`);
    return `export const ${name}: Drawing = {\n  path: '${path}',\n  grid: ${grid},\n};`;
  });
  return `${heading}import type { Drawing } from '@console/rules';\n\n${lines.join('\n')}\n`;
}
