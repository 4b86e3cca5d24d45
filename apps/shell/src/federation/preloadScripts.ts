import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteFace } from '../remotes/RemoteStore.ts';
import { sharedModules } from './sharedModules.ts';

const asked = new Set<string>();

/**
 * Asks at once for everything that a route, or a filling of a slot, will need, which would otherwise be found out one after the other: the
 * entry, what it exposes, the page or panel, and the shared modules that these take from the shell.
 */
export function preloadScripts(release: RemoteRelease, face: RemoteFace, id: string): void {
  const { base, entry, exposes, pages, digests } = release;
  const codes = [exposes[`./${face}`], pages[id]].filter((code) => code !== undefined);
  for (const file of [entry, ...codes.flatMap(({ files }) => files)]) {
    const integrity = digests[file];
    // The entry is asked for by the runtime at once, which uses a failed one up.
    if (integrity) preload(base + file, integrity, file !== entry && file.endsWith('.js'));
  }
  for (const name of codes.flatMap(({ shared }) => shared)) {
    if (!asked.has(name) && isShared(name)) Promise.resolve(sharedModules[name]()).catch(() => asked.delete(name));
    asked.add(name);
  }
}

function isShared(name: string): name is keyof typeof sharedModules {
  return name in sharedModules;
}

function preload(href: string, integrity: string, reloadable: boolean): void {
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
    if (reloadable) consume(href, integrity);
  };
  document.head.append(link);
}

/**
 * Chromium keeps a failed preload and answers the next script of this address with it, even when the server has come back: a script that
 * nobody waits for takes it away. Should it arrive after all, it is one more chunk that lies ready.
 */
function consume(href: string, integrity: string): void {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = href;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}
