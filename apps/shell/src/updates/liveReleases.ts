import { registrySchema } from '@console/platform/registry';
import * as z from 'zod/mini';

/** The fields of a remote's entry that are compared here. The full entry is checked when a page starts. */
const entrySchema = z.object({ name: z.string(), base: z.string() });

/** The base paths of the live releases. A tab compares its own releases with them. */
export interface LiveReleases {
  readonly shell: string | undefined;
  /** Base path by the name of the remote. */
  readonly remotes: ReadonlyMap<string, string>;
}

const TIMEOUT_MS = 10_000;

/** Fetches the base paths of the live releases. Returns null when the server does not answer. */
export async function readLiveReleases(): Promise<LiveReleases | null> {
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const registry = registrySchema.safeParse(response.ok ? await response.json() : null);
    if (!registry.success) return null;
    const remotes = registry.data.remotes.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
    return { shell: registry.data.shell?.base, remotes: new Map(remotes.map(({ name, base }) => [name, base])) };
  } catch {
    // The screens report an unreachable server themselves.
    return null;
  }
}

const SHELL = /^\/releases\/shell\/[^/]+\//;

/** Returns the base path of the shell's release in this tab, from the URLs of its scripts. Undefined in development. */
export function runningShell(): string | undefined {
  for (const { src } of document.scripts) {
    const base = src && SHELL.exec(new URL(src).pathname)?.[0];
    if (base) return base;
  }
  return undefined;
}
