import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingFile, drawMoves } from '../movesDrawing.ts';
import type { Check } from './check.ts';

/** The committed drawing of the moves must match the contracts (architecture §5). */
export const freshMoves: Check = {
  name: 'docs/moves.md draws the moves of the contracts',
  async run(root) {
    const path = join(root, drawingFile);
    const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return committed === (await drawMoves(root))
      ? []
      : [`${drawingFile} differs from the moves of the contracts: run \`npm run moves\`.`];
  },
};
