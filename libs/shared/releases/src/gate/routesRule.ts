import type { ReleasedRemote } from '@console/platform/releases';
import { named } from '../Candidate.ts';
import { SERVER_ADDRESSES, SHELL_ADDRESSES, sameShape } from './addresses.ts';
import type { Rule } from './Judgement.ts';

/**
 * Two screens may not share an id or an address. No remote may use an address of the shell or the server. Only one screen is the landing.
 */
export const routesRule: Rule = ({ after: { remotes }, changed }) => ({
  refusals: remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) => [
      ...ownClashes(remote),
      ...remotes
        // When two remotes are released together, one sentence for both is enough.
        .filter((other) => other.name !== remote.name && (!changed.has(other.name) || other.name < remote.name))
        .flatMap((other) => clashes(remote, other)),
    ]),
});

function ownClashes(remote: ReleasedRemote): string[] {
  const label = named(remote.name, remote);
  const { routes, slots, landing } = remote;
  const taken = routes.flatMap(({ path }) => {
    const owner = ownerOf(path);
    return owner ? [`${label} has a screen at ${path}, which is the ${owner}’s own address.`] : [];
  });
  const twice = routes.flatMap((route, at) => {
    const before = routes.slice(0, at).find(({ id, path }) => id === route.id || sameShape(path, route.path));
    return before
      ? [`${label} has two screens that clash: ${before.id} at ${before.path}, ${route.id} at ${route.path}.`]
      : [];
  });
  const ids = new Set([...routes, ...slots].map(({ id }) => id));
  const mixed = ids.size < routes.length + slots.length && twice.length === 0;
  const nowhere = landing !== undefined && !routes.some(({ id }) => id === landing);
  return [
    ...taken,
    ...twice,
    ...(mixed ? [`${label} uses one id for two of its screens or panels.`] : []),
    ...(nowhere ? [`${label} would open at /dashboard, but has no screen ${landing}.`] : []),
  ];
}

function ownerOf(path: string): 'shell' | 'server' | undefined {
  if (SHELL_ADDRESSES.some((address) => sameShape(address, path))) return 'shell';
  return SERVER_ADDRESSES.some((address) => sameShape(address, path)) ? 'server' : undefined;
}

function clashes(remote: ReleasedRemote, other: ReleasedRemote): string[] {
  const label = named(remote.name, remote);
  const theirs = named(other.name, other);
  const ids = new Set([...other.routes, ...other.slots].map(({ id }) => id));
  const sameIds = [...remote.routes, ...remote.slots]
    .filter(({ id }) => ids.has(id))
    .map(({ id }) => `${label} uses the id ${id}, which ${theirs} uses already.`);
  const samePaths = remote.routes.flatMap(({ path }) => {
    const taken = other.routes.find((route) => sameShape(route.path, path));
    return taken ? [`${label} has a screen at ${path}, but ${taken.id} of ${theirs} is already there.`] : [];
  });
  const landing =
    remote.landing && other.landing
      ? [`${label} would open at /dashboard, but ${other.landing} of ${theirs} already does.`]
      : [];
  return [...sameIds, ...samePaths, ...landing];
}
