import { blocksOf, type Design } from './design.ts';
import type { JsonObject } from './json.ts';

/** The blocks whose colours these rules know. */
const plainBlocks = new Set(['button', 'divider', 'heading', 'image', 'paragraph', 'text']);

/** Whether a design is dark text on light paper, so that it can be turned around. Another one looks the same in the dark. */
export function hasDarkLook(design: Design): boolean {
  const { rows, values } = design.body;
  const papers = [values, ...rows.flatMap((row) => [row.values, ...row.columns.map((column) => column.values)])];
  return papers.every(isLight) && blocksOf(design).every(({ type }) => plainBlocks.has(type));
}

const isLight = (values: JsonObject): boolean =>
  ['backgroundColor', 'columnsBackgroundColor'].every((name) => isLightColour(values[name])) &&
  !hasPicture(values.backgroundImage);

const hasPicture = (picture: JsonObject[string]): boolean =>
  typeof picture === 'object' && picture !== null && 'url' in picture && picture.url !== '';

/** Without a colour, the paper below is seen. Colours that are no hex numbers are unknown here. */
function isLightColour(colour: JsonObject[string]): boolean {
  if (typeof colour !== 'string' || colour === '' || colour === 'transparent') return true;
  const [, hex = ''] = /^#([0-9a-f]{6})$/i.exec(colour) ?? [];
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return channels.every((channel) => channel >= 224);
}

/** What mail programs in the dark show. The styles of the elements are in their attributes, so each rule is important. */
export const darkLook = `@media (prefers-color-scheme: dark) {
  .u_body, .u_body > table { background-color: #1b1a19 !important; }
  .u-row-container, .u-row, .u-row > div, .u-col, .u-col > div { background-color: transparent !important; }
  .u-row { background-color: #292827 !important; }
  .u_body table, .u_body td, .v-color, .v-color :not(a) { color: #f3f2f1 !important; }
  .v-color a { color: #75b8f0 !important; }
}`;
