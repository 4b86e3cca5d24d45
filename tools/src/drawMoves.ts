import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingFile, drawMoves } from './movesDrawing.ts';
import { workspaceRoot } from './workspace.ts';

/** `npm run moves`: draws the moves of the contracts anew. */
writeFileSync(join(workspaceRoot, drawingFile), await drawMoves(workspaceRoot));
