import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from './api-report/reports.ts';
import { workspaceRoot } from './workspace.ts';

/** `npm run api-report`: writes the public names of each libs/shared package. */
for (const [path, report] of apiReports(workspaceRoot)) writeFileSync(join(workspaceRoot, path), report);
