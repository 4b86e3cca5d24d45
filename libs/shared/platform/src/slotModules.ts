import type { ComponentType } from 'react';
import type { PageQuery } from './routeModules.ts';
import type { SlotPlace, SlotProps } from './slots.ts';

/** What a filling's queries depend on: what the slot hands over, and the time. */
export interface SlotAddress<Props extends SlotProps = SlotProps> {
  props: Props;
  now: Date;
}

/** What is needed to fill a slot: a query and a panel, started side by side. */
export interface SlotModule<Props extends SlotProps = SlotProps> {
  /** The data without which the panel is not shown; the panel reads it with `usePageQuery`. */
  query?: PageQuery<SlotAddress<Props>>;
  /** Data that may arrive later than the panel; started after `query` has arrived. */
  deferred?: Readonly<Record<string, PageQuery<SlotAddress<Props>>>>;
  panel: () => Promise<{ default: ComponentType<Props> }>;
}

/** A filling's module together with the slot that it was written for. */
export interface SlotModuleOf extends SlotModule {
  readonly slot: string;
}

export type SlotModules = Readonly<Record<string, SlotModuleOf>>;

/** Says how one filling of a slot loads. Its query and its panel take what the slot hands over. */
export function fillSlot<Props extends SlotProps>(slot: SlotPlace<Props>, module: SlotModule<Props>): SlotModuleOf {
  // Whoever opens the slot hands over its own type: nothing else carries this name.
  return { ...(module as unknown as SlotModule), slot: slot.name };
}

/**
 * Declares how the slots that a remote fills load, by the ids of `remote.ts`. The default export of its `slots.ts`, which is
 * exposed as `./slots` and imports no panel's code.
 */
export function defineSlotModules<const Modules extends SlotModules>(modules: Modules): Modules {
  return modules;
}
