import {
  allows,
  ConsoleError,
  type ErrorCode,
  errorCodeOf,
  type PageData,
  type Role,
  type RouteAddress,
} from '@console/platform';
import type { ComponentType } from 'react';
import type { IEnvironment } from 'relay-runtime';
import type { RemoteStore } from '../remotes/RemoteStore.ts';
import type { OwnedRoute } from './RouteTable.ts';

/** A screen that is ready to be shown, or the refusal of one that this person may not open (ACC-13). */
export type Entered =
  | { readonly kind: 'page'; readonly Page: ComponentType; readonly data: PageData }
  | { readonly kind: 'forbidden' };

export interface Entry {
  readonly roles: readonly Role[];
  readonly remotes: RemoteStore;
  readonly environment: IEnvironment;
}

/**
 * Enters a screen: its code and its query start side by side, and it is ready when both have arrived (architecture §3).
 *
 * @throws ConsoleError naming what could not be had.
 */
export async function enterRoute(entry: Entry, { route, remote }: OwnedRoute, address: RouteAddress): Promise<Entered> {
  if (!allows(route.roles, entry.roles)) return { kind: 'forbidden' };
  const module = await entry.remotes.routeModule(remote, route.id);
  const query = module.query?.load(entry.environment, address) ?? null;
  const [page] = await Promise.all([
    module.page().catch((cause) => {
      entry.remotes.drop(remote);
      return fail('PAGE_CODE_FAILED', cause, route.id);
    }),
    query?.ready.catch((cause) => fail('PAGE_QUERY_FAILED', cause, query.name)),
  ]);
  const deferred = Object.fromEntries(
    Object.entries(module.deferred ?? {}).map(([name, later]) => [name, later.load(entry.environment, address)]),
  );
  return { kind: 'page', Page: page.default, data: { query, deferred } };
}

/** Fetches what a screen needs because somebody points at a link to it. A failure is the click's to report. */
export async function preloadRoute(entry: Entry, { route, remote }: OwnedRoute, address: RouteAddress): Promise<void> {
  if (!allows(route.roles, entry.roles)) return;
  try {
    const module = await entry.remotes.routeModule(remote, route.id);
    const query = module.query?.preload(entry.environment, address);
    await Promise.all([module.page(), query?.ready]);
  } catch {
    // Nothing was asked for yet.
  }
}

function fail(code: ErrorCode, cause: unknown, detail: string): never {
  throw new ConsoleError(errorCodeOf(cause, code), { cause, detail });
}
