import type { Role } from '@console/platform';
import type { IEnvironment } from 'relay-runtime';
import type { RemoteStore } from '../remotes/RemoteStore.ts';

/** Everything that entering a screen needs besides its route: the user's roles, the remotes and the Relay environment. */
export interface RouteContext {
  readonly roles: readonly Role[];
  readonly remotes: RemoteStore;
  readonly environment: IEnvironment;
}
