import { ConsoleError } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from './sharedModules.ts';

/** Milliseconds after which an entry that has not arrived counts as failed (C§9). */
export const ENTRY_TIMEOUT = 120_000;

export type FederationHost = ReturnType<typeof createInstance>;

/**
 * The host of the federation: Module Federation's runtime, given everything shared by hand (decision 0002). It provides the runtime's core
 * to the remotes as well, and loads an entry only as the registry's digest says it must be.
 *
 * @param digestOf the digest of a script's address, if it is one of the registry's.
 */
export function createFederationHost(digestOf: (url: string) => string | undefined): FederationHost {
  return createInstance({
    name: 'console_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(sharedModules).map(([name, load]) => [name, offer(load)])),
    plugins: [provideRuntimeCore(), scripts(digestOf)],
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

function scripts(digestOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'console-scripts',
    createScript({ url }) {
      const integrity = digestOf(url);
      if (!integrity) throw new ConsoleError('REMOTE_REFUSED', { detail: `${url} has no digest in the registry` });
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}

/** A release in the form that the runtime registers. The name is the global variable of its container too. */
export function federated(release: RemoteRelease): {
  name: string;
  entry: string;
  entryGlobalName: string;
  type: 'global';
} {
  const name = containerName(release.name);
  return {
    name,
    entry: new URL(release.base + release.entry, location.origin).href,
    entryGlobalName: name,
    type: 'global',
  };
}

/** The name under which a remote is built and registered. */
export function containerName(remote: string): string {
  return `console_${remote.replaceAll('-', '_')}`;
}
