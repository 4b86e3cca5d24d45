import { ConsoleError } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from './sharedModules.ts';

/** Milliseconds after which an entry that has not arrived counts as failed (C§9). */
const ENTRY_TIMEOUT = 120_000;

export type FederationHost = ReturnType<typeof createInstance>;

/**
 * A host of the federation: Module Federation's runtime, given everything shared by hand (decision 0002). It loads an entry only as the
 * registry's digest says it must be, and the first one provides the runtime's core to the remotes as well.
 *
 * @param attempt 1 for the console's host; a higher number for one that starts afresh after a failure, beside it.
 */
export function createFederationHost(releases: readonly RemoteRelease[], attempt: number): FederationHost {
  const remotes = releases.map((release) => federated(release, attempt));
  const digests = new Map(remotes.map(({ entry }, at) => [entry, releases[at]?.digests[releases[at].entry]]));
  return createInstance({
    name: attempt === 1 ? 'console_shell' : `console_shell_${attempt}`,
    remotes,
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(sharedModules).map(([name, load]) => [name, offer(load)])),
    plugins: [...(attempt === 1 ? [provideRuntimeCore()] : []), scripts(digests)],
  });
}

function offer(load: () => object | Promise<object>) {
  return {
    version: SHARED_VERSION,
    scope: 'default',
    shareConfig: { singleton: true, requiredVersion: false as const },
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

/** There is only ever one of each, whose fitness the release gate has judged by name; the number is a formality. */
const SHARED_VERSION = '1.0.0';

function scripts(digests: ReadonlyMap<string, string | undefined>): ModuleFederationRuntimePlugin {
  return {
    name: 'console-scripts',
    createScript({ url }) {
      if (!digests.has(url)) throw new ConsoleError('REMOTE_REFUSED', { detail: `${url} is not of the registry` });
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      // Only a remote under development has none: its scripts change under the page.
      script.integrity = digests.get(url) ?? '';
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}

/** A release in the form that the runtime registers. The name is the global variable of its container too. */
function federated({ name, base, entry }: RemoteRelease, attempt: number) {
  const { href } = new URL(base + entry, location.origin);
  const container = containerName(name);
  // The runtime keeps what it knows of an entry by its address, so another attempt needs another one.
  return {
    name: container,
    entry: attempt === 1 ? href : `${href}?attempt=${attempt}`,
    entryGlobalName: container,
    type: 'global',
  };
}

/** The name under which a remote is built and registered. */
export function containerName(remote: string): string {
  return `console_${remote.replaceAll('-', '_')}`;
}
