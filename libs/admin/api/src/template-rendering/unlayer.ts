import { createRequire } from 'node:module';
import type { JsonObject } from './json.ts';

/** What this library calls of the renderers of the editor's maker. Their own types demand values that they do not need. */
interface Unlayer {
  readonly exporters: Readonly<Record<string, { readonly email: (...parts: readonly unknown[]) => string }>>;
  readonly heads: Readonly<
    Record<string, { readonly css?: (...parts: readonly unknown[]) => string | undefined } | undefined>
  >;
  readonly [defaults: `${string}Defaults`]: JsonObject | undefined;
}

let loaded: Unlayer | undefined;

/** Loads the renderers when the first design is drawn. They make functions from text, so they belong on the server alone. */
export function unlayer(): Unlayer {
  loaded ??= createRequire(import.meta.url)('@unlayer/exporters') as Unlayer;
  return loaded;
}

/** The renderer of each kind of block. Blocks of other kinds are kept and not drawn. */
export const rendererNames: Readonly<Record<string, string>> = {
  button: 'Button',
  divider: 'Divider',
  heading: 'Heading',
  html: 'Html',
  image: 'Image',
  menu: 'Menu',
  paragraph: 'Paragraph',
  social: 'Social',
  table: 'Table',
  text: 'Text',
  timer: 'Timer',
  video: 'Video',
};
