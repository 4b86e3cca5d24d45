import type { ComponentType } from 'react';
import type { PageQuery } from './routeModules.ts';
import type { SlotPlace, SlotProps } from './slots.ts';

/** The address of a filling: the slot's properties, and the time. */
export interface SlotAddress<Props extends SlotProps = SlotProps> {
  props: Props;
  now: Date;
}

/** The query and the panel of a filling, which load in parallel. */
export interface SlotModule<Props extends SlotProps = SlotProps, Here extends SlotProps = object> {
  /** The data that the panel needs before it shows. The panel reads it with `usePageQuery`. */
  query?: PageQuery<SlotAddress<Props>>;
  /** Data that may arrive after the panel. It is requested after `query` has arrived. */
  deferred?: Readonly<Record<string, PageQuery<SlotAddress<Props>>>>;
  panel: () => Promise<{ default: ComponentType<Props & Here> }>;
}

/** A filling's module with the name of its slot. */
export interface SlotModuleOf extends SlotModule {
  readonly slot: string;
}

export type SlotModules = Readonly<Record<string, SlotModuleOf>>;

/** Declares how one filling of a slot loads. Its query and its panel get the slot's properties. */
export function fillSlot<Props extends SlotProps, Here extends SlotProps>(
  slot: SlotPlace<Props, Here>,
  module: SlotModule<Props, Here>,
): SlotModuleOf {
  // The slot's name guarantees the type of the properties: `openSlot` checks it.
  return { ...(module as unknown as SlotModule), slot: slot.name };
}

/**
 * Declares how the fillings of a remote load, by their ids in `remote.ts`. It is the default export of its `slots.ts`.
 * That file is exposed as `./slots` and imports no panel code.
 */
export function defineSlotModules<const Modules extends SlotModules>(modules: Modules): Modules {
  return modules;
}
