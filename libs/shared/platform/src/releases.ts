import * as z from 'zod/mini';
import { digest, file, remoteReleaseSchema, routePath, shellPointerSchema, version } from './registry.ts';

/** A remote's release as the release commands know it: what the browser reads of it, and what only the gate asks for. */
export const releasedRemoteSchema = z.extend(remoteReleaseSchema, {
  /** The console's addresses that its sources link to, such as `/booking/:id`. */
  links: z.array(routePath),
});

export type ReleasedRemote = z.infer<typeof releasedRemoteSchema>;

/** The shell's release: what its index.html loads at once, what a signed-in visitor will need next, and what it offers to remotes. */
export const releasedShellSchema = z.extend(shellPointerSchema, {
  /** The platform's version that it offers. */
  platform: version,
  digests: z.record(file, digest),
  /** The scripts of the signed-in console, to be preloaded when the visitor probably is. */
  console: z.array(file),
  /** By shared module, the scripts that hold it. */
  shared: z.record(z.string(), z.array(file)),
  /** By shared module, the names that it exports. */
  exports: z.record(z.string(), z.array(z.string())),
  /** The file of its persisted operations, by id. */
  operations: z.optional(file),
});

export type ReleasedShell = z.infer<typeof releasedShellSchema>;

/** One time that a release went live. */
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
 * The outline of `registry.json` in the releases folder: what is live, and what was when, oldest first. The entries are read one by one,
 * since one that cannot be read must not take the others down.
 */
export const releasesFileSchema = z.object({
  shell: z.optional(z.unknown()),
  remotes: z.array(z.unknown()),
  history: z._default(z.array(releaseRecordSchema), []),
});
