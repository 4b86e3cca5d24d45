import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingFile, drawMoves } from './movesDrawing.ts';
import { workspaceRoot } from './workspace.ts';

/** `npm run moves`: writes the drawing of the moves. */
writeFileSync(join(workspaceRoot, drawingFile), await drawMoves(workspaceRoot));
