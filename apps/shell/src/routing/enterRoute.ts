import {
  ConsoleError,
  type DisplayedPage,
  type ErrorCode,
  errorCodeOf,
  keptData,
  mayOpen,
  type PageData,
  type RouteAddress,
  type RouteModule,
} from '@console/platform';
import type { ComponentType } from 'react';
import { redirect } from 'react-router';
import { openSlots, preloadSlotScripts, preloadSlots } from './openSlots.ts';
import type { RouteContext } from './RouteContext.ts';
import type { OwnedRoute } from './RouteTable.ts';

/** The result of a route's loader: a screen with its data, or a refusal because of the user's roles
 * (ACC-13). Records of others are missing for those who may open their own only. */
export type Entered =
  | { readonly kind: 'page'; readonly Page: ComponentType; readonly data: PageData }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'missing' };

/**
 * Enters a screen. The screen's code and its query load in parallel. The result is ready when both have arrived.
 *
 * @param displayed what the router displays of this route. Another section of the same page takes over its data.
 * @throws ConsoleError when the code or the query fails. When the query fails and the screen's module names another
 * address to open, it throws a redirect to that address.
 */
export async function enterRoute(
  context: RouteContext,
  owned: OwnedRoute,
  address: RouteAddress,
  displayed: DisplayedPage | null,
): Promise<Entered> {
  const { route, remote } = owned;
  if (!mayOpen(route, address.url.pathname, context)) return { kind: route.own ? 'missing' : 'forbidden' };
  preloadSlotScripts(context, route);
  const module = await context.remotes.routeModule(remote, route.id);
  const kept = keptData(module, displayed, address.url);
  const query = module.query?.load(context.environment, address, kept?.query) ?? null;
  const slots = kept?.slots ?? openSlots(context, module, address);
  const [page] = await Promise.all([
    loadPage(context, module, owned),
    query?.ready.catch((cause) => {
      const instead = module.fallbackToFirstPage?.(cause, address.url);
      if (instead) throw redirect(instead);
      return fail('PAGE_QUERY_FAILED', cause, query.name);
    }),
  ]);
  const deferred = Object.fromEntries(
    Object.entries(module.deferred ?? {}).map(([name, later]) => [
      name,
      later.load(context.environment, address, kept?.deferred[name]),
    ]),
  );
  return { kind: 'page', Page: page.default, data: { query, deferred, slots } };
}

/** Fetches the code and data of a screen when the pointer is over a link to it. Errors are ignored: the navigation reports them. */
export async function preloadRoute(context: RouteContext, owned: OwnedRoute, address: RouteAddress): Promise<void> {
  const { route, remote } = owned;
  if (!mayOpen(route, address.url.pathname, context)) return;
  preloadSlotScripts(context, route);
  try {
    const module = await context.remotes.routeModule(remote, route.id);
    const query = module.query?.preload(context.environment, address);
    preloadSlots(context, module, address);
    await Promise.all([loadPage(context, module, owned), query?.ready]);
  } catch {
    // The navigation itself reports the error.
  }
}

async function loadPage(
  context: RouteContext,
  module: RouteModule,
  { route, remote }: OwnedRoute,
): Promise<{ default: ComponentType }> {
  try {
    return await context.remotes.watchCode(remote, module.page(), 'PAGE_CODE_FAILED');
  } catch (cause) {
    throw new ConsoleError('PAGE_CODE_FAILED', { cause, detail: route.id });
  }
}

function fail(code: ErrorCode, cause: unknown, detail: string): never {
  throw new ConsoleError(errorCodeOf(cause, code), { cause, detail });
}
