import type { ReleasedRemote } from '@console/platform/releases';
import { named } from '../Candidate.ts';
import type { Rule } from './Judgement.ts';

/** No two screens have one letter after `g`, one command's keys or one entity's references, and none has them in vain. */
export const claimsRule: Rule = ({ after: { remotes }, changed }) => ({
  refusals: remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) => [
      ...ownClaims(remote.routes).map((claim) => `${named(remote.name, remote)} has ${claim}.`),
      ...remotes
        // Of two that are released together, one sentence is enough.
        .filter((other) => other.name !== remote.name && (!changed.has(other.name) || other.name < remote.name))
        .flatMap((other) => clashes(remote, other)),
    ]),
});

function clashes(remote: ReleasedRemote, other: ReleasedRemote): string[] {
  return claimsOf(remote.routes).flatMap(({ by, what }) => {
    const taken = claimsOf(other.routes).find((claim) => claim.what === what);
    if (!taken) return [];
    return [
      `${named(remote.name, remote)} has ${what} for ${by}, which is ${taken.by}’s of ${named(other.name, other)} already.`,
    ];
  });
}

interface Claim {
  /** The screen's id. */
  readonly by: string;
  readonly what: string;
}

/** What only one screen of the console can have: the letter after `g`, the keys of its command, the entity whose records open there. */
function claimsOf(routes: ReleasedRemote['routes']): Claim[] {
  return routes.flatMap(({ id, navigation, command, reference }) => {
    const claims = [
      navigation?.key !== undefined && `the key ${navigation.key}`,
      command?.keys !== undefined && `the keys ${command.keys}`,
      reference !== undefined && `the references of ${reference}`,
    ];
    return claims.filter((what) => what !== false).map((what) => ({ by: id, what }));
  });
}

/** What a remote claims twice, or for a screen that cannot have it. */
function ownClaims(routes: ReleasedRemote['routes']): string[] {
  const claims = claimsOf(routes);
  const twice = claims.flatMap(({ by, what }, at) => {
    const before = claims.slice(0, at).find((claim) => claim.what === what);
    return before ? [`${what} for two of its screens, ${before.by} and ${by}`] : [];
  });
  const filled = routes.flatMap(({ id, path, command, reference }) => [
    ...(command && path.includes('/:') ? [`a command for ${id}, whose address ${path} needs a record`] : []),
    ...(reference !== undefined && path.split('/:').length !== 2
      ? [`the references of ${reference} for ${id}, whose address ${path} is not one record’s`]
      : []),
  ]);
  return [...twice, ...filled];
}
