import { registrySchema } from '@console/platform/registry';
import * as z from 'zod/mini';

/** All that counts of a remote's entry here; whether it can be honoured is the next page's to judge. */
const entrySchema = z.object({ name: z.string(), base: z.string() });

/** Where the live releases lie: all that an open tab compares its own with. */
export interface LiveReleases {
  readonly shell: string | undefined;
  /** By the remote's name. */
  readonly remotes: ReadonlyMap<string, string>;
}

const TIMEOUT_MS = 10_000;

/** Asks which releases are live. Unchanged, the server answers with 304 and nothing else; null when there is no answer. */
export async function readLiveReleases(): Promise<LiveReleases | null> {
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const registry = registrySchema.safeParse(response.ok ? await response.json() : null);
    if (!registry.success) return null;
    const remotes = registry.data.remotes.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
    return { shell: registry.data.shell?.base, remotes: new Map(remotes.map(({ name, base }) => [name, base])) };
  } catch {
    // The server is away, which the screens say where it matters; the next look finds it again.
    return null;
  }
}

const SHELL = /^\/releases\/shell\/[^/]+\//;

/** The shell's release that this tab runs, by where its scripts came from; undefined in development. */
export function runningShell(): string | undefined {
  for (const { src } of document.scripts) {
    const base = src && SHELL.exec(new URL(src).pathname)?.[0];
    if (base) return base;
  }
  return undefined;
}
