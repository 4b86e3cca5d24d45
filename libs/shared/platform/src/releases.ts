import * as z from 'zod/mini';
import { digest, file, remoteReleaseSchema, routePath, shellPointerSchema, version } from './registry.ts';

/**
 * A remote's release for the release commands. It has more than the browser reads: the data that the release gate
 * checks.
 */
export const releasedRemoteSchema = z.extend(remoteReleaseSchema, {
  /** The console's paths that the remote's sources link to, such as `/booking/:id`. */
  links: z.array(routePath),
});

export type ReleasedRemote = z.infer<typeof releasedRemoteSchema>;

/**
 * The shell's release: the scripts that its index.html loads, those that a signed-in user needs next, and the modules
 * shared with remotes.
 */
export const releasedShellSchema = z.extend(shellPointerSchema, {
  /** The platform version that the shell offers. */
  platform: version,
  digests: z.record(file, digest),
  /** The scripts of the signed-in console, which are preloaded when the user is probably signed in. */
  console: z.array(file),
  /** The scripts of each shared module. */
  shared: z.record(z.string(), z.array(file)),
  /** The exported names of each shared module. */
  exports: z.record(z.string(), z.array(z.string())),
  /** The file of the shell's persisted operations, by id. */
  operations: z.optional(file),
});

export type ReleasedShell = z.infer<typeof releasedShellSchema>;

/** The record of a release that went live. */
export const releaseRecordSchema = z.object({
  name: z.string(),
  /** The release's folder below its name. */
  hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  version: z.string(),
  /** An ISO time in UTC. */
  at: z.iso.datetime(),
  by: z.string(),
  how: z.enum(['release', 'rollback']),
});

export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

/**
 * The outline of `registry.json` in the releases folder: the live releases, and their history with the oldest first.
 * Entries are read one by one, so that an unreadable entry does not affect the others.
 */
export const releasesFileSchema = z.object({
  shell: z.optional(z.unknown()),
  remotes: z.array(z.unknown()),
  history: z._default(z.array(releaseRecordSchema), []),
});
