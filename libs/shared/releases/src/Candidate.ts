import type { KeptOperation } from '@console/api-kit/operations';
import type { ReleasedRemote, ReleasedShell } from '@console/platform/releases';

/** The name under which the shell is released. */
export const SHELL = 'shell';

/** A build of the shell or of a remote, read and found whole: what can go live. */
export type Candidate = {
  readonly name: string;
  /** Made of its content; the name of its folder. */
  readonly hash: string;
  /** The folder that it was read from. */
  readonly dir: string;
  readonly operations: readonly KeptOperation[];
} & (
  | { readonly kind: 'shell'; readonly entry: ReleasedShell }
  | { readonly kind: 'remote'; readonly entry: ReleasedRemote }
);

/** What is live together. */
export interface World {
  readonly shell: ReleasedShell | undefined;
  readonly remotes: readonly ReleasedRemote[];
}

/** `bookings 1.0.0+3f9c2a1b`, as sentences name a release. */
export function named(name: string, { version }: { version: string }): string {
  return `${name} ${version}`;
}

/** The folder's name at the end of a release's address. */
export function hashOf({ base }: { base: string }): string {
  return base.split('/').at(-2) ?? '';
}
