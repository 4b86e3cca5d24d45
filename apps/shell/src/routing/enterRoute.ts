import {
  allows,
  ConsoleError,
  type ErrorCode,
  errorCodeOf,
  type PageData,
  type Role,
  type RouteAddress,
  type RouteModule,
} from '@console/platform';
import type { ComponentType } from 'react';
import { redirect } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RemoteStore } from '../remotes/RemoteStore.ts';
import { askForFillings, openSlots, preloadSlots } from './openSlots.ts';
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
 * @throws ConsoleError naming what could not be had, or the redirect to where the screen's module retreats.
 */
export async function enterRoute(entry: Entry, owned: OwnedRoute, address: RouteAddress): Promise<Entered> {
  const { route, remote } = owned;
  if (!allows(route.roles, entry.roles)) return { kind: 'forbidden' };
  askForFillings(entry, route);
  const module = await entry.remotes.routeModule(remote, route.id);
  const query = module.query?.load(entry.environment, address) ?? null;
  const slots = openSlots(entry, module, address);
  const [page] = await Promise.all([
    pageOf(entry, module, owned),
    query?.ready.catch((cause) => {
      const instead = module.retreat?.(cause, address.url);
      if (instead) throw redirect(instead);
      return fail('PAGE_QUERY_FAILED', cause, query.name);
    }),
  ]);
  const deferred = Object.fromEntries(
    Object.entries(module.deferred ?? {}).map(([name, later]) => [name, later.load(entry.environment, address)]),
  );
  return { kind: 'page', Page: page.default, data: { query, deferred, slots } };
}

/** Fetches what a screen needs because somebody points at a link to it. A failure is the click's to report. */
export async function preloadRoute(entry: Entry, owned: OwnedRoute, address: RouteAddress): Promise<void> {
  const { route, remote } = owned;
  if (!allows(route.roles, entry.roles)) return;
  askForFillings(entry, route);
  try {
    const module = await entry.remotes.routeModule(remote, route.id);
    const query = module.query?.preload(entry.environment, address);
    preloadSlots(entry, module, address);
    await Promise.all([pageOf(entry, module, owned), query?.ready]);
  } catch {
    // Nothing was asked for yet.
  }
}

async function pageOf(
  entry: Entry,
  module: RouteModule,
  { route, remote }: OwnedRoute,
): Promise<{ default: ComponentType }> {
  try {
    return await entry.remotes.follow(remote, module.page(), 'PAGE_CODE_FAILED');
  } catch (cause) {
    throw new ConsoleError('PAGE_CODE_FAILED', { cause, detail: route.id });
  }
}

function fail(code: ErrorCode, cause: unknown, detail: string): never {
  throw new ConsoleError(errorCodeOf(cause, code), { cause, detail });
}
