import { workspaceRoot } from '../workspace.ts';
import { allChecks } from './all.ts';
import { problemsOf } from './check.ts';
import { longFiles } from './longFiles.ts';

/** `npm run checks`: prints every check with its problems. Fails when there is a problem. */
for (const check of allChecks) {
  const problems = await problemsOf(check, workspaceRoot);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${check.name}`);
  for (const problem of problems) console.log(`    ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

const long = longFiles(workspaceRoot);
if (long.length > 0) console.log(`\nLonger than one sitting:\n${long.map((line) => `    ${line}`).join('\n')}`);
