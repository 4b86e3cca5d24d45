import { Filling, type RouteAddress, type RouteModule, type RouteRecord } from '@console/platform';
import type { OwnedFill } from '../remotes/RemoteStore.ts';
import type { RouteContext } from './RouteContext.ts';

/** Fetches the scripts that fill a screen's slots, before the screen's own module has loaded. */
export function preloadSlotScripts({ remotes, roles }: RouteContext, { opens = [] }: RouteRecord): void {
  for (const slot of opens) for (const fill of remotes.fillsOf(slot, roles)) remotes.preloadSlot(fill);
}

/** Starts loading the fillings of a screen's slots. The screen does not wait for them (FED-08). */
export function openSlots(
  context: RouteContext,
  module: RouteModule,
  address: RouteAddress,
): Readonly<Record<string, readonly Filling[]>> {
  const { environment, remotes, roles } = context;
  const fillings = (module.slots ?? []).map((open) => {
    const props = open.props(address);
    const start = (owned: OwnedFill) =>
      new Filling(owned.fill, props, {
        environment,
        load: () => remotes.slotModule(owned),
        watchCode: (code) => remotes.watchCode(owned.remote, code, 'SLOT_CODE_FAILED'),
        cancelLoading: () => remotes.cancelLoading(owned.remote),
      });
    return [open.slot, remotes.fillsOf(open.slot, roles).map(start)] as const;
  });
  return Object.fromEntries(fillings);
}

/** Fetches the code and data of the fillings when the pointer is over a link to the screen. */
export function preloadSlots(
  { environment, remotes, roles }: RouteContext,
  module: RouteModule,
  address: RouteAddress,
): void {
  for (const open of module.slots ?? []) {
    const props = open.props(address);
    for (const owned of remotes.fillsOf(open.slot, roles)) {
      remotes
        .slotModule(owned)
        .then(({ panel, query }) =>
          Promise.all([
            remotes.watchCode(owned.remote, panel(), 'SLOT_CODE_FAILED'),
            query?.preload(environment, { props, now: new Date() }).ready,
          ]),
        )
        .catch(() => {
          // The filling itself reports the error when its screen opens.
        });
    }
  }
}
