import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteFace } from './RemoteStore.ts';
import { sharedModules } from './sharedModules.ts';

const requested = new Set<string>();

/**
 * Requests all scripts of a route or of a slot's filling in parallel: the entry, the exposed module, the page or panel,
 * and the shell's shared modules that they use. Without preloading, the browser would discover them one after the
 * other.
 */
export function preloadScripts(release: RemoteRelease, face: RemoteFace, id: string): void {
  const { base, entry, exposes, pages, digests } = release;
  const codes = [exposes[`./${face}`], pages[id]].filter((code) => code !== undefined);
  for (const file of [entry, ...codes.flatMap(({ files }) => files)]) {
    const integrity = digests[file];
    // A failed preload of the entry needs no second request: the runtime requests the entry at once, and this clears
    // the failed preload.
    if (integrity) preload(base + file, integrity, file !== entry && file.endsWith('.js'));
  }
  for (const name of codes.flatMap(({ shared }) => shared)) {
    if (!requested.has(name) && isShared(name))
      Promise.resolve(sharedModules[name]()).catch(() => requested.delete(name));
    requested.add(name);
  }
}

function isShared(name: string): name is keyof typeof sharedModules {
  return name in sharedModules;
}

function preload(href: string, integrity: string, reloadable: boolean): void {
  if (requested.has(href)) return;
  requested.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  // The request of the script itself reports the error. The failed preload is removed, because the browser would use it
  // for that request too.
  link.onerror = () => {
    requested.delete(href);
    link.remove();
    if (reloadable) consume(href, integrity);
  };
  document.head.append(link);
}

/**
 * Requests a script once to clear a failed preload. Chromium keeps a failed preload and uses it for the next script with the same URL,
 * even when the server is reachable again. If this script loads, its chunk is simply ready.
 */
function consume(href: string, integrity: string): void {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = href;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}
