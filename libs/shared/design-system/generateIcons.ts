/**
 * Writes `src/icons/<group>.ts` from the drawings in @fluentui/react-icons. Run it with `npm run icons` after adding a name to
 * `src/icons/chosen.json`. The drawings are copied because Fluent's own icon components run three style hooks each, which a
 * table of 500 rows would feel, and because a file a group keeps the sign-in screen free of the other icons.
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
