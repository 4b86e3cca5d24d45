import * as z from 'zod/mini';
import { STAFF_ROLES } from './roles.ts';

const role = z.enum(STAFF_ROLES);
/** A digest, as in an integrity attribute. Releases of before 23 November 2026 have sha384. */
export const digest = z.string().check(z.regex(/^sha(?:256|384)-[A-Za-z0-9+/=]+$/));
/** The path of a file below the release's address. */
export const file = z.string().check(z.regex(/^(?!.*\.\.)[\w./-]+$/));
const drawing = z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/));
/** A version such as `1.2.0`. */
export const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
/** A path of the console, with parameters: `/booking/:id`. */
export const routePath = z.string().check(z.regex(/^\/[\w/:-]+$/));

const route = z.object({
  id: z.string(),
  path: routePath,
  title: z.string(),
  roles: z.array(role),
  own: z.optional(z.array(role)),
  parent: z.optional(z.string()),
  opens: z.optional(z.array(z.string())),
  navigation: z.optional(
    z.object({
      group: z.string(),
      label: z.string(),
      weight: z.number(),
      icon: z.string(),
      key: z.optional(z.string().check(z.regex(/^[a-z]$/))),
      /**
       * The icon's paths on a grid of 20; `filled` is for the current entry. So the shell does not need to know every
       * icon.
       */
      drawing: z.optional(z.object({ regular: drawing, filled: drawing })),
    }),
  ),
  reference: z.optional(z.string()),
  command: z.optional(z.object({ label: z.string(), keys: z.optional(z.string().check(z.regex(/^[a-fh-z][a-z]$/))) })),
});

const slot = z.object({
  slot: z.string(),
  id: z.string(),
  title: z.string(),
  roles: z.array(role),
  weight: z.number(),
  height: z.optional(z.number()),
});

/** Scripts of the release, and the shared modules that they use. */
const code = z.object({ files: z.array(file), shared: z.array(z.string()) });

/** A remote's release in the registry. */
export const remoteReleaseSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  title: z.string(),
  version: z.string(),
  /** `/releases/bookings/3f9c…/`: immutable, named after its content. */
  base: z.string().check(z.regex(/^\/releases\/[\w-]+\/[\w.-]+\/$/)),
  /** The digest of every script, by its path below `base`. */
  digests: z.record(file, digest),
  /** The platform version that the remote was built with. */
  platform: version,
  /** The container's script. */
  entry: file,
  /** The modules that the container exposes: `./routes`, perhaps `./slots`. */
  exposes: z.record(z.string(), code),
  /** The code of each page or panel beyond the entry and `./routes` or `./slots`, by the id of its route or filling. */
  pages: z.record(z.string(), code),
  /** The shared modules that the remote uses from the shell, with the imported names of each. */
  needs: z.record(z.string(), z.array(z.string())),
  landing: z.optional(z.string()),
  routes: z.array(route),
  slots: z.array(slot),
  /** Labels of records that the reference search finds, by their entity. */
  references: z.optional(z.record(z.string(), z.string())),
  /** The file of the release's persisted operations, by id. */
  operations: z.optional(file),
});

export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** The live release of the shell, which every newly loaded page gets. */
export const shellPointerSchema = z.object({
  version: z.string(),
  /** `/releases/shell/3f9c…/` */
  base: z.string().check(z.regex(/^\/releases\/shell\/[\w.-]+\/$/)),
});

/**
 * The outline of registry.json. Entries are checked one by one, so that an invalid entry does not affect the others.
 */
export const registrySchema = z.object({
  shell: z.optional(shellPointerSchema),
  remotes: z.array(z.unknown()),
});
