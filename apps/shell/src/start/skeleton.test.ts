import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '@console/design-system/theme';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'skeleton.css'), 'utf8');
const dark = css.indexOf('prefers-color-scheme: dark');

test.each([
  ['light', css.slice(0, dark)],
  ['dark', css.slice(dark)],
] as const)('NAV-06 the skeleton has the colours of the %s theme', (scheme, rules) => {
  const colours = Object.fromEntries(
    [...rules.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  const theme = themes[scheme];
  expect(colours).toEqual({
    ground: theme.colorNeutralBackground3,
    sheet: theme.colorNeutralBackground2,
    control: theme.colorNeutralBackground1,
    stroke: theme.colorNeutralStroke2,
    'control-stroke': theme.colorNeutralStroke1,
    bar: theme.colorNeutralStencil1,
    text: theme.colorNeutralForeground1,
  });
});

test('the skeleton has the font of the theme', () => {
  expect(css.replaceAll(/\s+/g, ' ')).toContain(themes.light.fontFamilyBase);
});
