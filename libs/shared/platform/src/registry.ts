import * as z from 'zod/mini';
import { STAFF_ROLES } from './roles.ts';

const role = z.enum(STAFF_ROLES);
export const digest = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/));
/** A file's path below the release's address. */
export const file = z.string().check(z.regex(/^(?!.*\.\.)[\w./-]+$/));
const drawing = z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/));
export const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
export const routePath = z.string().check(z.regex(/^\/[\w/:-]+$/));

const route = z.object({
  id: z.string(),
  path: routePath,
  title: z.string(),
  roles: z.array(role),
  parent: z.optional(z.string()),
  opens: z.optional(z.array(z.string())),
  navigation: z.optional(
    z.object({
      group: z.string(),
      label: z.string(),
      weight: z.number(),
      icon: z.string(),
      key: z.optional(z.string().check(z.regex(/^[a-z]$/))),
      /** The icon's paths on a grid of 20, filled for the current entry: no shell has to know every remote's icon. */
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

/** Scripts of the release itself, and the shared modules that they take from the shell. */
const code = z.object({ files: z.array(file), shared: z.array(z.string()) });

/** A remote's release as the registry names it (architecture §3). */
export const remoteReleaseSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  title: z.string(),
  version: z.string(),
  /** `/releases/bookings/3f9c…/`: immutable, named after its content. */
  base: z.string().check(z.regex(/^\/releases\/[\w-]+\/[\w.-]+\/$/)),
  /** sha384 of every script, by its path below `base`. */
  digests: z.record(file, digest),
  /** The platform's version that it was built with. */
  platform: version,
  /** The container's script. */
  entry: file,
  /** What the container exposes: `./routes`, perhaps `./slots`. */
  exposes: z.record(z.string(), code),
  /** By the id of a route or of a slot's filling, what its page or panel needs beyond the entry and `./routes` or `./slots`. */
  pages: z.record(z.string(), code),
  /** The shared modules it takes from the shell, with the names that it imports of each. */
  needs: z.record(z.string(), z.array(z.string())),
  landing: z.optional(z.string()),
  routes: z.array(route),
  slots: z.array(slot),
  /** The file of its persisted operations, by id. */
  operations: z.optional(file),
});

export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** Which release of the shell is live; a page that loads gets this one. */
export const shellPointerSchema = z.object({
  version: z.string(),
  /** `/releases/shell/3f9c…/` */
  base: z.string().check(z.regex(/^\/releases\/shell\/[\w.-]+\/$/)),
});

/** The outline of registry.json. Entries are checked one by one: one bad entry must not take the others down. */
export const registrySchema = z.object({
  shell: z.optional(shellPointerSchema),
  remotes: z.array(z.unknown()),
});
