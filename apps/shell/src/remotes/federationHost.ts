import { ConsoleError } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from './sharedModules.ts';

/** Milliseconds after which a pending entry counts as failed (C§9). */
const ENTRY_TIMEOUT = 120_000;

export type FederationHost = ReturnType<typeof createInstance>;

/**
 * Creates a host with Module Federation's runtime and the shell's shared modules (decision 0002). It loads an entry only if it matches
 * the digest in the registry. The first host also provides the runtime's core to the remotes.
 *
 * @param attempt 1 for the console's common host, a higher number for the host of a remote that is loaded again after a failure.
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

/** The runtime requires a version, but does not use it: there is one copy of each module, and the release gate has checked that it fits. */
const SHARED_VERSION = '1.0.0';

function scripts(digests: ReadonlyMap<string, string | undefined>): ModuleFederationRuntimePlugin {
  return {
    name: 'console-scripts',
    createScript({ url }) {
      if (!digests.has(url)) throw new ConsoleError('REMOTE_REFUSED', { detail: `${url} is not in the registry` });
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      // Only a local remote has no digest, because its scripts change during development.
      script.integrity = digests.get(url) ?? '';
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}

/** Converts a release to the runtime's format. The name is also the name of the container's global variable. */
function federated({ name, base, entry }: RemoteRelease, attempt: number) {
  const { href } = new URL(base + entry, location.origin);
  const container = containerName(name);
  // The runtime caches an entry by its URL, so another attempt needs another URL.
  return {
    name: container,
    entry: attempt === 1 ? href : `${href}?attempt=${attempt}`,
    entryGlobalName: container,
    type: 'global',
  };
}

/** Returns the name under which a remote is built and registered. */
export function containerName(remote: string): string {
  return `console_${remote.replaceAll('-', '_')}`;
}
