import { type ComponentType, createContext, useContext } from 'react';
import type { Filling } from './Filling.ts';
import type { RouteRecord } from './remote.ts';
import type { Role } from './roles.ts';
import type { LoadedData } from './routeModules.ts';

/** Who is signed in. */
export interface Session {
  /** `users/{ulid}` */
  userId: string;
  roles: readonly Role[];
  /** Empty until the current-user query has answered. */
  fullName: string;
  email: string;
}

/** What a page calls its own screen, more closely than its route record can. */
export interface PageTitle {
  title: string;
  /** The last word of the breadcrumb; the title when there is none. */
  crumb?: string;
  /** The word before it: the record whose screen stands above; that route's title when there is none. */
  above?: string;
  /** The record that it is about, where that has a reference; null when the record of its address is not there. */
  record?: { reference: string; title: string } | null;
}

/** What the shell does for the remotes. They reach it through this library's hooks and components only. */
export interface ConsoleHost {
  session: Session;
  /** The live route that a path opens, or undefined when no live remote registers one. */
  findRoute(path: string): RouteRecord | undefined;
  /** Goes to a path; its screen shows once code and data are there. */
  navigate(path: string): void;
  /** Fetches the code and the data of a path, because somebody is about to go there. */
  preload(path: string): void;
  setPageTitle(title: PageTitle | null): void;
  /** The shell's look for a slot's filling that is on its way: as high as its panel will be, as far as that is known. */
  SlotLoading: ComponentType<{ title: string; height: number | undefined; onRetry: () => void }>;
  /** The shell's look for one that failed. */
  SlotFailed: ComponentType<{ title: string; error: unknown; onRetry: () => void }>;
  /** The shell's not-found page (NAV-18). */
  NotFound: ComponentType<{ what: string }>;
}

const HostContext = createContext<ConsoleHost | null>(null);

export const ConsoleHostProvider = HostContext.Provider;

/** @throws Error outside of a console. */
export function useConsoleHost(): ConsoleHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component must be shown inside a console.');
  return host;
}

/** The person who is signed in, and their roles. */
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

/** @throws Error outside of a page. */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('This component must be shown inside a page.');
  return data;
}
