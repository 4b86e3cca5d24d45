import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { RELEASE_BASE } from './releaseBase.ts';
import { styleTag } from './styleTag.ts';

/**
 * Puts the console's fonts into the build: their files into `fonts/`, their rules into index.html, and a preload link
 * for each file that every page needs. A rule with a `unicode-range` gets no preload link: the browser loads its file
 * with the first such character.
 *
 * @param css a style sheet of `@font-face` rules. The font files are beside it.
 */
export function fontsPlugin(css: string): RsbuildPlugin {
  return {
    name: 'console-fonts',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { output: { copy: [{ from: '*.woff2', to: 'fonts', context: dirname(css) }] } }),
      );
      api.modifyHTML((html, { environment }) => {
        const base = environment.config.mode === 'production' ? RELEASE_BASE : '/';
        return html.replace('<!-- fonts -->', () => fontTags(readFileSync(css, 'utf8'), base));
      });
    },
  };
}

/** Returns the tags for index.html. The font files are in `fonts/` below `base`. */
export function fontTags(css: string, base: string): string {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll('url("./', `url("${base}fonts/`);
  const needed = (rules.match(/@font-face\s*{[^}]*}/g) ?? []).filter((rule) => !rule.includes('unicode-range'));
  const files = needed.flatMap((rule) => rule.match(/(?<=url\(")[^"]*/g) ?? []);
  return [
    ...files.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${file}" />`),
    styleTag(rules),
  ].join('\n    ');
}
