import { type ComponentType, createContext, useContext } from 'react';
import type { Filling } from './Filling.ts';
import type { RouteRecord } from './remote.ts';
import type { Role } from './roles.ts';
import type { LoadedData } from './routeModules.ts';

/** The signed-in user. */
export interface Session {
  /** `users/{ulid}` */
  userId: string;
  roles: readonly Role[];
  /** Empty until the current-user query has answered. */
  fullName: string;
  email: string;
}

/** The names that a page gives its own screen, instead of its route's title. */
export interface PageTitle {
  title: string;
  /** The last part of the breadcrumb. The default is `title`. */
  crumb?: string;
  /**
   * The part of the breadcrumb before `crumb`: the record of the screen above. The default is the title of that route.
   */
  above?: string;
  /** The record of the page, if it has a reference. Null when the record of the address does not exist. */
  record?: { reference: string; title: string } | null;
}

/**
 * The functions of the shell for the remotes. Remotes use them only through the hooks and components of this library.
 */
export interface ConsoleHost {
  session: Session;
  /** Returns the live route of a path, or undefined when no live remote has one. */
  findRoute(path: string): RouteRecord | undefined;
  /**
   * Returns the address of a record's screen: the live route whose `reference` is the entity. Undefined when no live
   * remote has one.
   */
  recordAddress(entity: string, id: string): string | undefined;
  /** Navigates to a path. Its screen shows when code and data have loaded. */
  navigate(path: string): void;
  /** Returns a list's address with the filters, sort and page that the user last saw in this tab, or else its path. */
  listAddress(path: string): string;
  /** Loads the code and the data of a path, because the user is about to go there. */
  preload(path: string): void;
  setPageTitle(title: PageTitle | null): void;
  /** The shell's placeholder for a slot's filling while it loads. It has the panel's usual height, if that is known. */
  SlotLoading: ComponentType<{ title: string; height: number | undefined; onRetry: () => void }>;
  /** The shell's message for a filling that failed. */
  SlotFailed: ComponentType<{ title: string; error: unknown; onRetry: () => void }>;
  /** The shell's not-found page (NAV-18). */
  NotFound: ComponentType<{ what: string }>;
}

const HostContext = createContext<ConsoleHost | null>(null);

export const ConsoleHostProvider = HostContext.Provider;

/**
 * Returns the shell's functions.
 *
 * @throws Error outside a console.
 */
export function useConsoleHost(): ConsoleHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component must be inside a ConsoleHostProvider.');
  return host;
}

/** Returns the signed-in user and their roles. */
export function useSession(): Session {
  return useConsoleHost().session;
}

/** The data that the navigation has loaded for the current page. */
export interface PageData extends LoadedData {
  /** The fillings of the page's slots, by slot. */
  readonly slots: Readonly<Record<string, readonly Filling[]>>;
}

const PageDataContext = createContext<PageData | null>(null);

export const PageDataProvider = PageDataContext.Provider;

/**
 * Returns the data of the page.
 *
 * @throws Error outside a page.
 */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('This component must be inside a PageDataProvider.');
  return data;
}
