import type { Session } from '@console/platform';
import type { IEnvironment } from 'relay-runtime';
import type { RemoteStore } from '../remotes/RemoteStore.ts';

/** Everything that entering a screen needs besides its route: the user, the remotes and the Relay environment. */
export interface RouteContext extends Readonly<Pick<Session, 'userId' | 'roles'>> {
  readonly remotes: RemoteStore;
  readonly environment: IEnvironment;
}
