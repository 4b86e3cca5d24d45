/**
 * Writes `src/icons/<group>.ts` from the drawings in @fluentui/react-icons. Run it with `npm run icons -w @console/design-system` after adding a
 * name to `src/icons/chosen.json`. The drawings are copied for two reasons. Fluent's own icon components run three
 * style hooks each, which makes a table of 500 rows slow. And one file for each group keeps the other icons out of the
 * sign-in screen's bundle.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { drawingOf } from './drawings.ts';

interface Group {
  readonly grid: number;
  readonly icons: readonly string[];
}

const folder = new URL('./src/icons/', import.meta.url);
const groups: Record<string, Group> = JSON.parse(readFileSync(new URL('chosen.json', folder), 'utf8'));

for (const [group, { grid, icons }] of Object.entries(groups)) {
  const lines = [...new Set(icons)].map((name) => {
    const drawing = drawingOf(name, grid);
    return `export const ${name}Icon = /*#__PURE__*/ createIcon('${drawing.path}', ${drawing.grid});`;
  });
  writeFileSync(
    new URL(`${group}.ts`, folder),
    `// Made by \`npm run icons\` from @fluentui/react-icons; see chosen.json.\nimport { createIcon } from './createIcon.tsx';\n\n${lines.join('\n')}\n`,
  );
}
