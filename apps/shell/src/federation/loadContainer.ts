import { ConsoleError } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';

/** A remote's container, as Module Federation builds it. */
export interface Container {
  init(shared: ShareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** What a host offers to containers: by module and version, how to get it. */
export type ShareScope = Record<string, Record<string, SharedOffer>>;

export interface SharedOffer {
  get(): (() => object) | Promise<() => object>;
  from: string;
  loaded: 1;
}

/** Milliseconds after which an entry that has not arrived counts as failed (C§9). */
export const ENTRY_TIMEOUT = 120_000;

/**
 * Fetches a remote's entry, as the registry's digest says it must be, and hands over its container.
 *
 * @throws ConsoleError REMOTE_ENTRY_FAILED, REMOTE_ENTRY_TIMEOUT
 */
export async function loadContainer(release: RemoteRelease): Promise<Container> {
  const name = containerName(release.name);
  Reflect.deleteProperty(window, name);
  await loadScript(release);
  const container: unknown = Reflect.get(window, name);
  if (!isContainer(container))
    throw new ConsoleError('REMOTE_ENTRY_FAILED', { detail: `${release.entry} sets no ${name}` });
  return container;
}

/** The global variable that a remote's entry sets. */
function containerName(remote: string): string {
  return `console_${remote.replaceAll('-', '_')}`;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function loadScript({ base, entry, digests }: RemoteRelease): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  const timer = setTimeout(
    () => reject(new ConsoleError('REMOTE_ENTRY_TIMEOUT', { detail: base + entry })),
    ENTRY_TIMEOUT,
  );
  script.src = base + entry;
  script.crossOrigin = 'anonymous';
  script.integrity = digests[entry] ?? '';
  script.onload = () => resolve();
  script.onerror = () => reject(new ConsoleError('REMOTE_ENTRY_FAILED', { detail: base + entry }));
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
