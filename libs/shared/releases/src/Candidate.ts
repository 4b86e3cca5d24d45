import type { KeptOperation } from '@console/api-kit/operations';
import type { ReleasedRemote, ReleasedShell } from '@console/platform/releases';

/** The name under which the shell is released. */
export const SHELL = 'shell';

/** A build of the shell or of a remote that was read and is complete. It can go live. */
export type Candidate = {
  readonly name: string;
  /** The hash of the build's content. It is also the name of the release's folder. */
  readonly hash: string;
  /** The folder that the build was read from. */
  readonly dir: string;
  readonly operations: readonly KeptOperation[];
} & (
  | { readonly kind: 'shell'; readonly entry: ReleasedShell }
  | { readonly kind: 'remote'; readonly entry: ReleasedRemote }
);

/** Everything that is live at the same time. */
export interface World {
  readonly shell: ReleasedShell | undefined;
  readonly remotes: readonly ReleasedRemote[];
}

/** The name of a release in sentences: `bookings 1.0.0+3f9c2a1b`. */
export function named(name: string, { version }: { version: string }): string {
  return `${name} ${version}`;
}

/** Returns the folder's name from the end of a release's address. */
export function hashOf({ base }: { base: string }): string {
  return base.split('/').at(-2) ?? '';
}
