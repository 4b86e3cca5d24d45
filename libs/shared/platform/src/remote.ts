import type { Role } from './roles.ts';

export { ADMIN_ROLES, type Role, STAFF_ROLES } from './roles.ts';

/**
 * The version of what this library promises to remotes. Its first number changes when a remote of before would break.
 * A remote’s registry entry carries the version that it was built with. The shell refuses another first number.
 */
export const PLATFORM_CONTRACT = '1.3.0';

/** An entry of the sidebar, shown to whoever holds one of its route's roles. */
export interface NavigationEntry {
  /** The heading it stands under, such as `Training`; `top` for an entry under none (C§2). */
  group: string;
  label: string;
  /** Its place in the whole sidebar, counted in tens: Classes 10, Bookings 20 … A group stands where its lightest entry belongs. */
  weight: number;
  /** Fluent's name of an icon that exists regular and filled, such as `CalendarCheckmark`. */
  icon: string;
  /** The small letter that leads here after `g`: `g` then `b` opens Bookings. No two entries of the console have one. */
  key?: string | undefined;
  /** The icon's paths on a grid of 20. The build puts them into the registry. */
  drawing?: { regular: string; filled: string } | undefined;
}

/** What a screen begins, for the command palette: `{ label: 'New booking', keys: 'cb' }`. */
export interface RouteCommand {
  label: string;
  /** Two small letters, pressed one after the other; the first is not `g`. No two commands of the console have the same. */
  keys?: string | undefined;
}

/** One screen: the sidebar, the guard, the breadcrumb and the preloading all come from this record. */
export interface RouteRecord {
  /** `bookings.detail`: the remote's name, a dot, the screen. The key of its module in `routes.ts`. */
  id: string;
  /** A whole path from the root, such as `/booking/:id`. */
  path: string;
  /** The screen's name in the document title and the breadcrumb until the page gives a better one. */
  title: string;
  roles: readonly Role[];
  /** The route whose screen stands before this one in the breadcrumb. */
  parent?: string;
  /** The names of the slots that its screen opens to other remotes: `[bookingDetailPanel.name]`. */
  opens?: readonly string[];
  navigation?: NavigationEntry;
  /** The entity whose records open here, as the reference search names it: `booking`. Its path has one parameter, the record's id. */
  reference?: string;
  /** Offers this screen as a command. Its path has no parameters. */
  command?: RouteCommand;
}

/** A place on another domain's screen that this remote fills (architecture §3). */
export interface SlotFill {
  /** The place's name, of its domain's contracts: `customerDetailPanel.name`. */
  slot: string;
  /** `billing.customer-invoices`: the key of its module in the remote's `slots.ts`. */
  id: string;
  title: string;
  roles: readonly Role[];
  weight: number;
  /** The panel's usual height in pixels, which its place has while it loads. */
  height?: number | undefined;
}

/** What a remote gives the console: static and serialisable, so that it can stand in the registry. */
export interface RemoteDefinition {
  name: string;
  /** The words of "{title} did not load" and of the About panel. */
  title: string;
  /** The route that `/dashboard` leads to. One remote of the console has it. */
  landing?: string;
  routes: readonly RouteRecord[];
  slots: readonly SlotFill[];
}

/** Declares a remote. The default export of every remote's `remote.ts`, which imports nothing else. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
