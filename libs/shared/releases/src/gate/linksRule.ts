import { named, type World } from '../Candidate.ts';
import { KNOWN_ADDRESSES, leadsTo, SHELL_ADDRESSES, sameShape } from './addresses.ts';
import type { Rule } from './Judgement.ts';

/** Each link of a remote must lead to a screen, or at least to one that the console will have. */
export const linksRule: Rule = ({ before, after, changed }) => {
  const refusals: string[] = [];
  const warnings: string[] = [];
  for (const remote of after.remotes) {
    const label = named(remote.name, remote);
    for (const link of remote.links.filter((each) => !isRegistered(each, after))) {
      const known = KNOWN_ADDRESSES.some((address) => leadsTo(address, link));
      const found = known ? warnings : refusals;
      if (changed.has(remote.name)) found.push(`${label} links to ${link}, ${known ? PLAIN : NOWHERE}`);
      else if (isRegistered(link, before))
        found.push(`The live ${label} links to ${link}, ${known ? LOST : LOST_FOR_GOOD}`);
    }
  }
  return { refusals, warnings };
};

const PLAIN = 'which no live remote registers: such links are plain text.';
const NOWHERE = 'which is no screen: no live remote registers it, and the console has no such address.';
const LOST = 'which no live remote would register any more: such links would be plain text.';
const LOST_FOR_GOOD = 'which would no longer be a screen.';

function isRegistered(link: string, { remotes }: World): boolean {
  const addresses = [...SHELL_ADDRESSES, ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path))];
  if (addresses.some((address) => sameShape(address, link))) return true;
  // /booking/create is not the booking with the id "create".
  if (KNOWN_ADDRESSES.some((address) => sameShape(address, link))) return false;
  return addresses.some((address) => leadsTo(address, link));
}
