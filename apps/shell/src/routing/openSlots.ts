import { Filling, type RouteAddress, type RouteModule, type RouteRecord } from '@console/platform';
import type { OwnedFill } from '../remotes/RemoteStore.ts';
import type { Entry } from './enterRoute.ts';

/** Asks for the scripts of whatever fills a screen's slots, before the screen's own module says what they are given. */
export function askForFillings({ remotes, roles }: Entry, { opens = [] }: RouteRecord): void {
  for (const slot of opens) for (const fill of remotes.fillsOf(slot, roles)) remotes.preloadSlot(fill);
}

/** Starts what fills the slots of a screen, beside the screen itself; nobody waits for it (FED-08). */
export function openSlots(
  entry: Entry,
  module: RouteModule,
  address: RouteAddress,
): Readonly<Record<string, readonly Filling[]>> {
  const { environment, remotes, roles } = entry;
  const fillings = (module.slots ?? []).map((open) => {
    const props = open.props(address);
    const begin = (owned: OwnedFill) =>
      new Filling(owned.fill, props, {
        environment,
        load: () => remotes.slotModule(owned),
        follow: (code) => remotes.follow(owned.remote, code, 'SLOT_CODE_FAILED'),
        giveUp: () => remotes.giveUp(owned.remote),
      });
    return [open.slot, remotes.fillsOf(open.slot, roles).map(begin)] as const;
  });
  return Object.fromEntries(fillings);
}

/** Fetches the code and data of a screen's fillings because somebody points at a link to it. */
export function preloadSlots({ environment, remotes, roles }: Entry, module: RouteModule, address: RouteAddress): void {
  for (const open of module.slots ?? []) {
    const props = open.props(address);
    for (const owned of remotes.fillsOf(open.slot, roles)) {
      remotes
        .slotModule(owned)
        .then(({ panel, query }) =>
          Promise.all([
            remotes.follow(owned.remote, panel(), 'SLOT_CODE_FAILED'),
            query?.preload(environment, { props, now: new Date() }).ready,
          ]),
        )
        .catch(() => {
          // Nothing was asked for yet: the screen's own filling reports it.
        });
    }
  }
}
