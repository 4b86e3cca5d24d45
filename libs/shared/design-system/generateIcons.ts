/**
 * Writes `src/icons/<group>.ts` from the drawings in @fluentui/react-icons. Run it with `npm run icons` after adding a name to
 * `src/icons/chosen.json`. The drawings are copied because Fluent's own icon components run three style hooks each, which a
 * table of 500 rows would feel, and because a file a group keeps the sign-in screen free of the other icons.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Group {
  readonly grid: number;
  readonly icons: readonly string[];
}

const folder = new URL('./src/icons/', import.meta.url);
const atoms = new URL(
  './lib/atoms/svg/',
  `file://${createRequire(import.meta.url).resolve('@fluentui/react-icons/package.json')}`,
);
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

/** The drawing on the wished grid, else on Fluent's usual one of 20. */
function drawingOf(name: string, grid: number): { path: string; grid: number } {
  const style = name.endsWith('Filled') ? 'Filled' : 'Regular';
  const base = name.replace(/(Filled|Regular)$/, '');
  const file = base.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  const source = readFileSync(new URL(`${file}.js`, atoms), 'utf8');
  for (const size of [grid, 20, 16, 24]) {
    const found = new RegExp(`export const ${base}${size}${style} = [^\\[]*\\[([^\\]]*)\\]`).exec(source);
    if (found?.[1]) return { path: JSON.parse(`[${found[1]}]`).join(''), grid: size };
  }
  throw new Error(`@fluentui/react-icons has no ${name}`);
}
