import type { ReleasedRemote } from '@console/platform/releases';
import { named } from '../Candidate.ts';
import type { Rule } from './Judgement.ts';

/**
 * Two screens may not share a letter after `g`, the keys of a command, or the references of an entity. A screen may claim only what it can
 * use.
 */
export const claimsRule: Rule = ({ after: { remotes }, changed }) => ({
  refusals: remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) => [
      ...ownClaims(remote.routes).map((claim) => `${named(remote.name, remote)} has ${claim}.`),
      ...remotes
        // When two remotes are released together, one sentence for both is enough.
        .filter((other) => other.name !== remote.name && (!changed.has(other.name) || other.name < remote.name))
        .flatMap((other) => clashes(remote, other)),
    ]),
});

function clashes(remote: ReleasedRemote, other: ReleasedRemote): string[] {
  return claimsOf(remote.routes).flatMap(({ by, what }) => {
    const taken = claimsOf(other.routes).find((claim) => claim.what === what);
    if (!taken) return [];
    return [
      `${named(remote.name, remote)} has ${what} for ${by}, but ${taken.by} of ${named(other.name, other)} already has it.`,
    ];
  });
}

interface Claim {
  /** The screen's id. */
  readonly by: string;
  readonly what: string;
}

/**
 * Everything that only one screen of the console may have: the letter after `g`, the keys of its command, and the entity whose records it
 * opens.
 */
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

/** The faults of one remote: two of its screens claim the same, or a screen claims what it cannot use. */
function ownClaims(routes: ReleasedRemote['routes']): string[] {
  const claims = claimsOf(routes);
  const twice = claims.flatMap(({ by, what }, at) => {
    const before = claims.slice(0, at).find((claim) => claim.what === what);
    return before ? [`${what} for two of its screens, ${before.by} and ${by}`] : [];
  });
  const filled = routes.flatMap(({ id, path, command, reference }) => [
    ...(command && path.includes('/:') ? [`a command for ${id}, whose address ${path} needs a record`] : []),
    ...(reference !== undefined && path.split('/:').length !== 2
      ? [`the references of ${reference} for ${id}, whose address ${path} names no single record`]
      : []),
  ]);
  return [...twice, ...filled];
}
