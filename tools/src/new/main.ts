import { parseArgs } from 'node:util';
import { workspaceRoot } from '../workspace.ts';
import { Draft, Refusal } from './Draft.ts';
import { finish } from './finish.ts';
import { newList } from './list.ts';
import { nameFrom } from './names.ts';
import { newScreen } from './screen.ts';

const usage = `Use one of:
  npm run new -- list <domain> <name> [--of <list of the schema>]
  npm run new -- screen <domain> <name>`;

/** What a command has planned: the remotes whose queries change, and what is left to do for the person. */
interface Plan {
  readonly remotes: readonly string[];
  readonly left: readonly string[];
}

/** `npm run new`: writes the files of one list, screen, mutation or remote. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { of: { type: 'string' } } });
  const draft = new Draft(workspaceRoot);
  const { remotes, left } = plan(draft, positionals, values.of);
  draft.write();
  await finish(draft, remotes);
  for (const path of draft.paths) console.log(`${draft.created.includes(path) ? 'Wrote' : 'Changed'} ${path}`);
  console.log('\nNext:');
  for (const step of left) console.log(`- ${step}`);
}

function plan(draft: Draft, [kind, ...given]: readonly string[], of: string | undefined): Plan {
  const [domain, name] = given;
  if (given.length === 2 && domain && name) {
    if (kind === 'list') return { remotes: [domain], left: newList(draft, domain, nameFrom(name), of) };
    if (kind === 'screen') return { remotes: [domain], left: newScreen(draft, domain, nameFrom(name)) };
  }
  throw new Refusal(usage);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
