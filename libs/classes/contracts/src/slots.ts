import { defineSlot } from '@console/platform/slots';

/** What a panel beside a class is given. */
export interface TrainingClassSlotProps {
  /** The class's id: `training_classes/01J…`. */
  readonly trainingClass: string;
}

/**
 * Cards in the side column of a class (O§2), below its trainer: what other domains know of it, such as its purchase orders. 280 px
 * wide, the whole width on narrow windows.
 */
export const trainingClassDetailPanel = defineSlot<TrainingClassSlotProps>('trainingClass.detail.panel');
