import type { Role } from './roles.ts';

export { ADMIN_ROLES, type Role, STAFF_ROLES } from './roles.ts';

/**
 * The version of this library's contract with remotes. Its first number changes when older remotes would break: when
 * an export, a prop or a field that they use is removed or renamed. The second number then starts at 1, so that a
 * test can run a remote that is one minor version behind. A remote's registry entry has the version it was built
 * with, and the shell refuses another first number.
 */
export const PLATFORM_CONTRACT = '3.1.0';

/** An entry of the sidebar, shown to users with one of its route's roles. */
export interface NavigationEntry {
  /** The group's heading, such as `Training`; `top` for an entry without a group (C§2). */
  group: string;
  label: string;
  /**
   * The position in the whole sidebar, in tens: Classes 10, Bookings 20 … The lowest weight in a group is the position
   * of the group.
   */
  weight: number;
  /** The Fluent name of an icon that has a regular and a filled form, such as `CalendarCheckmark`. */
  icon: string;
  /** The small letter that opens the entry after `g`: `g` then `b` opens Bookings. Each letter belongs to one entry. */
  key?: string | undefined;
  /** The icon's paths on a grid of 20. The build adds them to the registry. */
  drawing?: { regular: string; filled: string } | undefined;
}

/** The command that opens a screen from the palette: `{ label: 'New booking', keys: 'cb' }`. */
export interface RouteCommand {
  label: string;
  /** Two small letters, pressed one after the other. The first is not `g`. Each pair belongs to one command. */
  keys?: string | undefined;
}

/** One screen. The sidebar, the guard, the breadcrumb and preloading use this record. */
export interface RouteRecord {
  /** `bookings.detail`: the remote's name, a dot, the screen. It is also the key in `routes.ts`. */
  id: string;
  /** The whole path from the root, such as `/booking/:id`. */
  path: string;
  /** The name of the screen in the document title and the breadcrumb, until the page sets a better one. */
  title: string;
  roles: readonly Role[];
  /**
   * More roles, which may open this screen for their own user only. The path then has one parameter, the user's id. Any other id
   * shows that there is no such record, and nothing is asked.
   */
  own?: readonly Role[];
  /** The id of the route above this one in the breadcrumb. */
  parent?: string;
  /** The names of the slots on its screen: `[bookingDetailPanel.name]`. */
  opens?: readonly string[];
  navigation?: NavigationEntry;
  /**
   * The entity whose records this screen shows, by its name in the reference search and in consequences: `booking`.
   * The path then has one parameter, the record's id.
   */
  reference?: string;
  /** Offers this screen as a command. Its path has no parameters. */
  command?: RouteCommand;
}

/** A place on another domain's screen that this remote fills. */
export interface SlotFill {
  /** The slot's name from its domain's contracts: `customerDetailPanel.name`. */
  slot: string;
  /** `billing.customer-invoices`: the key of its module in the remote's `slots.ts`. */
  id: string;
  title: string;
  roles: readonly Role[];
  weight: number;
  /** The panel's usual height in pixels, kept free while it loads. */
  height?: number | undefined;
}

/** A remote's declaration. It is static and serialisable, because the registry contains it. */
export interface RemoteDefinition {
  name: string;
  /** The name in "{title} did not load" and in the About panel. */
  title: string;
  /** The id of the route that `/dashboard` opens. Only one remote has it. */
  landing?: string;
  routes: readonly RouteRecord[];
  slots: readonly SlotFill[];
  /**
   * Labels of records in the palette, by their entity in the reference search: `{ supplier: 'Supplier' }`. Without one, the
   * title of the route with this `reference` is the label.
   */
  references?: Readonly<Record<string, string>>;
}

/** Declares a remote. It is the default export of every remote's `remote.ts`, which imports nothing else. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
