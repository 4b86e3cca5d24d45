import type { JsonObject } from '../json.ts';

/** Returns the text of a design with these blocks below each other. */
export function designOf(
  blocks: readonly (readonly [type: string, values: JsonObject])[],
  more: JsonObject = {},
): string {
  const rows = blocks.map(([type, values]) => ({
    cells: [1],
    columns: [{ contents: [{ type, values }], values: {} }],
    values: {},
  }));
  return JSON.stringify({ counters: {}, body: { headers: [], rows, footers: [], values: more }, schemaVersion: 24 });
}
