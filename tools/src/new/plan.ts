import { type Draft, Refusal } from './Draft.ts';
import { remotes } from './domain.ts';
import { newForm } from './form.ts';
import { newList } from './list.ts';
import { newMove } from './move.ts';
import { newMutation } from './mutation.ts';
import { nameFrom } from './names.ts';
import { newRecord } from './record/record.ts';
import { newRemote } from './remote.ts';
import { newScreen } from './screen.ts';

const usage = `Use one of:
  npm run new -- record <domain> <name> <field> [<field> …]   (such as reference:SB dueOn:date supplier:record:Supplier)
  npm run new -- list <domain> <name> [--of <list of the schema>]
  npm run new -- screen <domain> <name>
  npm run new -- mutation <domain> <verb>-<record>
  npm run new -- move <domain> <record> <move> <from>[,<from>] <to>
  npm run new -- form <domain> create-<record> [--below <record>]   (or update-, delete-; the mutation must exist)
  npm run new -- remote <name>`;

/** The result of a command: the remotes whose queries change, and the steps that remain for the user. */
export interface Plan {
  readonly remotes: readonly string[];
  readonly left: readonly string[];
}

/** The options of the commands. */
export interface PlanOptions {
  /** The name of the list in the schema, when its type has another name than the new list. */
  readonly of?: string | undefined;
  /** The record on whose screen a new one is made, in a dialog. */
  readonly below?: string | undefined;
}

/**
 * Plans the files of a command.
 *
 * @throws Refusal
 */
export function plan(draft: Draft, [kind, ...given]: readonly string[], { of, below }: PlanOptions = {}): Plan {
  const [domain, name, ...words] = given;
  if (of !== undefined && kind !== 'list') throw new Refusal('Only a list takes --of.');
  if (below !== undefined && kind !== 'form') throw new Refusal('Only a form takes --below.');
  if (kind === 'remote' && given.length === 1 && domain) {
    return { remotes: [domain], left: newRemote(draft, nameFrom(domain)) };
  }
  if (kind === 'record' && domain && name && words.length > 0) {
    return { remotes: [], left: newRecord(draft, domain, nameFrom(name), words) };
  }
  const [move, from, to] = words;
  if (kind === 'move' && given.length === 5 && domain && name && move && from && to) {
    return {
      remotes: remotes(draft).filter((remote) => remote === domain),
      left: newMove(draft, domain, nameFrom(name), nameFrom(move), [from, to]),
    };
  }
  if (given.length === 2 && domain && name) {
    if (kind === 'list') return { remotes: [domain], left: newList(draft, domain, nameFrom(name), of) };
    if (kind === 'screen') return { remotes: [domain], left: newScreen(draft, domain, nameFrom(name)) };
    if (kind === 'form') return { remotes: [domain], left: newForm(draft, domain, nameFrom(name), below) };
    if (kind === 'mutation') return { remotes: [], left: newMutation(draft, domain, nameFrom(name)) };
  }
  throw new Refusal(usage);
}
