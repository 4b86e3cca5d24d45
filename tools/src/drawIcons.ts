import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusIconFiles } from './statusIcons.ts';
import { workspaceRoot } from './workspace.ts';

/** `npm run icons`: writes the icons that the contracts use. */
for (const [path, content] of statusIconFiles(workspaceRoot)) writeFileSync(join(workspaceRoot, path), content);
