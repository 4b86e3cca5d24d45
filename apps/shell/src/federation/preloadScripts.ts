import type { RemoteRelease } from '@console/platform/registry';
import { sharedModules } from './sharedModules.ts';

const asked = new Set<string>();

/**
 * Asks at once for everything that a route will need, which would otherwise be found out one after the other: the entry, `./routes`, the
 * page, and the shared modules that these take from the shell.
 */
export function preloadScripts({ base, entry, exposes, pages, digests }: RemoteRelease, routeId: string): void {
  const codes = [exposes['./routes'], pages[routeId]].filter((code) => code !== undefined);
  for (const file of [entry, ...codes.flatMap(({ files }) => files)]) {
    const integrity = digests[file];
    if (integrity) preload(base + file, integrity);
  }
  for (const name of codes.flatMap(({ shared }) => shared)) {
    if (!asked.has(name) && isShared(name)) Promise.resolve(sharedModules[name]()).catch(() => asked.delete(name));
    asked.add(name);
  }
}

function isShared(name: string): name is keyof typeof sharedModules {
  return name in sharedModules;
}

function preload(href: string, integrity: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  // The script's own request reports a failure; a kept one would only be in its way.
  link.onerror = () => {
    asked.delete(href);
    link.remove();
  };
  document.head.append(link);
}
