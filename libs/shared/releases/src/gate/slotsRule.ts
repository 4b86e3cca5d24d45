import { named } from '../Candidate.ts';
import type { Rule } from './Judgement.ts';

/** Warns about a panel whose slot no live screen opens: nobody would see it. */
export const slotsRule: Rule = ({ after: { remotes }, changed }) => {
  const opened = new Set(remotes.flatMap(({ routes }) => routes.flatMap(({ opens = [] }) => opens)));
  const unseen = remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) => remote.slots.map(({ slot, id }) => ({ remote, slot, id })))
    .filter(({ slot }) => !opened.has(slot));
  return {
    refusals: [],
    warnings: unseen.map(
      ({ remote, slot, id }) =>
        `${named(remote.name, remote)} fills ${slot} with ${id}; no live screen opens that place.`,
    ),
  };
};
