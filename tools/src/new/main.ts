import { parseArgs } from 'node:util';
import { workspaceRoot } from '../workspace.ts';
import { Draft, Refusal } from './Draft.ts';
import { finish } from './finish.ts';
import { plan } from './plan.ts';

/** `npm run new`: writes the files of one record, list, screen, mutation, move, form or remote. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { of: { type: 'string' }, below: { type: 'string' } },
  });
  const draft = new Draft(workspaceRoot);
  const { remotes, left } = plan(draft, positionals, values);
  draft.write();
  await finish(draft, remotes);
  for (const path of draft.paths) console.log(`${draft.created.includes(path) ? 'Wrote' : 'Changed'} ${path}`);
  console.log('\nNext:');
  for (const step of left) console.log(`- ${step}`);
}

/** Whether `parseArgs` was given an option that it does not know, or one without its value. */
function isWrongOption(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal) && !isWrongOption(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
